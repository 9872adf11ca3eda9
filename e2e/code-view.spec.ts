import type { Locator } from "@playwright/test";
import { DECEIVING } from "./corpus";
import { expect, test, urlOf } from "./fixtures";

test.describe("The code view", () => {
  test("opens from the palette with Enter, in the editor, at the symbol", async ({ page, palette, code }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("almanacPage57");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/r\/game\/web\/src\/almanac\.ts\?symbol=/);
    await code.ready();
    await expect(code.line("function almanacPage57()")).toBeInViewport();
    await expect(code.marked).toHaveText("almanacPage57");
    await expect(code.cursorLine).toHaveText(String(57 * 12 + 1));
  });

  test("keeps every line where it stands when the editor takes over", async ({ page, code }) => {
    // The editor comes when it may: until then the rows of the first paint are looked at, and scrolled.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const address = await urlOf(page, "almanacPage30");
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes("revealLineNearTop")) await held;
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    const text = "function almanacPage30()";
    const row = page.locator(".server-text", { hasText: text });
    await expect(row).toBeInViewport();
    await page.locator(".server-code").evaluate((rows) => rows.scrollBy(0, 53));
    const before = await placeOf(page.locator(".server-code"), text);
    release();
    await code.ready();
    expect(await placeOf(code.editor, text)).toEqual(before);
  });

  test("shows every language of the corpus with its names, coloured", async ({ page, code }) => {
    for (const [path, name] of [
      ["Source/Harbor/Private/HarborMap.cpp", "DepthAt"],
      ["server/src/harbor/PortAuthority.java", "admitShip"],
      ["tools/load_charts.py", "ChartLoader"],
      ["shared/buoy.rs", "Rhythm"],
    ]) {
      await page.goto(`/r/game/${path}`);
      await code.ready();
      await expect(code.line(name).first()).toBeVisible();
      await expect(code.outline.getByRole("treeitem", { name: new RegExp(name) }).first()).toBeVisible();
      const colours = await code.editor
        .locator(".view-line span span")
        .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
      expect(colours).toBeGreaterThan(2);
    }
  });

  test("colours names by what they mean, and not by how they are spelled", async ({ page, code }) => {
    await page.goto("/r/game/Source/Harbor/Private/HarborMap.cpp");
    await code.ready();
    const line = code.line("Depths[GateNumber] += 0.5f");
    await expect(line.locator(".means-plain", { hasText: "GateNumber" })).toBeVisible();
    await expect(line.locator(".means-data", { hasText: "Depths" })).toBeVisible();
    await expect(code.line("if (GateNumber").locator(".means-note", { hasText: "MAX_GATES" })).toBeVisible();
  });

  test("leads through the outline, with an address for each step and the way back", async ({ page, code }) => {
    await code.open("almanacPage3");
    await expect(code.line("function almanacPage3()")).toBeInViewport();
    await code.outline.getByRole("treeitem", { name: /almanacPage9,/ }).click();
    await expect(page).toHaveURL(/almanacPage9/);
    await expect(code.marked).toHaveText("almanacPage9");
    await expect(code.line("function almanacPage9()")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/almanacPage3/);
    await expect(code.marked).toHaveText("almanacPage3");
  });

  test("leads through the files: folders unfold, a file opens, the open one is marked", async ({ page, code }) => {
    await page.goto("/r/game");
    await code.files.getByRole("treeitem", { name: "folder shared" }).click();
    await code.files.getByRole("treeitem", { name: "file buoy.rs" }).click();
    await expect(page).toHaveURL(/\/r\/game\/shared\/buoy\.rs$/);
    await code.ready();
    await expect(code.line("pub struct Buoy")).toBeVisible();
    await expect(code.files.locator('[aria-current="page"]')).toHaveAccessibleName(/buoy\.rs/);
  });

  test("shows markup in the source as text", async ({ page, code }) => {
    await page.goto("/r/game/web/src/tide-chart.tsx");
    await code.ready();
    await expect(code.line('<script>alert("never run")</script>')).toBeVisible();
  });

  test("marks characters that cannot be seen; the editor's worker, which finds them, runs", async ({ page, code }) => {
    const worker = page.waitForEvent("worker");
    await page.goto(`/r/game/${DECEIVING}`);
    await code.ready();
    expect((await worker).url()).toContain("/_next/static/");
    await expect(code.editor.locator(".unicode-highlight")).toHaveCount(1);
  });
});

test.describe("An address that names nothing", () => {
  // The browser tells of a page that answers 404.
  test.use({ expectedComplaints: [/the server responded with a status of 404/] });

  test("leads to a page that says what was asked for and what comes nearest", async ({ page }) => {
    await page.goto("/r/game/shared/buoi.rs");
    await expect(page.getByRole("heading", { name: "Nothing is here" })).toBeVisible();
    await expect(page.getByRole("link", { name: /buoy\.rs/ })).toBeVisible();
  });
});

/**
 * Where the words stand on the screen, in whole pixels. They are looked for and measured in one step, for the editor
 * draws a line anew whenever its colours change, and a line that is gone measures nothing.
 */
function placeOf(rows: Locator, words: string): Promise<{ x: number; y: number }> {
  return rows.evaluate((element, wanted) => {
    const plain = (text: string): string => text.replaceAll("\u00a0", " ");
    const line = [...element.querySelectorAll(".server-text, .view-line")].find((row) =>
      plain(row.textContent).includes(wanted),
    );
    if (line === undefined) throw new Error(`${wanted} is not there`);
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const first = wanted.split(" ")[0];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(first) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + first.length);
      const { x, y } = range.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }
    throw new Error(`${wanted} is not there`);
  }, words);
}
