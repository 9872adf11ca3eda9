import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures";

const QUESTION = "decide which ship may come in";
const asked = (question: string): string => `/ask?q=${encodeURIComponent(question)}`;

test.describe("Asking about the code", () => {
  test("is reached from a search by meaning, and answers with claims that lead into the code", async ({
    page,
    code,
  }) => {
    await page.goto(`/search?q=${encodeURIComponent(QUESTION)}&meaning=1`);
    await page.getByRole("link", { name: "Ask", exact: true }).click();
    await expect(page).toHaveURL(/\/ask\?q=decide/);
    const answer = page.getByRole("region", { name: "Answer" });
    await expect(answer).toContainText("One authority decides which ship comes in");
    await expect(page.locator(".ask-state")).toContainText(/Written by harbour-model from \d+ pieces of code/);
    await expect(page.locator(".ask-state")).toContainText("1 claim names no source.");
    await expect(answer.getByText("no source", { exact: true })).toHaveCount(1);
    await expect(answer.getByText("source removed", { exact: true })).toHaveCount(1);

    const citation = answer.getByRole("link", { name: /^Piece 1:/ }).first();
    await citation.focus();
    await page.keyboard.press("Space");
    const peek = page.getByRole("region", { name: /^Peek of/ });
    await expect(peek).toBeFocused();
    await expect(peek.locator(".numbered-line").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(peek).toHaveCount(0);
    await expect(citation).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/r\/game\//);
    await code.ready();
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`has nothing to hold against it in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(asked(QUESTION));
      await expect(page.locator(".ask-state")).toContainText("Written by");
      await page
        .getByRole("button", { name: /^Show the code of/ })
        .first()
        .click();
      await expect(page.locator(".numbered-line").first()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

  test("shows the pieces and what went wrong where the model does not answer", async ({ page }) => {
    await page.goto(asked("overloaded ship"));
    await expect(page.getByRole("main").getByRole("alert")).toContainText("takes no more questions now (429)");
    await expect(page.getByRole("region", { name: "Pieces of code" }).getByRole("link").first()).toBeVisible();
  });

  test("is stopped by its reader", async ({ page }) => {
    await page.goto(asked("endless ship"));
    await expect(page.getByRole("region", { name: "Answer" })).toContainText("It begins");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.locator(".ask-state")).toContainText("Stopped: written by harbour-model");
    await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(asked(QUESTION));
    await expect(page.getByRole("region", { name: "Answer" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
