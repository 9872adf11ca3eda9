import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("files and outline come up as sheets; a choice in them closes the sheet", async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    const bar = page.getByRole("navigation", { name: "File", exact: true });
    await bar.getByRole("button", { name: "Outline" }).tap();
    await code.outline.getByRole("treeitem", { name: /nextShip/ }).tap();
    await expect(page).toHaveURL(/nextShip/);
    await expect(code.plain.locator(".come-for")).toHaveText("nextShip");
    await bar.getByRole("button", { name: "Files" }).tap();
    await expect(code.outline).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await code.files.getByRole("treeitem", { name: "file Manifest.kt" }).tap();
    await expect(page).toHaveURL(/Manifest\.kt$/);
    await expect(code.files).toBeHidden();
  });

  test("a touched name says what it is and leads to its definition and its usages", async ({ page, code }) => {
    await page.goto("/r/game/Source/Harbor/Private/MyPlayerController.cpp");
    await code.plain.locator("#L6").getByText("IsTaken").tap();
    const sheet = page.getByRole("region", { name: "About IsTaken" });
    await expect(sheet).toContainText("FBerth");
    await expect(sheet).toContainText("receiver");
    await expect(sheet.getByRole("button", { name: "1 usage" })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await sheet.getByRole("button", { name: "Definition" }).tap();
    await expect(page).toHaveURL(/Berth\.h\?symbol=/);
    await expect(code.plain.locator(".come-for")).toHaveText("IsTaken");
    await code.plain.locator(".come-for").tap();
    await sheet.getByRole("button", { name: "1 usage" }).tap();
    const usages = page.getByRole("tree", { name: "Usages of IsTaken" });
    await expect(usages.getByRole("treeitem", { name: /^line 6, call in .*proven by receiver/ })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(usages).toHaveCount(0);
  });

  test("a touch beside every name says that nothing stands there, and Esc takes the sheet away", async ({
    page,
    code,
  }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    await code.plain
      .locator("#L6")
      .getByText("/** Decides which ship")
      .tap({ position: { x: 6, y: 10 } });
    const sheet = page.getByRole("region", { name: /^About/ });
    await expect(sheet.getByRole("status")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  test("the foot of the palette is one row of signs, and the table of the status loses no column", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Go to symbol" }).tap();
    const signs = page.locator(".palette-sign");
    await expect(signs).toHaveCount(4);
    const boxes = await signs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const [at, { left }] of boxes.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(boxes[at].right);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(360);
    await page.goto("/status");
    const ends = await page
      .getByRole("columnheader", { name: "State" })
      .first()
      .evaluate((head) => head.closest("table")!.scrollWidth - head.closest(".status-table")!.clientWidth);
    expect(ends).toBeLessThanOrEqual(0);
  });

  test("the bar leads from a header to its source, and the menu leads home", async ({ page }) => {
    await page.goto("/r/game/Source/Harbor/Public/HarborMap.h");
    await page.getByRole("link", { name: "Source", exact: true }).tap();
    await expect(page).toHaveURL(/HarborMap\.cpp/);
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("link", { name: "Home" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every symbol, no path asked.");
  });

  test("the page of the API is as wide as the screen, to the last field", async ({ page }) => {
    await page.goto("/reference");
    const main = page.getByRole("main");
    await expect(main.getByRole("form", { name: "Try find_code" })).toBeVisible();
    const [scrolled, shown] = await main.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(scrolled).toBe(shown);
  });
});

test.describe("In a window of 800 pixels", () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test("the files are a drawer: it takes the focus, Esc gives it back, a file closes it", async ({ page, code }) => {
    await code.open("PortAuthority");
    await expect(code.files).toBeHidden();
    const opener = page.getByRole("button", { name: "Files" });
    await opener.click();
    const focused = page.locator(":focus");
    await expect(focused).toHaveAccessibleName("file PortAuthority.java");
    await page.keyboard.press("Escape");
    await expect(code.files).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("f");
    await expect(focused).toHaveAccessibleName("file PortAuthority.java");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/Manifest\.kt$/);
    await expect(code.files).toBeHidden();
  });

  test("the outline is a tab of the dock", async ({ page, code }) => {
    await code.open("PortAuthority");
    await page.keyboard.press("o");
    await expect(page.getByRole("tab", { name: "Outline", selected: true })).toBeFocused();
    await code.outline.getByRole("treeitem", { name: /nextShip/ }).click();
    await expect(code.marked).toHaveText("nextShip");
    await page.setViewportSize({ width: 1400, height: 700 });
    await expect(page.getByRole("tab", { name: "Outline" })).toHaveCount(0);
    await expect(code.outline).toBeVisible();
  });
});
