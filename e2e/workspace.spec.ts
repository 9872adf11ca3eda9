/** From file to file the workspace stays: its folders, its lists, its editor. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** A mark on the elements of the page: another page would not have it. */
async function markWorkspace(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(".workspace, .code-view, [role=tree]"))
      part.setAttribute("data-stays", "");
  });
}

const staying = (page: Page) => page.locator(":is(.workspace, .code-view, [role=tree])[data-stays]");

test("F12 into another file keeps the editor and the folders as they were, and Back returns", async ({
  page,
  code,
}) => {
  await code.open("PortAuthority");
  const tools = code.files.getByRole("treeitem", { name: "folder tools" });
  await tools.click();
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await expect(code.files.getByRole("treeitem", { name: "file load_charts.py" })).toBeVisible();
  await markWorkspace(page);
  const parts = await staying(page).count();
  expect(parts).toBeGreaterThanOrEqual(4);

  await code.line("implements Authority").getByText("Authority", { exact: true }).last().click();
  await page.keyboard.press("F12");
  await expect(page).toHaveURL(/\/Authority\.java\?symbol=/);
  await expect(code.marked).toHaveText("Authority");
  await expect(code.line("interface Authority")).toBeInViewport();
  await expect(page).toHaveTitle(/^Authority\.java · game/);
  await expect(code.files.locator('[aria-current="page"]')).toHaveAccessibleName(/Authority\.java/);
  await expect(code.outline.getByRole("treeitem", { name: /interface Authority/ })).toBeVisible();
  expect(await staying(page).count()).toBe(parts);
  await expect(tools).toHaveAttribute("aria-expanded", "true");

  await page.goBack();
  await expect(page).toHaveURL(/\/PortAuthority\.java/);
  await expect(code.line("implements Authority")).toBeInViewport();
  await page.goForward();
  await expect(code.marked).toHaveText("Authority");
  expect(await staying(page).count()).toBe(parts);
});

test("a file that is chosen in the tree or in the palette takes the place of the one before", async ({
  page,
  palette,
  code,
}) => {
  await code.open("PortAuthority");
  await markWorkspace(page);
  const parts = await staying(page).count();
  await code.files.getByRole("treeitem", { name: "file Manifest.kt" }).click();
  await expect(page).toHaveURL(/Manifest\.kt$/);
  await expect(code.line("Manifest").first()).toBeVisible();
  await palette.open();
  await palette.type("ChartLoader");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/load_charts\.py\?symbol=/);
  await expect(code.marked).toHaveText("ChartLoader");
  expect(await staying(page).count()).toBe(parts);

  // The link opens the same place for whoever loads it.
  await page.reload();
  await code.ready();
  await expect(code.marked).toHaveText("ChartLoader");
});

test("Back from another page shows the file that the address names", async ({ page, code }) => {
  await code.open("PortAuthority");
  await code.files.getByRole("treeitem", { name: "file Manifest.kt" }).click();
  await expect(page).toHaveURL(/Manifest\.kt$/);
  await page.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL(/\/status$/);
  await page.goBack();
  await expect(page).toHaveURL(/Manifest\.kt$/);
  await code.ready();
  await expect(code.line("Manifest").first()).toBeVisible();
  await expect(code.place).toContainText("Manifest.kt");
});

test.describe("Without the server", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });

  test("a file that is chosen leaves the page as it is, says so, and comes with the next try", async ({
    page,
    code,
    context,
  }) => {
    await code.open("PortAuthority");
    await expect(code.files.getByRole("treeitem", { name: "file Manifest.kt" })).toBeVisible();
    await context.setOffline(true);
    await code.files.getByRole("treeitem", { name: "file Manifest.kt" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "Manifest.kt could not be read." });
    await expect(failure).toBeVisible({ timeout: 2_000 });
    await expect(page.getByRole("button", { name: /^Offline/ })).toBeVisible({ timeout: 2_000 });
    await expect(page).toHaveURL(/PortAuthority\.java/);
    await expect(code.line("class PortAuthority")).toBeVisible();
    await context.setOffline(false);
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL(/Manifest\.kt$/);
    await expect(failure).toHaveCount(0);
  });
});
