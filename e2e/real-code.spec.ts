/** The journeys of `journeys.spec.ts` over code of others, and what only large code asks for; by keyboard alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { startInstance, type Instance } from "./instance";
import { findByThreeLetters, peekJumpAndShare, tabTo, walkHierarchy } from "./journeys";
import { layOutRealCode, type RealCode } from "./real-code";

const FAMILY = { letters: "cal", type: "CallExpression", base: "LeftHandSideExpression" };
const PARSER = "parser/parser.c";

let real: RealCode;
let instance: Instance;
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({
  // Asked for once before there is one, for what is done before all.
  baseURL: async ({}, use) => use(instance?.url),
  permissions: ["clipboard-read", "clipboard-write"],
  viewport: { width: 1440, height: 900 },
  // A busy machine may need more than the time of one answer; the page asks again.
  expectedComplaints: [/status of 504/],
});
test.beforeAll(async () => {
  test.setTimeout(420_000);
  real = layOutRealCode();
  instance = await startInstance(real.folder, [real.source, "--no-precise", "--no-watch"]);
});
test.afterAll(async () => {
  await instance?.stop();
  real?.remove();
});

const linesOf = (path: string): string[] => readFileSync(join(real.source, path), "utf8").split("\n");
const figure = (value: number): string => value.toLocaleString("en");

test("A class is found by three letters, its base is looked at, gone to, left and shared", async ({
  page,
  palette,
  code,
  browser,
}) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, FAMILY);
  await peekJumpAndShare(reader, FAMILY, browser);
});

test("A hierarchy of many types is walked down and up, as a list and as a picture", async ({ page, palette, code }) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, { ...FAMILY, letters: "lhs", type: "LeftHandSideExpression" });
  await walkHierarchy(reader, FAMILY);
});

test("More than 10,000 usages are counted to the last and narrowed to those that are wanted", async ({
  page,
  palette,
  code,
}) => {
  const uses = linesOf(PARSER).filter((line) => /\bACTIONS\(/.test(line));
  expect(uses.length).toBeGreaterThan(5000);
  await findByThreeLetters({ page, palette, code }, { letters: "act", type: "ACTIONS", base: "" });
  await page.keyboard.press("u");
  const tab = page.getByRole("tab", { name: /^Usages/, selected: true });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveText(`Usages ${figure(uses.length)}`, { timeout: 120_000 });

  const tree = page.getByRole("tree", { name: "Usages of ACTIONS" });
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  await tabTo(page, "searchbox", /^Text in the line/);
  await page.keyboard.type("sym_identifier");
  const wanted = uses.filter((line) => line.includes("sym_identifier")).length;
  const inFile = tree.getByRole("treeitem", { name: /parser\.c/ }).first();
  await expect(inFile).toContainText(new RegExp(`${wanted}$`), { timeout: 60_000 });
  await expect(page).toHaveURL(/text=sym_identifier/);
  await page.keyboard.press("Tab");
  await expect(tree.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(tree.locator(":focus")).toHaveAccessibleName(/^line \d+, .*sym_identifier/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/parser\.c.*text=sym_identifier/);
  await expect(code.cursorLine).toBeVisible();
});

test("A file of more than 50,000 lines is read from end to end", async ({ page, palette, code }) => {
  const lines = linesOf(PARSER);
  expect(lines.length).toBeGreaterThan(50_000);
  await page.goto(`/r/real/${PARSER}`);
  await code.ready();
  const near = 55_000;
  await palette.open("Control+g");
  await page.keyboard.type(String(near));
  await page.keyboard.press("Enter");
  await expect(code.cursorLine).toHaveText(String(near));
  await expect(code.line(lines[near - 1].trim()).first()).toBeVisible();

  // Only what is seen is on the page.
  expect(await page.locator(".view-line").count()).toBeLessThan(300);
  await page.keyboard.press("Control+f");
  await page.keyboard.type("TSLanguage language = {");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const found = lines.findIndex((line) => line.includes("TSLanguage language = {")) + 1;
  await expect(code.cursorLine).toHaveText(String(found));
  await page.keyboard.press("Control+End");
  await expect(code.line(lines.findLast((line) => line.trim() !== "") ?? "").last()).toBeVisible();
  await page.keyboard.press("Control+Home");
  await expect(code.cursorLine).toHaveText("1");

  await page.goto(`/r/real/${PARSER}#L${near}`);
  await code.ready();
  await expect(code.line(lines[near - 1].trim()).first()).toBeVisible();
});
