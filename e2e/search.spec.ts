import { expect, test } from "./fixtures";

test.describe("Search for text", () => {
  // The first search of a server that has just begun waits for its workers.
  test.beforeEach(async ({ page }) => {
    await page.request.get("/api/text?query=MOST_WAITING&timeout_ms=8000");
  });

  test("is reached by key, shows lines with what stands around them, and leads into the code", async ({
    page,
    code,
  }) => {
    await page.goto("/status");
    const field = page.getByRole("combobox", { name: "Text in all files" });
    await expect(async () => {
      await page.keyboard.press("Control+Shift+f");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.pressSequentially("MOST_WAITING");
    await expect(page).toHaveURL(/\/search\?q=MOST_WAITING$/);
    const results = page.getByRole("region", { name: "Results" });
    await expect(results.getByRole("status").first()).toContainText("2 in 1 file");
    const file = page.getByRole("region", { name: "game/server/src/harbor/PortAuthority.java" });
    await expect(file.getByRole("link", { name: /MOST_WAITING = 40/ })).toBeVisible();
    await expect(file.locator("mark")).toHaveText(["MOST_WAITING", "MOST_WAITING"]);

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(":focus")).toContainText("waiting.size() >= MOST_WAITING");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/PortAuthority\.java#L14C\d+$/);
    await code.ready();
    await page.goBack();
    await expect(field).toHaveValue("MOST_WAITING");
  });

  test("completes what a filter can be, and keeps the keys", async ({ page }) => {
    await page.goto("/search?q=MOST_WAITING");
    const field = page.getByRole("combobox", { name: "Text in all files" });
    const choices = page.getByRole("listbox", { name: "Values of the filter" }).getByRole("option");
    await field.press("End");
    await field.pressSequentially(" repo:g");
    await expect(choices.first()).toHaveText("repo:game");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("MOST_WAITING repo:game ");
    await expect(choices).toHaveCount(0);
  });

  test("is ended by its reader, and begun again", async ({ page }) => {
    // One that reads for as long as it may.
    await page.route("**/api/text?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue().catch(() => {});
    });
    await page.goto("/search?q=MOST_WAITING");
    const results = page.getByRole("region", { name: "Results" });
    await results.getByRole("button", { name: "Stop" }).click();
    await expect(results).toContainText("Stopped: there may be more.");
    await expect(results.getByRole("button", { name: "Stop" })).toHaveCount(0);
    await results.getByRole("button", { name: "Search again" }).click();
    await expect(results.getByRole("status").first()).toContainText("2 in 1 file");
    await expect(results).not.toContainText("Stopped");
  });

  test("asks what code does, in plain words, where no line has them", async ({ page }) => {
    await page.goto("/search?q=decide+which+ship+may+come+in");
    const results = page.getByRole("region", { name: "Results" });
    await results.getByRole("button", { name: "Search by meaning" }).click();
    await expect(page).toHaveURL(/q=decide\+which\+ship\+may\+come\+in&meaning=1$/);
    const candidates = page.getByRole("region", { name: "Candidates" });
    // Symbols are described behind everything else; the list is asked for again until then.
    await expect(candidates.getByRole("link", { name: /PortAuthority/ }).first()).toBeVisible({ timeout: 30_000 });
    await expect(results.getByRole("status").first()).toContainText(
      /\d+ candidates? of [\d,]+ described symbols, best first/,
    );
    const json = await page.request.get((await results.getByRole("link", { name: "JSON" }).getAttribute("href")) ?? "");
    expect((await json.json()).results.length).toBeGreaterThan(0);

    const field = page.getByRole("combobox", { name: "What code does, in plain words" });
    await field.fill("keep the list of those that wait repo:game");
    await expect(page).toHaveURL(/repo%3Agame&meaning=1$/);
    await field.press("ArrowDown");
    await expect(page.locator(":focus")).toHaveAttribute("href", /^\/r\/game\//);
    await page.getByRole("button", { name: /^≈/ }).click();
    await expect(page).not.toHaveURL(/meaning/);
  });

  test("is narrowed by editing its text, which the address holds", async ({ page }) => {
    await page.goto("/search?q=ship");
    await page.getByRole("checkbox", { name: /^Java/ }).click();
    await expect(page).toHaveURL(/q=ship\+lang%3Ajava/);
    await expect(page.getByRole("combobox", { name: "Text in all files" })).toHaveValue("ship lang:java");
    const files = page.locator(".hit-file");
    await expect(files.first()).toHaveAttribute("aria-label", /\.java$/);
    await expect(page.locator('.hit-file:not([aria-label$=".java"])')).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /^Java/ })).toBeChecked();
    await page.getByRole("checkbox", { name: /^Java/ }).click();
    await expect(page).toHaveURL(/q=ship$/);
  });

  test("keeps to capitals, whole words and expressions when told", async ({ page }) => {
    await page.goto("/search?q=ship");
    const count = page.getByRole("region", { name: "Results" }).getByRole("status").first();
    await expect(count).toContainText(/\d+ in \d+ files/);
    await page.getByRole("button", { name: "ab: Whole word" }).click();
    await expect(page).toHaveURL(/word=1/);
    await expect(page.locator("mark").first()).toHaveText(/^ship$/i);
    await page.goto("/search?q=most_%5Cw%2B&regex=1&case=1");
    await expect(count).toContainText("0 in");
    await page.getByRole("button", { name: "Aa: Match case" }).click();
    await expect(count).toContainText("2 in 1 file");
  });

  test("joins texts and expressions, says how it read them, and takes them as text when told", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("MOST_WAITING NOT /static\\s+final/")}`);
    const results = page.getByRole("region", { name: "Results" });
    await expect(results.getByRole("status").first()).toContainText("1 in 1 file");
    await expect(results).toContainText("Lines with “MOST_WAITING”, without what /static\\s+final/ matches.");
    await results.getByRole("button", { name: "Take it as text" }).click();
    await expect(results.getByRole("status").first()).toContainText("0 in");
    await expect(page.getByRole("combobox", { name: "Text in all files" })).toHaveValue(/^"MOST_WAITING NOT/);
  });

  test("shows symbols of the name beside its lines, and all of them in their place", async ({ page }) => {
    await page.goto("/search?q=PortAuthority");
    const beside = page.getByRole("region", { name: "Symbols" });
    await expect(beside.getByRole("link", { name: /^class PortAuthority/ })).toBeVisible();
    // Its place tells it from others of its name.
    await expect(beside.getByText("PortAuthority.java:7").first()).toBeVisible();
    await page.goto(`/search?q=${encodeURIComponent("PortAuthority type:symbol")}`);
    await page
      .getByRole("region", { name: "Matches" })
      .getByRole("link", { name: /^class PortAuthority/ })
      .click();
    await expect(page).toHaveURL(/PortAuthority\.java\?symbol=/);
    await page.goto(`/search?q=${encodeURIComponent("authority.java type:file")}`);
    await expect(page.getByRole("region", { name: "Matches" }).getByRole("link")).toHaveCount(2);
  });

  test("offers the filter for a word that only looks like one", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("PortAuthority type:java")}`);
    await expect(page.getByText("type:java is no filter: it is looked for as text.")).toBeVisible();
    await page.getByRole("button", { name: "Narrow by lang:java" }).click();
    await expect(page).toHaveURL(/q=PortAuthority(\+|%20)lang(:|%3A)java/);
    await expect(page.getByText("is no filter")).toHaveCount(0);
  });

  test("says why there is nothing, and what comes near", async ({ page }) => {
    await page.goto("/search?q=PortAuthorty");
    await expect(page.getByRole("main")).toContainText(
      /No line holds .PortAuthorty.\. All \d+ source files( and \d+ text files?)? were read/,
    );
    await page.getByRole("button", { name: "PortAuthority", exact: true }).click();
    await expect(page.getByRole("link", { name: /final class PortAuthority/ })).toBeVisible();
  });

  test.describe("that cannot be read", () => {
    test.use({ expectedComplaints: [/status of 400/] });
    test("underlines the part that is wrong", async ({ page }) => {
      await page.goto("/search?q=Ship%28%5Ba-z%5D&regex=1");
      const wrong = page.getByRole("alert").filter({ hasText: "regular expression" });
      await expect(wrong.locator("u")).toHaveText("(");
      await expect(wrong).toContainText("Ship([a-z]");
    });
  });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/search?q=MOST_WAITING");
    await expect(page.getByRole("link", { name: /MOST_WAITING = 40/ })).toBeVisible();
    await page.getByText("Narrow").click();
    await expect(page.getByRole("checkbox", { name: /^Java/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
