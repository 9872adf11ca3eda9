/** The home page of someone with hundreds of repositories. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const MANY = 120;

/** The state of the index as it is, with more repositories in it. */
async function withRepositories(page: Page): Promise<void> {
  const status = await (await page.request.get("/api/status")).json();
  const [pattern] = status.repositories;
  const more = Array.from({ length: MANY }, (_, at) => ({
    ...pattern,
    name: `harbour-${String(at + 1).padStart(3, "0")}`,
    symbols: at * 10,
    scope: at % 3 === 0 ? "external" : "user",
    state: at === 7 ? "failed" : "ready",
  }));
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
