import type { Locator, Page } from "@playwright/test";
import { expect, test, urlOf } from "./fixtures";

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.describe("A name is taken along", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("as its place, a Markdown link or Markdown with its code, by keyboard", async ({ page, code, baseURL }) => {
    await code.open("PortAuthority");
    await code.line("boolean admitShip").getByText("admitShip").click();
    const copyAs = async (row: RegExp): Promise<void> => {
      await page.keyboard.press("Shift+F10");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowRight");
      const menu = page.getByRole("menu", { name: "Copy as" });
      await expect(menu.getByRole("menuitem").first()).toBeFocused();
      await menu.getByRole("menuitem", { name: row }).press("Enter");
      await expect(page.getByRole("menu")).toHaveCount(0);
    };
    await copyAs(/^Path and line/);
    await expect(page.getByRole("status")).toContainText("Path and line copied.");
    expect(await copied(page)).toBe("server/src/harbor/PortAuthority.java:13");

    await copyAs(/^Markdown link/);
    await expect(page.getByRole("status")).toContainText("Markdown link copied.");
    const link = /^\[`harbor\.PortAuthority\.admitShip`\]\((.*)\)$/.exec(await copied(page));
    expect(link?.[1]).toContain(`${baseURL}/r/game/server/src/harbor/PortAuthority.java?symbol=`);

    await copyAs(/^Markdown with its code/);
    await expect(page.getByRole("status")).toContainText("Code copied as Markdown.");
    const text = await copied(page);
    expect(text).toContain("(method) in `game/server/src/harbor/PortAuthority.java:13`");
    expect(text).toMatch(/\n```java\n(@Override\n)?public boolean admitShip\(Ship ship\) \{\n[\s\S]*\n\}\n```\n$/);
  });

  test("and Left or Esc lead back from the menu beside it to the row that opened it", async ({ page, code }) => {
    await code.open("PortAuthority");
    await code.marked.click({ button: "right" });
    const opener = page.getByRole("menuitem", { name: "Copy as" });
    for (const key of ["ArrowLeft", "Escape"]) {
      await opener.press("ArrowRight");
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await page.getByRole("menuitem", { name: "Path and line" }).press(key);
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute("aria-expanded", "false");
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  });
});

test("From the open file the breadcrumb leads to the files beside it, filtered by what is typed", async ({
  page,
  code,
}) => {
  await page.goto("/r/game/server/src/harbor/PortAuthority.java");
  await code.ready();
  const crumb = code.place.getByRole("button", { name: "PortAuthority.java", exact: true });
  await crumb.click();
  const beside = page.getByRole("dialog", { name: "Beside PortAuthority.java" });
  await expect(beside.getByRole("link")).toHaveCount(4);
  for (const name of ["Authority.java", "Dredger.java", "Manifest.kt", "PortAuthority.java"])
    await expect(beside.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(beside).toHaveCount(0);
  await expect(crumb).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(beside.getByRole("textbox", { name: "Filter harbor" })).toBeFocused();
  await page.keyboard.type("mani");
  await expect(beside.getByRole("link")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/harbor\/Manifest\.kt$/);
  await expect(beside).toHaveCount(0);
});

test("A link to a symbol says in its card what it leads to", async ({ page }) => {
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await page.goto(await urlOf(page, "admitShip"));
  await expect(meta("title")).toHaveAttribute("content", "method admitShip");
  await expect(meta("description")).toHaveAttribute(
    "content",
    /^in (Port)?Authority · game\/server\/src\/harbor\/\w+\.java:\d+\n.*boolean admitShip/,
  );
  await page.goto("/s/java%20harbor/PortAuthority%23?repo=game");
  await expect(page).toHaveTitle("PortAuthority · game · Fathom");
  await expect(meta("title")).toHaveAttribute("content", "class PortAuthority");
  await expect(meta("description")).toHaveAttribute("content", /PortAuthority\.java:7\nDecides which ship may come in/);
});

test("A name that is cut in its middle is heard as one", async ({ page }) => {
  await page.goto("/s/java%20harbor/Authority%23?repo=game");
  const hierarchy = page.getByRole("region", { name: "Hierarchy" });
  await expect(hierarchy.getByRole("link", { name: /(^| )PortAuthority$/ })).toBeVisible();
});

test.describe("Each page shows the call that makes it", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  const LABEL = "Ask the same as JSON, with curl or over MCP";

  /** Opens the ways of a part of the page, copies the call, and gives the tool that it names. */
  const toolOf = async (page: Page, part: Locator): Promise<string> => {
    await part
      .locator("button[aria-haspopup=dialog]")
      .filter({ has: page.locator("use[href='#icon-plug']") })
      .click();
    const ways = page.getByRole("dialog", { name: LABEL });
    await ways.getByRole("button", { name: "Copy as MCP" }).first().click();
    await expect(ways.getByRole("status").filter({ hasText: "MCP copied." })).toBeAttached();
    const call: { name: string; arguments: object } = JSON.parse(await copied(page));
    const address = await ways.getByRole("link").first().getAttribute("href");
    expect((await page.request.get(address ?? "")).ok()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(ways).toHaveCount(0);
    return call.name;
  };

  test("the symbol, the search, the status, the file, its folder and each list of the dock", async ({ page, code }) => {
    await page.goto("/s/java%20harbor/Authority%23?repo=game");
    expect(await toolOf(page, page.getByRole("main"))).toBe("symbol_bundle");
    await page.goto("/search?q=admitShip");
    expect(await toolOf(page, page.getByRole("main"))).toBe("search_text");
    await page.goto("/status");
    expect(await toolOf(page, page.getByRole("main"))).toBe("index_status");
    await page.goto("/r/game/server/src/harbor");
    expect(await toolOf(page, page.getByRole("main"))).toBe("find_files");
    await page.goto(
      "/r/game/server/src/harbor/Authority.java?symbol=java%20harbor%2FAuthority%23&dock=hierarchy&of=java%20harbor%2FAuthority%23",
    );
    await code.ready();
    expect(await toolOf(page, page.locator(".code-head"))).toBe("read_file");
    const dock = page.getByRole("region", { name: "About Authority" });
    expect(await toolOf(page, dock)).toBe("symbol_hierarchy");
    await dock.getByRole("tab", { name: "Usages" }).click();
    expect(await toolOf(page, dock)).toBe("symbol_usages");
  });
});
