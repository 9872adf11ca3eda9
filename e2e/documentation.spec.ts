/**
 * Documentation is whole and rendered: on the page of a symbol, on the card of a name. Nothing of it is markup of the
 * page.
 */
import { expect, test, urlOf } from "./fixtures";

test("is read in its parts on the page of a symbol, to its end, and its links lead on", async ({ page }) => {
  await page.goto("/s/java%20harbor/Dredger%23?repo=game");
  const doc = page.locator(".symbol-doc");
  await expect(doc.getByRole("listitem")).toHaveText(["it lifts what lies loose, and", "it cuts what does not."]);
  await expect(doc.locator("pre")).toHaveText("dredger.deepen(4);");
  await expect(doc).toContainText("for as long as the river brings sand. <script>never run</script>");
  await expect(doc.getByRole("link", { name: "a page about it" })).toHaveAttribute("href", /^https:\/\/example\.org/);
  await doc.getByRole("link", { name: "Sediment.settles" }).click();
  await expect(page).toHaveURL(/Dredger\.java\?symbol=|\/s\//);
});

test("is whole on the card of a name, with its parameters and what it returns", async ({ page, code }) => {
  await page.goto(await urlOf(page, "deepen"));
  await code.ready();
  await expect(code.marked).toHaveText("deepen");
  await page.keyboard.press("q");
  const doc = page.getByRole("dialog", { name: /deepen/ }).getByRole("region", { name: "Documentation" });
  await expect(doc).toContainText("Deepens the channel.");
  await expect(doc.locator("dt")).toHaveText(["Parameters", "Returns"]);
  await expect(doc).toContainText("whether anything was left to lift");
});
