import { expect, test } from "./fixtures";

test.describe("A name in the code", () => {
  test("is told in short when the pointer rests on it, for as long as it is pointed at", async ({ page, code }) => {
    await code.open("PortAuthority");
    await code.line("public boolean admitShip").getByText("admitShip").hover();
    const card = page.getByRole("dialog", { name: /admitShip/ });
    await expect(card).toContainText("boolean admitShip(Ship ship)");
    await expect(card).toContainText(/method of .*PortAuthority/);
    await expect(card.locator(".basis")).toHaveAttribute("title", /^proven: “admitShip” is bound by the scopes/);
    await card.hover();
    await page.waitForTimeout(400);
    await expect(card).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card).toHaveCount(0);
  });

  test("is told at once by q and by Ctrl I; Esc leads back into the code", async ({ page, code }) => {
    await code.open("MoorShip");
    await code.marked.click();
    const card = page.getByRole("dialog", { name: /MoorShip/ });
    for (const key of ["q", "Control+i"]) {
      await page.keyboard.press(key);
      await expect(card).toContainText("Moves the ship to a free berth; false when there is none.");
      await expect(card.getByRole("button", { name: /^Definition/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toHaveCount(0);
    }
    await page.keyboard.press("u");
    await expect(page.getByRole("tab", { name: /^Usages/ })).toBeFocused();
  });

  test("has a menu on Shift F10 and on the right button, with its keys", async ({ page, code }) => {
    await code.open("Authority");
    await code.marked.click();
    await page.keyboard.press("Shift+F10");
    const menu = page.getByRole("menu", { name: "About this name" });
    await expect(menu.getByRole("menuitem", { name: /^Go to definition/ })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(menu.getByRole("menuitem").last()).toBeFocused();
    await page.keyboard.press("t");
    await expect(menu.getByRole("menuitem", { name: /^Type hierarchy 1/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);

    await code.marked.click({ button: "right" });
    await menu.getByRole("menuitem", { name: /^Implementations/ }).click();
    await expect(page.getByRole("tab", { name: "Implementations 1", selected: true })).toBeFocused();
  });

  test("shows beside its line what derives and overrides, and leads there from code and outline", async ({
    page,
    code,
  }) => {
    await code.open("Authority");
    await page.getByRole("link", { name: "1 method overrides admitShip" }).click();
    const implementations = page.getByRole("tree", { name: "Implementations of admitShip" });
    await implementations.getByRole("treeitem", { name: /^method admitShip/ }).click();
    await expect(page).toHaveURL(/PortAuthority\.java/);
    await code.ready();
    await page.getByRole("link", { name: "Overrides harbor.Authority.admitShip" }).click();
    await expect(page).toHaveURL(/\/Authority\.java\?symbol=/);
    await code.ready();

    const row = code.outline.getByRole("treeitem", { name: /^interface Authority, .*1 type derives from Authority/ });
    await row.click({ button: "right" });
    await page.getByRole("menuitem", { name: /^Type hierarchy 1/ }).click();
    await expect(page.getByRole("tree", { name: "Type hierarchy of Authority" })).toContainText("PortAuthority");
  });
});

test.describe("Without the server", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("the page says so, counts down to the next try, and goes on when it is back", async ({ page, context }) => {
    await page.goto("/status");
    await expect(page.getByRole("link", { name: "Index ready" })).toBeVisible();
    await context.setOffline(true);
    const pill = page.getByRole("button", { name: /^Offline/ });
    await expect(pill).toContainText(/again in \d+ s/, { timeout: 20_000 });
    await context.setOffline(false);
    // Its own next try may come first.
    await pill.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page.getByRole("link", { name: "Index ready" })).toBeVisible();
  });
});
