/** Texts without a grammar: found by name, opened in colours, searched, and told apart from sources. */
import { expect, test } from "./fixtures";

test.describe("A text without symbols", () => {
  test("is found by its name and opens in colours", async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("HARBOUR.md");
    await palette.dialog.getByRole("option", { name: /HARBOUR\.md/ }).click();
    await expect(page).toHaveURL(/docs\/HARBOUR\.md/);
    const heading = page.locator(".view-line").filter({ hasText: "# The harbour" }).locator("span span").first();
    const words = page.locator(".view-line").filter({ hasText: "Ships wait" }).locator("span span").first();
    const colour = (of: typeof heading) => of.evaluate((element) => getComputedStyle(element).color);
    await expect(heading).toBeVisible();
    await expect.poll(async () => (await colour(heading)) !== (await colour(words))).toBe(true);
  });

  test("is searched, narrowed by its language and its folder", async ({ page }) => {
    await page.goto("/search?q=lantern");
    await expect(page.locator(".hit-file").filter({ hasText: "deploy.yaml" })).toBeVisible();
    await page.goto("/search?q=lantern+lang%3Ayaml");
    await expect(page.locator(".hit-file")).toHaveCount(1);
    await page.goto("/search?q=lantern+path%3Adocs%2F");
    await expect(page.locator(".hit-file")).toHaveCount(2);
  });

  test("stands in the tree, and is counted apart from sources", async ({ page }) => {
    await page.goto("/r/game/docs/deploy.yaml");
    await expect(page.getByRole("treeitem", { name: "file deploy.yaml" })).toBeVisible();
    await page.goto("/status");
    await expect(page.getByRole("main")).toContainText(/\d+ source files and \d+ text files read/);
    await expect(page.getByRole("main").getByText("YAML", { exact: true }).first()).toBeVisible();
  });

  test("that may hold secrets is listed, and nothing of it is kept", async ({ page }) => {
    await page.goto("/search?q=of-the-keeper");
    await expect(page.locator(".hit-file")).toHaveCount(0);
    await page.goto("/r/game/server/.env");
    await expect(page.getByRole("main")).toContainText(/may hold secrets/);
  });
});

test("what the home page offers to try finds something", async ({ page }) => {
  await page.goto("/");
  const tries = page.locator(".tries .chip");
  await expect(tries.first()).toBeVisible();
  for (let at = 0; at < (await tries.count()); at++) {
    await tries.nth(at).click();
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});
