/** The home page of someone with hundreds of repositories. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const MANY = 120;

/** The state of the index as it is, with more repositories in it; of those in `changed` with a new revision. */
async function withRepositories(page: Page, changed: readonly string[] = []): Promise<void> {
  const status = await (await page.request.get("/api/status")).json();
  const [pattern] = status.repositories;
  const more = Array.from({ length: MANY }, (_, at) => ({
    ...pattern,
    name: `harbour-${String(at + 1).padStart(3, "0")}`,
    symbols: at * 10,
    scope: at % 3 === 0 ? "external" : "user",
    state: at === 7 ? "failed" : "ready",
    revision: "a".repeat(40),
  }));
  for (const row of more) if (changed.includes(row.name)) row.revision = "b".repeat(40);
  const body = { ...status, repositories: [...status.repositories, ...more] };
  await page.route(/\/api\/status/, (route) => route.fulfill({ json: body }));
}

test("stays one page, however many repositories it lists, and finds one by a few letters", async ({ page }) => {
  await withRepositories(page);
  await page.goto("/");
  const card = page.getByRole("region", { name: "Repositories" });
  const filter = card.getByRole("textbox", { name: "Filter the repositories" });
  await expect(filter).toBeVisible({ timeout: 30_000 });
  // What scrolls is the list, not the frame around it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.getByRole("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(card.getByRole("link", { name: /harbour-118/ })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Failed" })).toHaveCount(1);
  await page.getByRole("main").evaluate((main) => main.scrollTo(0, 0));
  await expect(page.getByRole("heading", { name: "Add a repository" })).toBeInViewport();

  await filter.fill("042");
  await expect(card.getByRole("link")).toHaveCount(1);
  await filter.fill("");
  await card.getByRole("radio", { name: "Size" }).click();
  await expect(card.getByRole("region", { name: "External" }).getByRole("link").first()).toContainText("harbour-118");
});

test("says what is new since the last visit, and leads to the form below all rows", async ({ page, context }) => {
  await withRepositories(page);
  await page.goto("/");
  const card = page.getByRole("region", { name: "Repositories" });
  await expect(card.getByRole("region", { name: "External" })).toBeVisible({ timeout: 30_000 });
  await expect(card.getByRole("region", { name: /^New since/ })).toHaveCount(0);

  const later = await context.newPage();
  await later.setViewportSize({ width: 800, height: 900 });
  await withRepositories(later, ["harbour-042", "harbour-007"]);
  await later.goto("/");
  const news = later.getByRole("region", { name: "New since your last visit" });
  await expect(news.getByRole("link")).toHaveCount(2);
  await expect(news.getByRole("link").first()).toContainText("harbour-007");
  // It stays new for as long as the tab is open.
  await later.reload();
  await expect(news.getByRole("link")).toHaveCount(2);

  await later.getByRole("link", { name: "Add", exact: true }).click();
  await expect(later.getByRole("heading", { name: "Add a repository" })).toBeInViewport();
});
