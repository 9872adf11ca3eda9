import type { Page } from "@playwright/test";
import { barriersOn } from "./barriers";
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
  "the dock": async ({ page, code }) => {
    await page.goto(
      "/r/game/server/src/harbor/PortAuthority.java?dock=usages&of=java%20harbor%2FPortAuthority%23Ship%23",
    );
    await code.ready();
    await expect(page.getByRole("tree", { name: "Usages of Ship" })).toBeVisible();
    await expect(code.files.getByRole("treeitem", { name: /PortAuthority/ })).toBeVisible();
  },
  "the picture of a hierarchy": async ({ page, code }) => {
    await page.goto(
      "/r/game/server/src/harbor/Authority.java?dock=hierarchy&of=java%20harbor%2FAuthority%23&as=picture",
    );
    await code.ready();
    await expect(page.getByRole("link", { name: /^class PortAuthority/ })).toBeVisible();
  },
  "two files side by side": async ({ page, code }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?beside=game/server/src/harbor/Authority.java");
    await code.ready();
    await expect(page.locator('[data-panel="beside"] .view-line').first()).toBeVisible();
  },
  "two files on a phone": async ({ page, code }) => {
    await page.setViewportSize({ width: 400, height: 844 });
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?beside=game/server/src/harbor/Authority.java");
    await expect(code.plain).toBeVisible();
    await expect(page.getByText("Beside: Authority.java")).toBeVisible();
  },
  "the reading trail": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?dock=trail");
    await code.ready();
    await expect(page.getByRole("tree", { name: "Reading trail" }).getByRole("treeitem")).toHaveCount(1);
  },
  "the history of a file": async ({ page }) => {
    await page.goto("/history/game/server/src/harbor/PortAuthority.java");
    await expect(page.getByRole("status").filter({ hasText: "git" })).toBeVisible();
  },
  "a filter that is being typed": async ({ page }) => {
    await page.goto("/search?q=ship");
    await page.getByRole("combobox", { name: "Text in all files" }).press("End");
    await page.getByRole("combobox", { name: "Text in all files" }).pressSequentially(" repo:");
    await expect(page.getByRole("option", { name: "repo:game" })).toBeVisible();
  },
  "a peek": async ({ page, code }) => {
    await page.goto("/r/game/Source/Harbor/Public/MyPlayerController.h?symbol=cpp%20FMyPlayerController%23");
    await code.ready();
    await expect(code.marked).toBeVisible();
    await code.editor.click({ position: { x: 200, y: 100 } });
    await page.keyboard.press("Alt+F12");
    await expect(page.getByRole("region", { name: /^Peek/ })).toBeVisible();
  },
  "the card of a name": async ({ page, code }) => {
    await page.goto("/r/game/Source/Harbor/Public/MyPlayerController.h?symbol=cpp%20FMyPlayerController%23");
    await code.ready();
    await code.marked.click();
    await page.keyboard.press("q");
    await expect(page.getByRole("dialog", { name: "FMyPlayerController" })).toContainText(/\d usage/);
  },
  "the menu of a name": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/Authority.java?symbol=java%20harbor%2FAuthority%23");
    await code.ready();
    await expect(page.getByRole("link", { name: "1 type derives from Authority" })).toBeVisible();
    await code.marked.click();
    await page.keyboard.press("Shift+F10");
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "the page of a symbol": async ({ page }) => {
    await page.goto("/s/java%20harbor/PortAuthority%23?repo=game");
    await expect(page.getByRole("region", { name: "Usages" })).toContainText(/proven/);
  },
  "a search for text": async ({ page }) => {
    await page.goto("/search?q=ship");
    await expect(page.getByRole("checkbox", { name: /^Java/ })).toBeVisible();
  },
  "a search on a phone": async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/search?q=ship");
    await page.getByText("Narrow").click();
    await expect(page.getByRole("checkbox", { name: /^Java/ })).toBeVisible();
  },
  "a name touched on a phone": async ({ page, code }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/r/game/Source/Harbor/Private/MyPlayerController.cpp");
    // Rows are there before what listens to touches.
    await expect(async () => {
      await code.plain.locator("#L6").getByText("IsTaken").click();
      await expect(page.getByRole("region", { name: "About IsTaken" })).toContainText("1 usage", { timeout: 5_000 });
    }).toPass();
  },
  "the files on a phone": async ({ page, code }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/r/game/shared/buoy.rs");
    await page.getByRole("button", { name: "Files" }).click();
    await expect(code.files.getByRole("treeitem", { name: "file buoy.rs" })).toBeVisible();
  },
  "the palette on a phone": async ({ page, palette }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Go to symbol" }).click();
    await expect(palette.field).toBeFocused();
  },
  "an address of no page": async ({ page }) => {
    await page.goto("/nowhere");
  },
  "a file that is not there": async ({ page }) => {
    await page.goto("/r/game/server/src/PortAuthorty.java");
    await expect(page.getByRole("main").getByRole("link", { name: /PortAuthority/ })).toBeVisible();
  },
  "the page of the API": async ({ page }) => {
    await page.goto("/reference");
    await page.getByText("What it answers").first().click();
  },
  "the list of keys": async ({ page }) => {
    await page.goto("/status");
    await page.getByRole("button", { name: "Keys" }).click();
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  },
  "a folder": async ({ page }) => {
    await page.goto("/r/game");
  },
  "the status page": async ({ page }) => {
    await page.goto("/status");
    await expect(page.getByRole("link", { name: "tools/tables.py" })).toBeVisible();
  },
};

// The browser tells of a page that answers 404.
test.use({ expectedComplaints: [/the server responded with a status of 404/] });

/** Scenes in which most of the colours are. */
const IN_HIGH_CONTRAST = [
  "the home page",
  "the palette",
  "the code view",
  "the dock",
  "the picture of a hierarchy",
  "a peek",
  "the card of a name",
  "the page of a symbol",
  "a search for text",
  "the page of the API",
  "the status page",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const scene of IN_HIGH_CONTRAST) {
    test(`${scene} holds no barrier in high contrast, ${colorScheme}`, async ({ page, palette, code }) => {
      await page.emulateMedia({ colorScheme, contrast: "more", reducedMotion: "reduce" });
      await SCENES[scene]({ page, palette, code });
      expect(await barriersOn(page)).toEqual([]);
    });
  }
  for (const [scene, show] of Object.entries(SCENES)) {
    test(`${scene} holds no barrier in ${colorScheme}`, async ({ page, palette, code }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await show({ page, palette, code });
      expect(await barriersOn(page)).toEqual([]);
    });
  }
}
