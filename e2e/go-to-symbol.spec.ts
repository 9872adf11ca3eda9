import { expect, test } from "./fixtures";

test.describe("Go to Symbol", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  for (const key of ["Control+k", "Control+t", "/"]) {
    test(`opens with ${key}, ready to type`, async ({ page, palette }) => {
      await palette.open(key);
      await page.keyboard.type("TideTable");
      await palette.settled("TideTable");
      await expect(palette.active).toHaveAccessibleName(/^class TideTable/);
    });
  }

  test("opens from the field of the home page", async ({ page, palette }) => {
    await page.getByRole("button", { name: "Go to symbol" }).click();
    await expect(palette.field).toBeFocused();
  });

  test("lists results as one types, and they follow every letter", async ({ palette }) => {
    await palette.open();
    await palette.type("load");
    await expect(palette.row(/^method load_all/)).toBeVisible();
    await expect(palette.row(/^method load_chart/)).toBeVisible();
    await palette.field.pressSequentially("_c");
    await palette.settled("load_c");
    await expect(palette.row(/^method load_all/)).toHaveCount(0);
    await expect(palette.active).toHaveAccessibleName(/^method load_chart/);
  });

  test("shows kind, name, container and path of a row, and marks the letters that matched", async ({ palette }) => {
    await palette.open();
    await palette.type("admitship");
    const row = palette.row(
      /^method admitShip, in harbor\.PortAuthority, game, server\/src\/harbor\/PortAuthority\.java/,
    );
    await expect(row).toBeVisible();
    await expect(row.getByRole("img", { name: "method" })).toBeVisible();
    await expect(row).toContainText("in harbor.PortAuthority");
    await expect(row).toContainText("PortAuthority.java:13");
    await expect(row.locator("mark")).toHaveText(["admitShip"]);
  });

  test("finds by initials: fmpc is FMyPlayerController, with those letters marked", async ({ palette }) => {
    await palette.open();
    await palette.type("fmpc");
    await expect(palette.active).toHaveAccessibleName(/^struct FMyPlayerController, game/);
    await expect(palette.active.locator("mark")).toHaveText(["FM", "P", "C"]);
  });

  for (const [typed, found] of [
    ["FMyPlayerControler", /^struct FMyPlayerController/],
    ["PortAuthorithy", /^class PortAuthority/],
    ["brodcast", /^method Broadcast/],
  ] as const) {
    test(`forgives a typo: ${typed}`, async ({ palette }) => {
      await palette.open();
      await palette.type(typed);
      await expect(palette.active).toHaveAccessibleName(found);
    });
  }

  test("finds across the ways in which languages write names", async ({ palette }) => {
    await palette.open();
    await palette.type("get_chart");
    await expect(palette.active).toHaveAccessibleName(/^function get_chart_by_name/);
    await palette.field.fill("");
    await palette.type("soundingRead");
    await expect(palette.active).toHaveAccessibleName(/^function sounding_read/);
  });

  test("narrows by kind: a finished filter becomes a chip, Backspace lifts it", async ({ page, palette }) => {
    await palette.open();
    await palette.type("chart");
    await expect(palette.row(/^class ChartLoader/)).toBeVisible();
    await palette.field.fill("");
    await palette.field.pressSequentially("kind:function chart");
    await palette.settled("chart");
    await expect(palette.dialog.getByRole("button", { name: "Remove kind:function" })).toBeVisible();
    await expect(palette.row(/^method load_chart/)).toBeVisible();
    await expect(palette.row(/^class ChartLoader/)).toHaveCount(0);
    await palette.field.fill("");
    await page.keyboard.press("Backspace");
    await expect(palette.dialog.getByRole("button", { name: "Remove kind:function" })).toHaveCount(0);
  });

  test("says what a filter takes when its value is not known", async ({ palette }) => {
    await palette.open();
    await palette.field.pressSequentially("kind:clas chart");
    await expect(palette.dialog.getByText(/`kind:` takes .*; it got "clas"/)).toBeVisible();
  });

  test("says that the reader's own code has nothing of the name, and brings external code on request", async ({
    palette,
  }) => {
    await palette.open();
    await palette.type("ClientTravel");
    await expect(palette.rows).toHaveCount(0);
    await palette.dialog.getByRole("button", { name: /Add external code/ }).click();
    await expect(palette.row(/^method ClientTravel, in APlayerController, engine,.*external$/)).toBeVisible();
  });

  test("says that nothing is named so, how much was read, and offers near names", async ({ palette }) => {
    await palette.open();
    await palette.type("PlayerLighthouseKeeper");
    await expect(palette.rows).toHaveCount(0);
    await expect(
      palette.dialog.getByText(
        /Nothing is named .PlayerLighthouseKeeper.\. All \d+ source files( and \d+ text files?)? were read/,
      ),
    ).toBeVisible();
    await palette.dialog.getByRole("button", { name: "Lighthouse", exact: true }).click();
    await expect(palette.active).toHaveAccessibleName(/^class Lighthouse/);
  });

  test("never says that nothing was found while the index still runs", async ({ page, palette }) => {
    // A small corpus is read before a browser is up: the server's answer is made one of a minute earlier.
    await page.route("**/api/symbols?*", async (route) => {
      const response = await route.fetch();
      const answer: { index: object } = await response.json();
      const index = { ...answer.index, state: "indexing", done: 7, total: 5000 };
      await route.fulfill({ response, json: { ...answer, index } });
    });
    await palette.open();
    await palette.type("PlayerLighthouseKeeper");
    await expect(palette.dialog.getByText(/Indexing 7 of 5,000 files/)).toBeVisible();
    await expect(palette.dialog.getByText(/Nothing is named|no results/i)).toHaveCount(0);
  });

  test("walks with the arrows, round at the ends, while the focus stays in the field", async ({ page, palette }) => {
    await palette.open();
    await palette.type("chart");
    const count = await palette.rows.count();
    expect(count).toBeGreaterThan(2);
    await page.keyboard.press("ArrowDown");
    await expect(palette.rows.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(palette.rows.nth(count - 1)).toHaveAttribute("aria-selected", "true");
    await expect(palette.field).toBeFocused();
    await expect(palette.field).toHaveAttribute(
      "aria-activedescendant",
      (await palette.active.getAttribute("id")) ?? "",
    );
  });

  test("closes with Esc, gives the focus back, and opens again where it was", async ({ page, palette }) => {
    const opener = page.getByRole("button", { name: "Go to symbol" });
    await opener.focus();
    await palette.open();
    await palette.type("Buoy");
    await page.keyboard.press("Escape");
    await expect(palette.dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await palette.open();
    await expect(palette.field).toHaveValue("Buoy");
    await expect(palette.active).toHaveAccessibleName(/^struct Buoy/);
  });

  test("shows the code of the active row beside the list, and why it stands there", async ({ palette }) => {
    await palette.open();
    await palette.type("blink_interval");
    await expect(palette.dialog.getByText("match self.rhythm {")).toBeVisible();
    await expect(palette.dialog.getByRole("region", { name: "Why this rank" })).toContainText(/\+\d/);
  });
});
