import { expect, test } from "./fixtures";

test.describe("A filter that names no repository", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("is answered with those there are, and nothing to try again", async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("PortAuth");
    await palette.field.fill("PortAuth repo:nowhere");
    await expect(palette.dialog.getByRole("alert")).toContainText(/No repository is named .nowhere.*game/);
    await expect(palette.dialog.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(palette.rows).toHaveCount(0);
  });
});

test.describe("In an open file, the palette", () => {
  test.beforeEach(async ({ code }) => {
    await code.open("almanacPage3");
  });

  for (const key of ["@", "Control+Shift+o"]) {
    test(`lists the file's symbols with ${key}, and goes to one`, async ({ page, palette, code }) => {
      await palette.open(key);
      await expect(palette.rows).toHaveCount(80);
      await page.keyboard.type("page41");
      await expect(palette.active).toHaveAccessibleName("function almanacPage41, line 493");
      await expect(palette.active.locator("mark")).toHaveText(["Page41"]);
      await page.keyboard.press("Enter");
      await expect(code.marked).toHaveText("almanacPage41");
      await expect(page).toHaveURL(/almanacPage41/);
    });
  }

  for (const key of [":", "l", "Control+g"]) {
    test(`goes to a line with ${key}`, async ({ page, palette, code }) => {
      await palette.open(key);
      await expect(palette.dialog.getByText("A line from 1 to 960.")).toBeVisible();
      await page.keyboard.type("505");
      await expect(palette.active).toHaveAccessibleName("Line 505, of 960");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#L505$/);
      await expect(code.cursorLine).toHaveText("505");
    });
  }

  test("takes the last line for one behind the end, and says so", async ({ page, palette }) => {
    await palette.open(":");
    await page.keyboard.type("99999");
    await expect(palette.active).toHaveAccessibleName("Line 960, the last one: the file has 960");
  });

  test("lists what can be done with >, each with its key", async ({ page, palette }) => {
    await palette.open(">");
    await page.keyboard.type("usag");
    await expect(palette.active).toHaveAccessibleName("Usages, Shift F12");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeVisible();
  });

  test("finds files alone with t, and Backspace lifts that", async ({ page, palette }) => {
    await palette.open("t");
    await palette.type("tide");
    await expect(palette.rows).toHaveCount(2);
    await expect(palette.active).toHaveAccessibleName(/^file tide-/);
    await palette.field.fill("");
    await page.keyboard.press("Backspace");
    await palette.type("tide");
    await expect(palette.row(/^class TideTable/)).toBeVisible();
  });
});

test("A sign as the first letter changes what the palette looks for", async ({ page, palette }) => {
  await page.goto("/");
  await palette.open();
  await palette.field.pressSequentially("@");
  await expect(palette.dialog.getByText("No file is open. @ works in a file that is.")).toBeVisible();
  await expect(palette.field).toHaveValue("");
  await page.keyboard.press("Backspace");
  await palette.field.pressSequentially("#buoy");
  await expect(palette.active).toHaveAccessibleName(/^struct Buoy/);
  await expect(palette.row(/^file/)).toHaveCount(0);
});

test("What was opened before stands in the empty palette, and arrows walk it", async ({ page, palette, code }) => {
  await code.open("PortAuthority");
  await code.open("TideTable");
  await palette.open();
  await expect(palette.active).toHaveAccessibleName(/^class TideTable/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText("PortAuthority");
});

test("A first answer that takes a moment is shown in outline, rows of the same height in its place", async ({
  page,
  palette,
}) => {
  await page.goto("/");
  let answer = (): void => {};
  const held = new Promise<void>((release) => (answer = release));
  await page.route(/\/api\/(symbols|files)\?/, async (route) => {
    await held;
    await route.continue();
  });
  await palette.open();
  await palette.field.pressSequentially("Buoy");
  const waiting = palette.dialog.locator(".waiting .palette-row");
  await expect(waiting).toHaveCount(4);
  const before = await waiting.first().boundingBox();
  answer();
  await expect(palette.active).toHaveAccessibleName(/^struct Buoy/);
  await expect(waiting).toHaveCount(0);
  expect((await palette.rows.first().boundingBox())?.height).toBe(before?.height);
});

test("A folder that takes a moment is shown in outline", async ({ page, code }) => {
  let answer = (): void => {};
  const held = new Promise<void>((release) => (answer = release));
  await page.route("**/api/files?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/r/game/shared/buoy.rs");
  await expect(code.files.locator(".waiting").first()).toBeVisible();
  answer();
  await expect(code.files.getByRole("treeitem", { name: "file buoy.rs" })).toBeVisible();
  await expect(code.files.locator(".waiting")).toHaveCount(0);
});

test("The value of a filter is completed as it is typed", async ({ page, palette }) => {
  await page.goto("/");
  await palette.open();
  await palette.field.pressSequentially("ship repo:ga");
  const filters = palette.dialog.getByRole("group", { name: "Filters" });
  await expect(filters.getByRole("button")).toHaveText(["repo:game"]);
  await page.keyboard.press("Tab");
  await expect(palette.dialog.getByRole("button", { name: "Remove repo:game" })).toBeVisible();
  await expect(palette.field).toHaveValue("ship");
  await expect(palette.rows.first()).toBeVisible();
});

test("Ctrl+E lists the places opened before, and the actions know each theme", async ({ page, palette, code }) => {
  await code.open("almanacPage42");
  await page.goto("/status");
  await palette.open("Control+e");
  await expect(palette.row(/^function almanacPage42/)).toBeVisible();
  await palette.field.pressSequentially(">high contrast, l");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "hc-light");
});

test.describe("While the server is away", () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test("the palette keeps the rows it has, and says what they were asked for", async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("admit");
    await page.route(/\/api\/(symbols|files)\?/, (route) => route.abort());
    await palette.field.pressSequentially("Ship");
    await expect(palette.dialog.getByText("Rows of admit", { exact: true })).toBeVisible();
    await expect(palette.row(/^method admitShip/).first()).toBeVisible();
    await page.unroute(/\/api\/(symbols|files)\?/);
    await palette.settled("admitShip");
    await expect(palette.dialog.getByText(/^Rows of/)).toHaveCount(0);
  });
});

test("Letters that are typed before the palette has come stand in it", async ({ page, palette }) => {
  const first = new Set((await (await page.request.get("/")).text()).match(/static\/chunks\/[^"\\]+\.js/g));
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/static\/chunks\/.*\.js/, async (route) => {
    const [script] = /static\/chunks\/[^?]+/.exec(route.request().url()) ?? [""];
    if (!first.has(script)) await held;
    await route.continue();
  });
  await page.goto("/");
  const field = palette.dialog.getByRole("textbox");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("Port");
  release();
  await page.keyboard.type("Authority", { delay: 20 });
  await palette.settled("PortAuthority");
  await expect(palette.active).toHaveAccessibleName(/^class PortAuthority/);
});
