/** An index that grows under its reader's eyes, and a server that is lost and comes back; by keyboard alone. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { startInstance, type Instance } from "./instance";
import { layOutRealCode, type RealCode } from "./real-code";

let real: RealCode;
let instance: Instance;
// The second journey goes on where the first one ended.
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({
  // Asked for once before there is one, for what is done before all.
  baseURL: async ({}, use) => use(instance?.url),
  viewport: { width: 1440, height: 900 },
  expectedComplaints: [/Failed to load resource/],
});
test.beforeAll(async () => {
  test.setTimeout(420_000);
  // Enough that a page is opened long before the end.
  real = layOutRealCode(["java", "python", "javascript", "go"]);
  instance = await startInstance(real.folder, [real.source, "--no-precise", "--workers", "1"], { growing: true });
});
test.afterAll(async () => {
  await instance?.stop();
  real?.remove();
});

const ready = (page: Page) => page.getByRole("link", { name: "Index ready" });

test("An index grows while one watches, what is read is found at once, and the page ends up complete", async ({
  page,
  palette,
  code,
}) => {
  await page.goto("/");
  const progress = page.getByRole("progressbar", { name: "Indexing real" });
  await expect(progress).toBeVisible({ timeout: 60_000 });
  const done = async (): Promise<number> => Number((await progress.getAttribute("aria-valuenow")) ?? 0);
  const before = await done();
  await expect
    .poll(async () => ((await progress.count()) === 0 ? Infinity : await done()), { timeout: 180_000 })
    .toBeGreaterThan(before);

  // Asked before it is known, the name comes by itself.
  await palette.open("/");
  await page.keyboard.type("CallExpression");
  await expect(palette.row(/^interface CallExpression\b/).first()).toBeVisible({ timeout: 180_000 });
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("CallExpression");
  await expect(ready(page)).toBeVisible({ timeout: 240_000 });
});

test("When the server is lost the page keeps what it has, says so, and goes on by itself when it is back", async ({
  page,
  palette,
  code,
}) => {
  await page.goto("/r/real/types/typescript.d.ts");
  await code.ready();
  await expect(ready(page)).toBeVisible({ timeout: 240_000 });
  await palette.open();
  await palette.type("CallExpression");
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("CallExpression");
  await expect(page.locator('[data-panel="code"] .monaco-editor :focus')).toHaveCount(1);

  const { port } = new URL(instance.url);
  await instance.stop();
  await expect(page.getByRole("button", { name: /^Offline/ })).toBeVisible({ timeout: 60_000 });
  await expect(code.line("interface CallExpression extends LeftHandSideExpression").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("u");
  await page.keyboard.press("Escape");

  instance = await startInstance(real.folder, [], { port });
  await expect(ready(page)).toBeVisible({ timeout: 120_000 });
  await expect(code.line("interface CallExpression extends LeftHandSideExpression").first()).toBeVisible();
  await palette.open();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("NewExpression");
  await palette.settled("NewExpression");
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("NewExpression");
  await page.keyboard.press("u");
  await expect(page.getByRole("tab", { name: /^Usages \d/, selected: true })).toBeVisible();
});
