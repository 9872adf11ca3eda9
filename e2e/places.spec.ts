import { expect, test } from "./fixtures";

const AUTHORITY = "/r/game/server/src/harbor/PortAuthority.java";

test.describe("Around the open file", () => {
  // Wide enough for all parts of the breadcrumb.
  test.use({ viewport: { width: 1700, height: 900 } });

  test("the breadcrumb lists what folders hold, one inside the other", async ({ page, code }) => {
    await page.goto(AUTHORITY);
    await code.ready();
    await code.place.getByRole("button", { name: "What src holds" }).click();
    const list = page.getByRole("dialog", { name: "What src holds" });
    // A row takes the width of its list, whatever it leads to.
    const row = list.getByRole("button", { name: "harbor" });
    await expect(row).toHaveCSS("border-top-width", "0px");
    const [widthOfRow, widthOfList] = await Promise.all(
      [row, list].map(async (each) => (await each.boundingBox())?.width),
    );
    expect(widthOfRow).toBeGreaterThan((widthOfList ?? 0) - 20);
    await row.click();
    await expect(list.getByRole("textbox", { name: "Filter harbor" })).toBeFocused();
    await page.keyboard.type("dredg");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/harbor\/Dredger\.java$/);
    await expect(list).toHaveCount(0);
  });

  test("the breadcrumb lists symbols, and goes to one", async ({ page, code }) => {
    await page.goto(AUTHORITY);
    await code.ready();
    await code.place.getByRole("button", { name: "Symbols of PortAuthority.java" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /harbor/ })
      .click();
    await code.place.getByRole("button", { name: "Symbols of harbor" }).click();
    await page.getByRole("textbox", { name: "Filter symbols" }).fill("portauth");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/symbol=java%20harbor%2FPortAuthority%23$/);
    await code.place.getByRole("button", { name: "Symbols of PortAuthority", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /admitShip/ })
      .click();
    await expect(page).toHaveURL(/symbol=java%20harbor%2FPortAuthority%23admitShip/);
    await expect(code.marked).toHaveText("admitShip");
  });

  test("its text can be had alone, its lines are wrapped, and stay so", async ({ page, code }) => {
    await page.goto(AUTHORITY);
    await code.ready();
    const menu = page.getByRole("button", { name: "About this file" });
    await menu.click();
    const popup = page.waitForEvent("popup");
    await page.getByRole("menuitem", { name: "Text alone" }).click();
    const text = await popup;
    await expect(text.locator("body")).toContainText("private static final int MOST_WAITING = 40;");
    expect(new URL(text.url()).pathname).toBe("/raw/game/server/src/harbor/PortAuthority.java");
    await text.close();
    await menu.click();
    await page.getByRole("menuitem", { name: "Wrap lines" }).click();
    await page.reload();
    await code.ready();
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Do not wrap lines" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Open in VS Code" })).toBeVisible();
  });

  test("a link marks a part of a line, as other tools write it", async ({ page, code }) => {
    await page.goto(`${AUTHORITY}?L8:20-8:33`);
    await code.ready();
    await expect(code.pickedLines.first()).toBeVisible();
    await expect(code.marked.first()).toBeVisible();
    // It stays in the address, whatever else goes into it.
    await expect(page).toHaveURL(/Authority\.java#L8C20-L8C33$/);
    await page.reload();
    await code.ready();
    await expect(code.pickedLines).toHaveCount(1);
  });

  test("its history says when there is none", async ({ page, code }) => {
    await page.goto(AUTHORITY);
    await code.ready();
    await page.getByRole("button", { name: "About this file" }).click();
    await page.getByRole("menuitem", { name: "History" }).click();
    await expect(page).toHaveURL(/\/history\/game\/server/);
    await expect(page.getByRole("status").filter({ hasText: "git" })).toContainText(
      /not under git|Git is not installed/,
    );
    await page.getByRole("radio", { name: "Blame" }).click();
    await expect(page).toHaveURL(/view=blame/);
    await expect(page.getByRole("main")).toContainText(/not under git|Git is not installed/);
  });

  test("another repository is one list away", async ({ page, code }) => {
    await page.goto(AUTHORITY);
    await code.ready();
    await page.getByRole("button", { name: "Other repositories" }).click();
    const list = page.getByRole("dialog", { name: "Repositories" });
    await expect(list.getByRole("link", { name: /game/ })).toHaveAttribute("aria-current", "page");
    await page.keyboard.type("eng");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/r\/engine$/);
    await expect(page.getByRole("tree", { name: "Files of engine" })).toBeVisible();
  });
});

test("What a type inherits stands in the outline while the link says so", async ({ page, code }) => {
  await page.goto("/r/game/Source/Harbor/Public/MyPlayerController.h");
  await code.ready();
  await page.getByRole("button", { name: "Inherited members" }).click();
  const base = code.outline.getByRole("treeitem", { name: /^from APlayerController/ }).first();
  await expect(base).toBeVisible();
  await base.click();
  await expect(base).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(/inherited=1/);
  await page.reload();
  await code.ready();
  await expect(base).toBeVisible();
});

test("Members of a type tell how often they are used, and are filtered", async ({ page }) => {
  await page.goto("/s/java%20harbor/Authority%23?repo=game");
  const members = page.getByRole("region", { name: "Members" });
  const admit = members.getByRole("link", { name: /admitShip/ });
  await expect(admit.getByTitle(/usage/)).toHaveText(/^≥?\d/);
});
