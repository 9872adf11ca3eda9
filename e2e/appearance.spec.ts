import type { Page } from "@playwright/test";
import { expect, test, urlOf } from "./fixtures";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test.describe("The theme", () => {
  test("follows the system until one is chosen; the choice is kept and reaches the editor", async ({ page, code }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/r/game/shared/buoy.rs");
    expect(await theme(page)).toBe("dark");
    await code.ready();
    const background = () => code.editor.evaluate((editor) => getComputedStyle(editor).backgroundColor);
    const dark = await background();
    await page.getByRole("button", { name: /^Theme: as the system has it/ }).click();
    expect(await theme(page)).toBe("light");
    await expect.poll(background).not.toBe(dark);
    await page.reload();
    expect(await theme(page)).toBe("light");
    await expect(page.getByRole("button", { name: /^Theme: light/ })).toBeVisible();
  });
});

test("The name that was come for can be read in high contrast, whatever its kind", async ({ page, code }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await code.open("PortAuthority");
    // Its kind is known, and has a colour of its own.
    await expect(page.locator(".monaco-editor .means-type").first()).toBeVisible();
    // The editor may draw the name anew meanwhile: of an element that is gone nothing is known.
    await expect(code.marked.first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(code.marked.first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("code is plain rows at the symbol, without the editor, and nothing is wider than the screen", async ({
    page,
    code,
  }) => {
    let workers = 0;
    page.on("worker", () => workers++);
    await page.goto(await urlOf(page, "almanacPage40"));
    await expect(code.plain.locator("#L481")).toHaveText(/function almanacPage40\(\)/);
    await expect(code.plain.locator("#L481")).toBeInViewport();
    await page.waitForLoadState("networkidle");
    expect(workers).toBe(0);
    await expect(code.editor).toHaveCount(0);
    for (const path of ["/", "/status", "/r/game/shared/buoy.rs"]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test("the palette opens by touch and leads to code", async ({ page, palette, code }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Go to symbol" }).click();
    await palette.type("Lighthouse");
    await palette.row(/^class Lighthouse/).click();
    await expect(code.plain.locator("#L4")).toContainText("class Lighthouse");
  });
});

test("A wider window brings the editor", async ({ page, code }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/r/game/shared/buoy.rs");
  await expect(code.plain).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await code.ready();
});
