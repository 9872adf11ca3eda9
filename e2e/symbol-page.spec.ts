import { expect, test, urlOf } from "./fixtures";

test.describe("The page of a symbol", () => {
  test("holds declaration, members, hierarchy and usages, each leading on", async ({ page, code }) => {
    await page.goto("/s/java%20harbor/Authority%23?repo=game");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Authority");
    await expect(page.getByRole("region", { name: "Definition" })).toContainText("public interface Authority");
    const members = page.getByRole("region", { name: "Members" });
    await expect(members.getByRole("link", { name: /admitShip/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Hierarchy" })).toContainText("1 type derives from it directly");
    await expect(page.getByRole("region", { name: "Usages" })).toContainText(/proven \d/);
    await page.getByRole("region", { name: "Hierarchy" }).getByRole("link", { name: "Open tree" }).click();
    await expect(page).toHaveURL(/Authority\.java\?symbol=.*dock=hierarchy/);
    await code.ready();
    await expect(page.getByRole("tree", { name: "Type hierarchy of Authority" })).toContainText("PortAuthority");
  });

  test("shows declaration and definition side by side, and is reached from the menu of a name", async ({
    page,
    code,
  }) => {
    await page.goto(
      "/r/game/Source/Harbor/Public/MyPlayerController.h?symbol=cpp%20FMyPlayerController%23MoorShip%28%29.",
    );
    await code.ready();
    await code.line("bool MoorShip").getByText("MoorShip").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Open symbol page" }).click();
    await expect(page).toHaveURL(/\/s\/cpp%20FMyPlayerController%23MoorShip/);
    await expect(page.getByRole("region", { name: "Declaration" })).toContainText("MyPlayerController.h");
    await expect(page.getByRole("region", { name: "Definition" })).toContainText("MyPlayerController.cpp");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/r\/game\/.*symbol=/);
  });

  test("lists what a type has from its bases, and says nothing of bases where a language has none", async ({
    page,
  }) => {
    await page.goto("/s/cpp%20AHarborController%23?repo=game");
    const inherited = page.getByRole("region", { name: "Inherited members" });
    await inherited.getByText("APlayerController", { exact: true }).click();
    await expect(inherited.getByRole("link").first()).toBeVisible();
    await page.goto(await urlOf(page, "sounding_read"));
    const key = new URL(page.url()).searchParams.get("symbol") ?? "";
    await page.goto(`/s/${key.split("/").map(encodeURIComponent).join("/")}?repo=game`);
    await expect(page.getByRole("region", { name: "Usages" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Implementations" })).toHaveCount(0);
  });

  test("of a key that is nowhere says so", async ({ page }) => {
    await page.goto("/s/java%20harbor/PierMaster%23");
    await expect(page.getByRole("main")).toContainText(
      "No symbol that is indexed has the key “java harbor/PierMaster#”.",
    );
  });

  test("of a symbol that was moved or misspelt leads to the nearest names", async ({ page }) => {
    await page.goto("/s/java%20pier/PortAuthority%23");
    await page.getByRole("link", { name: /PortAuthority.*PortAuthority\.java/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: /PortAuthority/ })).toBeVisible();
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ])
    test(`shows the code before long documentation, which opens below it, in ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/s/java%20harbor/Dredger%23?repo=game");
      await expect(page.getByRole("region", { name: "Definition" }).getByText("public final class")).toBeInViewport();
      const documentation = page.getByRole("region", { name: "Documentation" });
      await expect(documentation.getByText(/^Keeps the channel deep/)).toBeInViewport();
      const end = documentation.getByText("On Sundays the dredger rests.");
      await expect(end).not.toBeInViewport();
      await documentation.getByText("Show all of it").click();
      await documentation.getByText("Show less").waitFor();
      await end.scrollIntoViewIfNeeded();
      await expect(end).toBeInViewport();
    });
});
