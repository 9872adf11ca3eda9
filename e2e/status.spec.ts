import { LEFT_OUT } from "./corpus";
import { expect, test } from "./fixtures";

test.describe("The status page", () => {
  for (const [file, reason] of Object.entries(LEFT_OUT)) {
    test(`lists ${file}, which was left out, with its reason`, async ({ page }) => {
      await page.goto("/status");
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: file }) });
      await expect(row).toContainText("Skipped");
      await expect(row).toContainText(reason);
    });
  }

  test("leads to a page that says why a file has no text", async ({ page }) => {
    await page.goto("/status");
    await page.getByRole("link", { name: "web/src/vendor.js" }).click();
    await expect(page.getByRole("heading", { name: "No text of vendor.js" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(LEFT_OUT["web/src/vendor.js"]);
  });

  test("tells repositories, languages and that everything was read", async ({ page }) => {
    await page.goto("/status");
    const repositories = page.getByRole("region", { name: /^Repositories/ });
    await expect(repositories.getByRole("row", { name: /game/ })).toContainText("Ready");
    await expect(repositories.getByRole("row", { name: /engine/ })).toContainText("external");
    for (const language of ["C++", "Java", "TypeScript", "Python", "Rust", "Go"])
      await expect(page.getByRole("main").getByText(language, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Index ready" })).toBeVisible();
  });

  test("keeps the rest in reach of whoever has many repositories, and shows all of them when asked", async ({
    page,
  }) => {
    await page.route(/\/api\/status/, async (route) => {
      const status = await (await route.fetch()).json();
      const [known] = status.repositories;
      const more = Array.from({ length: 60 }, (_, at) => ({ ...known, name: `quay-${at + 10}` }));
      more[58].state = "failed";
      await route.fulfill({ json: { ...status, repositories: [...status.repositories, ...more] } });
    });
    await page.goto("/status");
    const repositories = page.getByRole("region", { name: /^Repositories/ });
    await expect(repositories.getByRole("row").nth(1)).toContainText("quay-68", { timeout: 30_000 });
    await expect(repositories.getByRole("row")).toHaveCount(13);
    await repositories.getByRole("button", { name: /^All \d+ repositories/ }).click();
    await expect(repositories.getByRole("row", { name: /quay-47/ })).toHaveCount(1);
  });
});
