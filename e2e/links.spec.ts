import { expect, test } from "./fixtures";
import { Code } from "./pages/code";

test.describe("A link", () => {
  test("from the address bar opens the same symbol for a colleague", async ({
    page,
    palette,
    code,
    browser,
    baseURL,
  }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("almanacPage42");
    await page.keyboard.press("Enter");
    await code.ready();
    await expect(code.marked).toHaveText("almanacPage42");

    const colleague = await browser.newContext({ baseURL });
    const theirs = new Code(await colleague.newPage());
    await theirs.page.goto(page.url());
    await theirs.ready();
    await expect(theirs.marked).toHaveText("almanacPage42");
    await expect(theirs.marked).toBeInViewport();
    expect(theirs.page.url()).toBe(page.url());
    await colleague.close();
  });

  test("that lost the dot at its end in a chat opens the same symbol", async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?symbol=java%20harbor%2FPortAuthority%23waiting");
    await code.ready();
    await expect(code.marked).toHaveText("waiting");
    await expect(page).toHaveURL(/%23waiting\.$/);
  });

  test("whose symbol is gone leads to the one of that name in its file", async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?symbol=java%20quay%2FPortAuthority%23");
    await code.ready();
    await expect(page.getByText("No indexed file has the symbol of this link.")).toBeVisible();
    await page.getByRole("link", { name: /^Go to PortAuthority in line \d+$/ }).click();
    await expect(code.marked).toHaveText("PortAuthority");
    await expect(page.getByText("No indexed file has the symbol of this link.")).toHaveCount(0);
  });

  test("to #L10-L20 marks these lines and shows them", async ({ page, code }) => {
    await page.goto("/r/game/web/src/almanac.ts#L500-L505");
    await code.ready();
    await expect(code.pickedLines).toHaveCount(6);
    await expect(code.pickedLines.first()).toBeInViewport();
    await expect(code.cursorLine).toHaveText("500");
  });

  test("to a place in a line mark the name there, as that of a local that was come for", async ({ page, code }) => {
    await page.goto("/r/game/shared/buoy.rs#L18C22");
    await code.ready();
    await expect(code.marked).toHaveText("name");
    await page.keyboard.press("F12");
    await expect(page).toHaveURL(/\/buoy\.rs#L17C18$/);
    await expect(code.marked).toHaveText("name");
    await expect(code.cursorLine).toHaveText("17");
  });

  test("opened cold takes the keys of code at once, without a click", async ({ page, code }) => {
    await code.open("IsTaken");
    await page.keyboard.press("Shift+F12");
    await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeVisible();
  });

  for (const [lines, name, why] of [
    ["#L349-L351", "almanacPage29", "stand there from the first paint on"],
    ["#L397-L399", "almanacPage33", "stand where they stay, the last that are sent, with none below them"],
    ["#L601-L603", "almanacPage50", "come first, and no others before them, where the server sent others"],
  ])
    test(`to ${lines}: these lines ${why}`, async ({ page, code }) => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/_next\/static\/.*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/r/game/web/src/almanac.ts${lines}`, { waitUntil: "commit" });
      const text = `function ${name}()`;
      const rows = page.locator(".server-code");
      await rows.waitFor({ state: "attached" });
      const row = rows.locator(".server-text", { hasText: text });
      const sent = (await row.count()) > 0;
      if (sent) await expect(row).toBeInViewport();
      else await expect(rows).toBeHidden();
      // The rows may be there before the page's own script, behind them, has put the line in its place.
      await page.waitForFunction(() => document.readyState !== "loading");
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const before = sent ? await row.boundingBox() : null;
      release();
      await code.ready();
      await expect(code.line(text)).toBeInViewport();
      const after = await code.line(text).boundingBox();
      if (before !== null) expect(Math.abs((after?.y ?? 0) - before.y)).toBeLessThanOrEqual(1);
    });

  test("to lines finds them again when the file has moved on, and says so", async ({ page, code }) => {
    await page.goto("/r/game/web/src/almanac.ts#L500-L505");
    await code.ready();
    await expect(code.pickedLines.first()).toBeVisible();
    await page.keyboard.press("y");
    await expect(page).toHaveURL(/\?lines=[\w.]+&in=7\.\S*almanacPage41\S*#L500-L505$/);
    const link = page.url();
    // As if five lines had come in above since.
    await page.goto(page.url().replace("#L500-L505", "#L495-L500"));
    await page.reload();
    await code.ready();
    await expect(page.getByText("The same text stands in lines 500 to 505 now.")).toBeVisible();
    await expect(code.cursorLine).toHaveText("500");
    // As if the file had another name then.
    await page.goto(link.replace("almanac.ts", "yearbook.ts"));
    await expect(page).toHaveURL(/almanac\.ts\?lines=[\w.]+&in=\S+#L500-L505$/);
  });

  test("to lines whose text is gone falls back on their symbol, and says so", async ({ page, code }) => {
    const key = "ts%20web%2Fsrc%2F%60almanac.ts%60%2FalmanacPage41().";
    await page.goto(`/r/game/web/src/almanac.ts?lines=nothing.ofit&in=7.${key}#L495-L500`);
    await code.ready();
    await expect(page.getByText("these are the same lines of almanacPage41 now.")).toBeVisible();
    await expect(code.cursorLine).toHaveText("500");
    await page.goto("/r/game/web/src/almanac.ts?lines=nothing.ofit#L495-L500");
    await code.ready();
    await expect(page.getByText(/What they said is not in the file any more/)).toBeVisible();
  });

  test("to a line behind the end of the file says so", async ({ page, code }) => {
    await page.goto("/r/game/shared/buoy.rs#L99999");
    await code.ready();
    await expect(page.getByText(/^Line 99,999 of this link is not there: the file has \d+ lines\./)).toBeVisible();
  });

  test("of lines is made by a click on a number, and Shift extends it", async ({ page, code }) => {
    await page.goto("/r/game/web/src/tide-table.ts");
    await code.ready();
    const number = (line: number) => code.editor.locator(".line-numbers").getByText(String(line), { exact: true });
    await number(4).click();
    await expect(page).toHaveURL(/#L4$/);
    await number(7).click({ modifiers: ["Shift"] });
    await expect(page).toHaveURL(/#L4-L7$/);
    await expect(code.pickedLines).toHaveCount(4);
  });

  test("to a symbol leads to the file where it stands now", async ({ page, code }) => {
    // As it was when the class still lived in a header of another name.
    await page.goto("/r/game/Source/Harbor/Public/Player.h?symbol=cpp%20FMyPlayerController%23");
    await expect(page).toHaveURL(/MyPlayerController\.h\?symbol=/);
    await code.ready();
    await expect(code.marked).toHaveText("FMyPlayerController");
  });

  test.describe("to what is not there", () => {
    // The browser tells of each page that answers 404, and of questions that a made up name refuses.
    test.use({ expectedComplaints: [/the server responded with a status of 40[04]/] });

    test("says what is wrong with it when it was cut, mangled or made up", async ({ page }) => {
      const said = page.getByRole("main");
      await page.goto("/s/not-a-key");
      await expect(said).toContainText("“not-a-key” is not the key of a symbol.");
      await page.goto(`/r/game/${"x".repeat(600)}`);
      await expect(said).toContainText("game has no file or folder");
      await page.goto("/r/game/a%00b");
      await expect(said).toContainText("game has no file or folder");
      const mangled = await page.request.get("/r/game/%zz");
      expect([mangled.status(), await mangled.text()]).toEqual([400, expect.stringContaining("The address holds a %")]);
    });

    test("is answered with 404, in the reader's theme, with the nearest files of that repository", async ({ page }) => {
      await page.goto("/");
      await page.evaluate(() => localStorage.setItem("fathom.theme", "dark"));
      const answer = await page.goto("/r/game/server/src/PortAuthorty.java");
      expect(answer?.status()).toBe(404);
      const said = page.getByRole("main");
      await expect(said).toContainText("game has no file or folder “server/src/PortAuthorty.java”.");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(said.getByRole("link", { name: "All files of game" })).toBeVisible();
      await said.getByRole("link", { name: /PortAuthority\.java/ }).click();
      await expect(page).toHaveURL("/r/game/server/src/harbor/PortAuthority.java");
      expect((await page.goto("/r/nowhere/at/all.ts"))?.status()).toBe(404);
      await expect(said).toContainText("nowhere");
    });
  });

  test("to a query opens Go to Symbol on it", async ({ page, palette }) => {
    await page.goto("/?q=fmpc");
    await expect(palette.active).toHaveAccessibleName(/^struct FMyPlayerController/);
  });
});
