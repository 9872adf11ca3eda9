/**
 * Journeys by keyboard alone over code of a size that no checkout should carry, on a Fathom of their own: it is
 * watched while it grows, and goes away and comes back.
 */
import { ownFolder, type OwnFolder } from "../testing/e2e/own-folder";
import { expect, test } from "./fixtures";
import { startInstance, type Instance } from "./instance";
import { tabTo } from "./journeys";

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const LINES = 50_000;
const CALLERS = 60;
const CALLS = 12;

/** A file of many lines, a function on each fifth of them. */
function longFile(): string {
  const functions = Array.from({ length: LINES / 5 }, (_, at) =>
    [`export function page${at}(): number {`, "  // one line", "  // another", `  return ${at};`, "}"].join("\n"),
  );
  return `${functions.join("\n")}\n`;
}

/** Files that call one function many times, half of them in another folder. */
function callers(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: CALLERS }, (_, at) => {
      const calls = Array.from({ length: CALLS }, (_, call) => `  soundHorn(${at * CALLS + call});`);
      const text = `import { soundHorn } from "../horn";\n\nexport function caller${at}(): void {\n${calls.join("\n")}\n}\n`;
      return [`${at % 2 === 0 ? "day" : "night"}/caller${at}.ts`, text];
    }),
  );
}

let own: OwnFolder;
let instance: Instance;
const start = (how: Parameters<typeof startInstance>[2]) =>
  startInstance(own.folder, [own.source, "--no-precise"], how);

test.beforeAll(async () => {
  test.setTimeout(420_000);
  own = ownFolder("coast", {
    "horn.ts": "export function soundHorn(times: number): number {\n  return times;\n}\n",
    "almanac.ts": longFile(),
    ...callers(),
  });
  instance = await start({ growing: true });
});
test.afterAll(async () => {
  await instance?.stop();
  own?.remove();
});

test.describe("An index that grows", () => {
  // What is asked while the names are still being read is asked again.
  test.use({ expectedComplaints: [/status of 503/] });
  test("is watched from the home page until it is ready, and found in without a reload", async ({ page, palette }) => {
    await page.goto(`${instance.url}/`);
    await page.evaluate(() => document.body.setAttribute("data-stays", ""));
    await expect(page.getByRole("link", { name: "Index ready" })).toBeVisible({ timeout: 120_000 });
    await expect(page.locator("body[data-stays]")).toHaveCount(1);
    await palette.open("/");
    await palette.type("soundHorn");
    await expect(palette.active).toHaveAccessibleName(/^function soundHorn/, { timeout: 15_000 });
  });
});

test("A file of 50,000 lines opens at a symbol, goes to a line and to its end, and is searched", async ({
  page,
  palette,
  code,
}) => {
  await page.goto(`${instance.url}/`);
  await palette.open("/");
  await palette.type("page9000");
  await page.keyboard.press("Enter");
  // The outline ends before it: its line stands for it.
  await expect(page).toHaveURL(/\/almanac\.ts#L45001$/);
  await expect(code.line("function page9000()")).toBeInViewport();
  await code.ready();
  await expect(page.locator(".monaco-editor :focus")).toHaveCount(1);

  await palette.open();
  await page.keyboard.type(":49000");
  await expect(palette.active).toHaveAccessibleName(/^Line 49000/);
  await page.keyboard.press("Enter");
  await expect(code.cursorLine).toHaveText("49000");

  await page.keyboard.press("Control+End");
  await expect(code.line("return 9999;")).toBeInViewport();
  await page.keyboard.press("Control+Home");
  await expect(code.line("function page0()")).toBeInViewport();
  await page.keyboard.press("Control+Shift+o");
  await page.keyboard.type("page777");
  await expect(palette.active).toHaveAccessibleName(/^function page777\b/);
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("page777");
});

test("Many usages are counted, narrowed by text and by role, and one of them is opened", async ({
  page,
  palette,
  code,
}) => {
  await page.goto(`${instance.url}/`);
  await palette.open("/");
  await palette.type("soundHorn");
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("soundHorn");
  await code.ready();
  await expect(page.locator(".monaco-editor :focus")).toHaveCount(1);
  await page.keyboard.press("u");
  const tab = page.getByRole("tab", { name: /^Usages/, selected: true });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAccessibleName(new RegExp(String(CALLERS * CALLS + CALLERS)), { timeout: 30_000 });

  await tabTo(page, "searchbox", /^Text in the line/);
  await page.keyboard.type("soundHorn(7)");
  const uses = page.getByRole("tree", { name: "Usages of soundHorn" }).getByRole("treeitem", { name: /^line / });
  await expect(uses).toHaveCount(1);
  await expect(page).toHaveURL(/text=soundHorn/);
  await tabTo(page, "treeitem", /./);
  for (let rows = 0; rows < 4 && (await uses.and(page.locator(":focus")).count()) === 0; rows++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/caller0\.ts/);
  await expect(code.line("soundHorn(7)")).toBeInViewport();
});

test.describe("without the server", () => {
  test.use({ expectedComplaints: [/net::ERR_|Failed to load resource/] });

  test("what is open stays readable, the page says so, and goes on by itself when it is back", async ({
    page,
    palette,
    code,
  }) => {
    await page.goto(`${instance.url}/`);
    await palette.open("/");
    await palette.type("soundHorn");
    await page.keyboard.press("Enter");
    await code.ready();
    const { port } = new URL(instance.url);
    await instance.stop();
    await expect(page.getByRole("button", { name: /^Offline/ })).toBeVisible({ timeout: 60_000 });
    await expect(code.line("function soundHorn")).toBeInViewport();

    instance = await start({ port });
    await expect(page.getByRole("link", { name: "Index ready" })).toBeVisible({ timeout: 60_000 });
    await palette.open();
    await palette.field.press("Control+a");
    await palette.type("caller13");
    await page.keyboard.press("Enter");
    await expect(code.marked).toHaveText("caller13");
  });
});
