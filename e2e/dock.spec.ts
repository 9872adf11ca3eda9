import { expect, test } from "./fixtures";

test.describe("The dock", () => {
  test("lists what implements the name under the cursor, and leads there", async ({ page, code }) => {
    await code.open("Authority");
    await page.keyboard.press("i");
    const tab = page.getByRole("tab", { name: "Implementations 1", selected: true });
    await expect(tab).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(":focus")).toHaveAccessibleName(/^class PortAuthority, harbor, implements, /);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/PortAuthority\.java\?symbol=/);
    await expect(code.marked).toHaveText("PortAuthority");
    await expect(tab).toBeVisible();
  });

  test("says why a name has no implementations, callers or usages", async ({ page, code }) => {
    await code.open("MOST_WAITING");
    await page.keyboard.press("i");
    await expect(page.getByText("MOST_WAITING is a field: only types and methods are implemented.")).toBeVisible();
    await code.open("OpenLockGate");
    await page.keyboard.press("u");
    await expect(page.getByRole("tabpanel")).toContainText(/OpenLockGate.*files were read/);
  });

  test("is in the address: a link opens the same tab of the same symbol for a colleague", async ({
    page,
    code,
    browser,
    baseURL,
  }) => {
    await code.open("IsTaken");
    await page.keyboard.press("c");
    const callers = page.getByRole("tree", { name: "Calls of IsTaken" });
    await expect(callers.getByRole("treeitem", { name: /MoorShip/ })).toBeVisible();
    await callers.getByRole("treeitem", { name: /MoorShip/ }).click();
    await expect(page).toHaveURL(/MyPlayerController\.cpp\?.*dock=calls/);

    const colleague = await browser.newContext({ baseURL });
    const theirs = await colleague.newPage();
    await theirs.goto(page.url());
    await expect(theirs.getByRole("tab", { name: "Calls", selected: true })).toBeVisible();
    await expect(
      theirs.getByRole("tree", { name: "Calls of IsTaken" }).getByRole("treeitem", { name: /MoorShip/ }),
    ).toBeVisible();
    await theirs.getByRole("button", { name: "Close", exact: true }).click();
    await expect(theirs).not.toHaveURL(/dock=/);
    await colleague.close();
  });

  test("keeps what narrows the usages from tab to tab, and in the link", async ({ page, code }) => {
    const ship = "java%20harbor%2FPortAuthority%23Ship%23";
    await page.goto(`/r/game/server/src/harbor/PortAuthority.java?dock=usages&of=${ship}`);
    await code.ready();
    const uses = page.getByRole("tree", { name: "Usages of Ship" }).getByRole("treeitem", { name: /^line / });
    await expect(uses).toHaveCount(5);
    const text = page.getByRole("searchbox", { name: /^Text in the line/ });
    await text.fill("nextship");
    await expect(uses).toHaveCount(2);
    await expect(page).toHaveURL(/dock=usages&of=[^&]+&text=nextship/);
    await page.getByRole("tab", { name: /^Type hierarchy/ }).click();
    await page.getByRole("tab", { name: /^Usages/ }).click();
    await expect(text).toHaveValue("nextship");
    await page.reload();
    await expect(uses).toHaveCount(2);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect(uses).toHaveCount(5);
    await expect(page).not.toHaveURL(/text=/);
    // What a use stands in begins at one place in all rows.
    const starts = await page
      .locator(".use-place")
      .evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size);
    expect(starts).toBe(1);
  });

  test("shows a hierarchy from either side, and as a picture that keys walk and that is saved", async ({
    page,
    code,
  }) => {
    const authority = "java%20harbor%2FAuthority%23";
    await page.goto(`/r/game/server/src/harbor/Authority.java?dock=hierarchy&of=${authority}`);
    await code.ready();
    const tree = page.getByRole("tree", { name: "Type hierarchy of Authority" });
    await expect(tree.getByRole("treeitem", { name: /^Bases, up/ })).toBeVisible();
    await page.getByRole("radio", { name: "Derived" }).click();
    await expect(tree.getByRole("treeitem", { name: /^Bases, up/ })).toHaveCount(0);
    await tree.getByRole("treeitem", { name: /^class PortAuthority/ }).focus();
    const about = page.getByRole("region", { name: "Type PortAuthority" });
    await expect(about.getByRole("button", { name: /admitShip/ })).toBeVisible();
    await page.getByRole("radio", { name: "Picture" }).click();
    await expect(page).toHaveURL(/side=derived&as=picture/);
    const picture = page.getByRole("region", { name: "Picture of the type hierarchy of Authority" });
    await picture.getByRole("link", { name: /^interface Authority, this type/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(picture.getByRole("link", { name: /^class PortAuthority/ })).toBeFocused();
    const saved = page.waitForEvent("download");
    await picture.getByRole("button", { name: "Save SVG" }).click();
    expect((await saved).suggestedFilename()).toBe("Authority hierarchy.svg");
    await picture.getByRole("link", { name: /^class PortAuthority/ }).press("Enter");
    await expect(page).toHaveURL(/PortAuthority\.java\?symbol=.*as=picture/);
  });

  test("of a local is in the address too, by its place", async ({ page, code }) => {
    await page.goto(
      "/r/game/server/src/harbor/PortAuthority.java?dock=usages&at=game%2Fserver%2Fsrc%2Fharbor%2FPortAuthority.java:13:35",
    );
    await code.ready();
    await expect(
      page.getByRole("tree", { name: "Usages of ship" }).getByRole("treeitem", { name: /^line 17/ }),
    ).toBeVisible();
  });

  test("of a link whose symbol is gone says so", async ({ page }) => {
    await page.goto("/r/game/shared/buoy.rs?dock=usages&of=java%20harbor%2FPierMaster%23");
    await expect(page.getByRole("tabpanel")).toContainText(/PierMaster/);
  });
});
