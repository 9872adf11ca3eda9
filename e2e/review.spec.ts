/**
 * A review in the browser: what a change left behind, symbol by symbol, over a repository of its own with a history.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { writeFiles } from "../testing/indexer/run-indexer";
import { expect, test } from "./fixtures";
import { startInstance, type Instance } from "./instance";

const BASE = {
  "sea/Light.java": "package sea;\n\npublic interface Light {\n    void blink();\n\n    int range();\n}\n",
  "sea/Buoy.java":
    "package sea;\n\nclass Buoy implements Light {\n    @Override\n    public void blink() {}\n\n    @Override\n    public int range() {\n        return 3;\n    }\n}\n",
  "web/rope.ts": `export const LONGEST = 40;

export function pull(times: number, hard = false): number {
  const turns = hard ? times * 2 : times;
  return Math.min(turns, LONGEST);
}

export function splice(one: string, other: string): string {
  return one + other;
}
`,
  "web/winch.ts": `import { pull, splice } from "./rope";

export function haul(): number {
  return pull(3, true) + pull(2);
}

export const line = splice("fore", "aft");
`,
};
const HEAD = {
  "sea/Light.java": "package sea;\n\npublic interface Light {\n    void flash();\n\n    int range();\n}\n",
  "web/rope.ts": `export const LONGEST = 40;

export function pull(times: number): number {
  return Math.min(times, LONGEST);
}

export function splice(one: string, other: string): string {
  return \`\${one}-\${other}\`;
}
`,
};

let folder: string;
let fleet: string;
let instance: Instance;

function git(...args: string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...args], { cwd: fleet, encoding: "utf8" }).trim();
}

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-review-")));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  fleet = join(folder, "fleet");
  mkdirSync(join(folder, "loose"), { recursive: true });
  mkdirSync(fleet);
  writeFiles(join(folder, "loose"), { "oar.py": "def row():\n    return 1\n" });
  writeFiles(fleet, BASE);
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "before");
  git("checkout", "-q", "-b", "feature/flash");
  writeFiles(fleet, HEAD);
  git("commit", "-q", "-a", "-m", "after");
  instance = await startInstance(folder, [fleet, join(folder, "loose")]);
});
test.afterAll(async () => {
  await instance?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const range = "/review/main...feature/flash?repo=fleet";
const at = (path: string): string => `${instance.url}${path}`;

test("says first what is broken, each place with its reason and its line in the code", async ({ page, code }) => {
  await page.goto(at(range));
  const left = page.getByRole("region", { name: /^Left behind/ });
  await expect(left).toContainText("passes 2 arguments; pull takes 1 now");
  await expect(left).toContainText("has no flash, which Light asks for");
  await expect(left).toContainText("overrides nothing any more");
  await left.getByRole("link", { name: /passes 2 arguments/ }).click();
  await expect(page).toHaveURL(/\/r\/fleet\/web\/winch\.ts#L4C\d+$/);
  await code.ready();
  await page.goBack();
  await expect(left).toContainText("passes 2 arguments");
});

test("opens a symbol into its lines, by mouse, by key and by its address", async ({ page }) => {
  await page.goto(at(range));
  const changed = page.getByRole("region", { name: /^Changed symbols/ });
  const pull = changed.getByRole("link", { name: /pull.*signature/ });
  await expect(pull).toHaveAttribute("aria-expanded", "false");
  await pull.click();
  const lines = page.getByRole("region", { name: "Lines of pull that differ" });
  await expect(lines).toContainText("export function pull(times: number, hard = false): number {");
  await expect(lines.locator(".removed")).toHaveCount(3);
  await expect(lines.locator(".added")).toHaveCount(2);
  await expect(page).toHaveURL(/symbol=ts/);
  const address = page.url();
  await page.keyboard.press(" ");
  await expect(lines).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Lines of splice that differ" })).toBeVisible();
  await page.goto(address);
  await expect(lines).toBeInViewport();
  await changed.getByRole("button", { name: /^body only/ }).click();
  await expect(pull).toHaveCount(0);
  await expect(changed.getByRole("link", { name: /splice/ })).toBeVisible();
});

test("is reached from the repository, compares other revisions, and goes on as JSON", async ({ page }) => {
  await page.goto(at("/r/fleet"));
  await page.getByRole("link", { name: "Review changes" }).click();
  await expect(page).toHaveURL(/\/review\/HEAD\?repo=fleet$/);
  await expect(page.getByRole("main")).toContainText("No symbol differs");
  await page.getByRole("textbox", { name: "From" }).fill("main");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/review\/main\?repo=fleet$/);
  await expect(page.getByRole("region", { name: /^Left behind/ })).toContainText("passes 2 arguments");
  const json = await page.getByRole("link", { name: "JSON" }).getAttribute("href");
  const answer: { broken: unknown[] } = await (await page.request.get(at(json ?? ""))).json();
  expect(answer.broken.length).toBeGreaterThanOrEqual(3);
});

test.describe("that cannot be made", () => {
  test.use({ expectedComplaints: [/status of 4\d\d/] });

  test("asks which repository is meant", async ({ page }) => {
    await page.goto(at("/review/main"));
    await page.getByRole("link", { name: "fleet", exact: true }).click();
    await expect(page.getByRole("region", { name: /^Left behind/ })).toContainText("passes 2 arguments");
  });

  test("says which revision is unknown, and what has no history", async ({ page }) => {
    await page.goto(at("/review/main...nowhere?repo=fleet"));
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText('"nowhere" names no commit');
    await page.goto(at("/review/main?repo=loose"));
    await expect(alert).toContainText("no version control");
    await page.goto(at("/review/main?repo=gone"));
    await expect(alert).toContainText("no such repository");
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1280, 390])
    test(`holds no barrier in ${colorScheme} at a width of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(at(`${range}&symbol=${encodeURIComponent("ts web/`rope.ts`/pull().")}`));
      const pull = page.getByRole("region", { name: /^Changed symbols/ }).getByRole("link", { name: /pull/ });
      if ((await pull.getAttribute("aria-expanded")) === "false") await pull.click();
      await expect(page.getByRole("region", { name: "Lines of pull that differ" })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`,
      );
      expect(found).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
