/** Single letters are keys of the page, but never while they are typed into a field. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const LETTERS = "abcdefghijklmnopqrstuvwxyz/#@:>?";

/** Fields of the code page and of the other pages, each opened as a reader does. */
const FIELDS: Record<string, (page: Page) => Promise<Locator>> = {
  "Find in file": async (page) => {
    await page.keyboard.press("Control+f");
    return page.locator(".find-widget textarea").first();
  },
  "the filter of the outline": async (page) => {
    await page.getByRole("button", { name: "Filter the outline" }).click();
    return page.getByRole("textbox", { name: "Names to show" });
  },
  "the files beside the open one": async (page) => {
    await page
      .getByRole("navigation", { name: "Place" })
      .getByRole("button", { name: /^buoy\.rs/ })
      .click();
    return page.getByRole("textbox", { name: /^Filter / });
  },
  "the palette": async (page) => {
    await page.keyboard.press("Control+k");
    return page.getByRole("combobox");
  },
};

for (const [field, open] of Object.entries(FIELDS)) {
  test(`${field} takes every letter`, async ({ page, code }) => {
    await page.goto("/r/game/shared/buoy.rs#L3");
    await code.ready();
    await code.editor.click({ position: { x: 200, y: 60 } });
    const input = await open(page);
    await expect(input).toBeFocused();
    await input.pressSequentially(LETTERS);
    await expect(input).toHaveValue(LETTERS);
    await expect(page).toHaveURL(/buoy\.rs/);
    expect(await page.getByRole("tabpanel").count()).toBe(0);
  });
}

test("the search for text takes every letter", async ({ page }) => {
  await page.goto("/search");
  const input = page.getByRole("combobox", { name: "Text in all files" });
  await input.click();
  await input.pressSequentially(LETTERS);
  await expect(input).toHaveValue(LETTERS);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
