import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { Code } from "./pages/code";
import type { Palette } from "./pages/palette";

interface Reader {
  page: Page;
  palette: Palette;
  code: Code;
}

/** Pages as a reader has them before the eyes when they are looked over. */
const SCENES: Record<string, (reader: Reader) => Promise<void>> = {
  "the home page": async ({ page }) => {
    await page.goto("/");
  },
  "the palette": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("chart");
  },
  "the code view": async ({ page, code }) => {
    await page.goto("/r/game/tools/load_charts.py?symbol=python%20tools%2Fload_charts%2FChartLoader%23");
    await code.ready();
    await expect(code.files.getByRole("treeitem", { name: /load_charts/ })).toBeVisible();
  },
  "a folder": async ({ page }) => {
    await page.goto("/r/game");
  },
  "the status page": async ({ page }) => {
    await page.goto("/status");
    await expect(page.getByRole("link", { name: "tools/tables.py" })).toBeVisible();
  },
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [scene, show] of Object.entries(SCENES)) {
    test(`${scene} holds no serious barrier in ${colorScheme}`, async ({ page, palette, code }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await show({ page, palette, code });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`),
      ).toEqual([]);
    });
  }
}
