import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Palette } from "./pages/palette";

/** From the home page to a symbol, by keys alone. */
async function openFromHome(page: Page, palette: Palette, name: string): Promise<void> {
  await page.goto("/");
  await palette.open("/");
  await page.keyboard.type(name);
  await palette.settled(name);
  await page.keyboard.press("Enter");
}

test("Everything between a name and its code goes by keyboard alone", async ({ page, palette, code }) => {
  await openFromHome(page, palette, "PortAuthority");
  await code.ready();
  await expect(code.marked).toHaveText("PortAuthority");

  // To the outline, one symbol down, into the code.
  const focused = page.locator(":focus");
  await page.keyboard.press("o");
  await expect(focused).toHaveAccessibleName(/^class PortAuthority/);
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/MOST_WAITING/);
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("MOST_WAITING");

  // To the files, and the one above.
  await page.keyboard.press("f");
  await expect(focused).toHaveAccessibleName("file PortAuthority.java");
  await page.keyboard.press("ArrowUp");
  await expect(focused).toHaveAccessibleName("file Manifest.kt");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/Manifest\.kt$/);
  await code.ready();
});

for (const held of ["all of them", "those below the first"])
  test(`The files take the keys while folders are still being read, ${held}, and lead to the open file`, async ({
    page,
    code,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/files\?/, async (route) => {
      const folder = new URL(route.request().url()).searchParams.get("folder");
      if (held === "all of them" || folder !== "") await released;
      await route.continue();
    });
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    await code.ready();
    if (held !== "all of them") await expect(code.files.getByRole("treeitem").first()).toBeVisible();
    await page.keyboard.press("f");
    const focused = page.locator(":focus");
    await expect(code.files.locator(":focus").or(code.files.and(focused))).toHaveCount(1);
    release();
    await expect(focused).toHaveAccessibleName("file PortAuthority.java");
    await page.keyboard.press("ArrowUp");
    await expect(focused).toHaveAccessibleName("file Manifest.kt");
  });

test("Definition after definition goes by F12 alone, from the palette on", async ({ page, palette, code }) => {
  await openFromHome(page, palette, "PortAuthority");
  await expect(page).toHaveURL(/PortAuthority\.java\?symbol=/);
  await code.ready();
  const inCode = page.locator(".monaco-editor :focus");
  await expect(inCode).toHaveCount(1);
  await page.keyboard.press("End");
  // Back over the brace into `Authority`, the interface.
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("F12");
  await expect(page).toHaveURL(/\/Authority\.java\?symbol=/);
  await code.ready();
  await expect(code.marked).toHaveText("Authority");
  await expect(inCode).toHaveCount(1);
});

test("A usage that is opened takes the keys: F12 leads on from the name, and Back returns to it", async ({
  page,
  code,
}) => {
  await code.open("Authority");
  await page.keyboard.press("u");
  await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeFocused();
  const focused = page.locator(":focus");
  const inCode = page.locator(".monaco-editor :focus");
  await expect(page.getByRole("treeitem", { name: /implements Authority/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/^line \d+, .*implements Authority/);

  // Space shows it and stays in the list, Enter goes there.
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/PortAuthority\.java.*#L\d+C\d+$/);
  await code.ready();
  await expect(focused).toHaveAccessibleName(/^line \d+, .*implements Authority/);
  await page.keyboard.press("Enter");
  await expect(inCode).toHaveCount(1);
  for (const returned of [false, true]) {
    await page.keyboard.press("F12");
    await expect(page).toHaveURL(/\/Authority\.java\?symbol=/);
    await code.ready();
    await expect(code.marked).toHaveText("Authority");
    await expect(inCode).toHaveCount(1);
    if (returned) break;
    await page.goBack();
    await expect(page).toHaveURL(/\/PortAuthority\.java.*#L\d+C\d+$/);
    await code.ready();
    await expect(inCode).toHaveCount(1);
  }
});

test("The first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/status");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to content");
});

test("? lists the keys, and Esc closes the list", async ({ page }) => {
  await page.goto("/status");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(keys).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(keys).toContainText("Go to symbol or file");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
});
