/** Two files side by side: opened by keyboard from every list, kept in the link, each pane with its own place. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const SHIP = "/r/game/server/src/harbor/PortAuthority.java?symbol=java%20harbor%2FPortAuthority%23";

const pane = (page: Page) => page.getByRole("region", { name: /^Beside: / });
const placeOf = (page: Page) => pane(page).getByRole("navigation", { name: "Place beside" });
const inPane = (page: Page) => page.locator('[data-panel="beside"] .monaco-editor :focus');

/** The interface that `PortAuthority` names, in the second pane. */
async function openAuthorityBeside(page: Page): Promise<void> {
  await page.keyboard.press("End");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Enter");
  await expect(placeOf(page)).toContainText("Authority.java");
  await expect(inPane(page)).toHaveCount(1);
}

test.describe("Two files side by side", () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ viewport: { width: 1500, height: 900 } });

  test("a definition opens beside, by keyboard, and the code stays where it is", async ({ page, code }) => {
    await page.goto(SHIP);
    await code.ready();
    await openAuthorityBeside(page);
    await expect(page).toHaveURL(/PortAuthority\.java\?.*beside=game%2Fserver/);
    await expect(code.place).toContainText("PortAuthority.java");
    await expect(page.locator(".monaco-editor")).toHaveCount(2);
    // Both are coloured: one declares what the other does not.
    for (const panel of ["code", "beside"])
      await expect(page.locator(`[data-panel="${panel}"] .view-line [class^="mtk"]:not(.mtk1)`).first()).toBeVisible();
  });

  test("a colleague's link opens the same pair, and closing one keeps the other", async ({ page, code, browser }) => {
    await page.goto(SHIP);
    await code.ready();
    await openAuthorityBeside(page);
    const colleague = await browser.newContext({ viewport: { width: 1500, height: 900 } });
    const theirs = await colleague.newPage();
    await theirs.goto(page.url());
    await expect(theirs.locator('[data-panel="code"] .come-for')).toHaveText("PortAuthority");
    await expect(theirs.locator('[data-panel="beside"] .come-for')).toHaveText("Authority");
    await theirs.getByRole("button", { name: "Close this pane" }).click();
    await expect(pane(theirs)).toHaveCount(0);
    await expect(theirs).toHaveURL(/\/Authority\.java\?symbol=[^&]*$/);
    await expect(theirs.locator('[data-panel="code"] .come-for')).toHaveText("Authority");
    await colleague.close();
  });

  test("the palette, usages, a peek and the files open beside with Ctrl Enter", async ({ page, code, palette }) => {
    await page.goto(SHIP);
    await code.ready();
    await palette.open();
    await palette.type("ChartLoader");
    await page.keyboard.press("Control+Enter");
    await expect(palette.dialog).toHaveCount(0);
    await expect(placeOf(page)).toContainText("load_charts.py");
    await expect(inPane(page)).toHaveCount(1);

    await code.marked.first().click();
    await page.keyboard.press("u");
    await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeFocused();
    await page.keyboard.press("Escape");

    await code.line("implements Authority").getByText("Authority", { exact: true }).click();
    await page.keyboard.press("Alt+F12");
    await expect(page.getByRole("region", { name: "Peek of Authority" })).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(placeOf(page).getByRole("button", { name: "Authority.java", exact: true })).toBeVisible();

    await page.keyboard.press("f");
    await page.keyboard.press("Control+Enter");
    await expect(placeOf(page)).toContainText("PortAuthority.java");
    // The same file twice: one text, two places.
    await expect(page.locator('[data-panel="beside"] .view-line').getByText("MOST_WAITING").first()).toBeVisible();
    await expect(code.place).toContainText("PortAuthority.java");
  });

  test("a file that is still being read takes no focus from who went elsewhere", async ({ page, code }) => {
    await page.goto(SHIP);
    await code.ready();
    await expect(code.files.getByRole("treeitem", { name: "file PortAuthority.java" })).toBeVisible();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/files\/content.*Authority\.java/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("End");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+Enter");
    await expect(placeOf(page)).toContainText("Authority.java");
    await page.keyboard.press("f");
    const here = code.files.getByRole("treeitem", { name: "file PortAuthority.java" });
    await expect(here).toBeFocused();
    release();
    await expect(page.locator('[data-panel="beside"] .view-line').first()).toBeVisible();
    await expect(here).toBeFocused();
  });

  test("a narrow window has one pane, and leads to the other file", async ({ page, code }) => {
    await page.goto(SHIP);
    await code.ready();
    await openAuthorityBeside(page);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(pane(page)).toHaveCount(0);
    await expect(page.getByText("Beside: Authority.java")).toBeVisible();
    await page.setViewportSize({ width: 1500, height: 900 });
    await expect(pane(page)).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page).toHaveURL(/\/Authority\.java\?symbol=[^&]*$/);
  });

  test("a line that was found opens beside the list, which stays, by keyboard and in the link", async ({
    page,
    browser,
  }) => {
    await page.goto("/search?q=MOST_WAITING");
    const hit = page.getByRole("link", { name: /waiting\.size\(\) >= MOST_WAITING/ });
    await expect(hit).toBeVisible();
    await hit.focus();
    await page.keyboard.press("Control+Enter");
    await expect(placeOf(page)).toContainText("PortAuthority.java");
    await expect(inPane(page)).toHaveCount(1);
    await expect(hit).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=MOST_WAITING&beside=game%2Fserver.*L14/);
    await page.keyboard.press("F6");
    await expect(hit).toBeFocused();

    const colleague = await browser.newContext({ viewport: { width: 1500, height: 900 } });
    const theirs = await colleague.newPage();
    await theirs.goto(page.url());
    await expect(placeOf(theirs)).toContainText("PortAuthority.java");
    await expect(theirs.getByRole("link", { name: /waiting\.size\(\) >= MOST_WAITING/ })).toBeVisible();
    await colleague.close();

    await page.keyboard.press("Control+Shift+Enter");
    await expect(pane(page)).toHaveCount(0);
    await expect(hit).toBeFocused();
    await expect(page).toHaveURL(/\/search\?q=MOST_WAITING$/);
  });

  test("usages asked for in a file beside a list make it the page, with its dock", async ({ page, code }) => {
    await page.goto(`/search?q=${encodeURIComponent("PortAuthority type:symbol")}`);
    const row = page.getByRole("region", { name: "Matches" }).getByRole("link", { name: /^class PortAuthority/ });
    await row.focus();
    await page.keyboard.press("Control+Enter");
    await expect(inPane(page)).toHaveCount(1);
    await page.keyboard.press("u");
    await expect(page).toHaveURL(/\/r\/game\/server.*PortAuthority\.java\?.*dock=usages/);
    await code.ready();
    await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeVisible();
    await expect(pane(page)).toHaveCount(0);
  });
});
