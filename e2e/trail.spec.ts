/** The reading trail: where a reader has been, walked back and forth, kept over a reload, and shared as one link. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const rows = (page: Page) => page.getByRole("tree", { name: "Reading trail" }).getByRole("treeitem");

test.describe("The reading trail", () => {
  // A long walk, by several pages.
  test.describe.configure({ timeout: 120_000 });
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("names each place and why it was gone to, is walked by keys, and opens for a colleague", async ({
    page,
    code,
    palette,
    browser,
  }) => {
    await page.goto("/r/game/tools/load_charts.py");
    await code.ready();
    await palette.open();
    await palette.type("PortAuthority");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/PortAuthority\.java\?symbol=/);
    await code.ready();
    await code.line("implements Authority").getByText("Authority", { exact: true }).click();
    await page.keyboard.press("F12");
    await expect(page).toHaveURL(/\/Authority\.java\?symbol=/);
    await code.ready();

    await page.keyboard.press("w");
    await expect(page.getByRole("tab", { name: "Trail 3", selected: true })).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(0)).toHaveAccessibleName("file, load_charts.py, game/tools/load_charts.py, link");
    await expect(rows(page).nth(1)).toHaveAccessibleName(/^class, PortAuthority, .*PortAuthority\.java:7, search$/);
    await expect(rows(page).nth(2)).toHaveAccessibleName(/^interface, Authority, .*Authority\.java:\d+, definition$/);
    await expect(rows(page).nth(2)).toHaveAttribute("aria-current", "location");

    // The browser's own Back moves along the trail, and adds nothing to it.
    await page.goBack();
    await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "location");
    await page.goForward();
    await expect(rows(page).nth(2)).toHaveAttribute("aria-current", "location");
    await page.keyboard.press("w");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/load_charts\.py/);
    await expect(rows(page).nth(0)).toHaveAttribute("aria-current", "location");
    await expect(rows(page)).toHaveCount(3);

    await page.reload();
    await code.ready();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Copy link to this trail" }).click();
    await expect(page.getByText("Link copied. It opens this trail.").first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const colleague = await browser.newContext();
    const theirs = await colleague.newPage();
    await theirs.goto(link);
    await expect(rows(theirs)).toHaveCount(3);
    await expect(rows(theirs).nth(1)).toHaveAccessibleName(/^class, PortAuthority, .*, search$/);
    await expect(theirs).not.toHaveURL(/trail=/);
    await rows(theirs).nth(2).click();
    await expect(theirs).toHaveURL(/\/Authority\.java\?symbol=/);
    await colleague.close();

    await page.getByRole("button", { name: "Forget" }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});
