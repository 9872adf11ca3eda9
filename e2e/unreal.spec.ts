import { expect, test } from "./fixtures";

test.describe("An Unreal project", () => {
  test("shows Blueprints beside C++: in the palette, on the page of their class, in the tree and in their own page", async ({
    page,
    palette,
    code,
  }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("keeper");
    await expect(palette.row(/^blueprint BP_LockKeeper/)).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto(`/s/${encodeURIComponent("cpp AHarborController#")}?repo=game`);
    const hierarchy = page.getByRole("region", { name: "Hierarchy" });
    await expect(hierarchy).toContainText("1 type derives from it directly");
    await expect(hierarchy.getByRole("link").filter({ hasText: "APlayerController" })).toBeVisible();
    const child = hierarchy.getByRole("link").filter({ hasText: "BP_LockKeeper" });
    await expect(child.getByRole("img", { name: "blueprint" })).toBeVisible();

    await hierarchy.getByRole("link", { name: "Open tree" }).click();
    await code.ready();
    const tree = page.getByRole("tree", { name: "Type hierarchy of AHarborController" });
    await expect(tree.getByRole("treeitem", { name: /^blueprint BP_NightKeeper.*proven by scope/ })).toBeVisible();
    await tree.getByRole("treeitem", { name: /^blueprint BP_LockKeeper/ }).click();
    await expect(page).toHaveURL(/BP_LockKeeper\.uasset/);
    await expect(page.getByRole("main")).toContainText("/Script/Harbor.HarborController");
  });

  test("tells what reflection says of a member as chips, and finds members by it", async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("has:BlueprintCallable");
    await expect(palette.active).toHaveAccessibleName(/^method OpenLockGate/);
    await expect(palette.dialog.getByLabel("Preview").getByText("Category=Harbor")).toBeVisible();
    await page.goto(`/s/${encodeURIComponent("cpp AHarborController#")}?repo=game`);
    const members = page.getByRole("region", { name: "Members" });
    await expect(members.getByText("BlueprintCallable", { exact: true })).toBeVisible();
  });

  test("has its modules above the folders", async ({ page, code }) => {
    // In a narrower head the module gives way to the file and the symbol.
    await page.setViewportSize({ width: 1700, height: 900 });
    await code.open("AHarborController");
    await expect(code.files.getByRole("treeitem", { name: "module Harbor" })).toBeVisible();
    const place = page.getByRole("navigation", { name: "Place" });
    await place.getByRole("link", { name: "module Harbor" }).click();
    await expect(page).toHaveURL(/\/r\/game\/Source\/Harbor$/);
  });
});
