/** Single letters are keys of the page, but never while they are typed into a field. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const LETTERS = "abcdefghijklmnopqrstuvwxyz/#@:>?";

/** Fields of the code page and of the other pages, each opened as a reader does. */
const FIELDS: Record<string, (page: Page) => Promise<Locator>> = {
  "Find in file": async (page) => {
    await page.keyboard.press("Control+f");
    return page.locator(".find-widget textarea").first();
  },
  "the filter of the outline": async (page) => {
    await page.getByRole("button", { name: "Filter the outline" }).click();
    return page.getByRole("textbox", { name: "Names to show" });
  },
  "the files beside the open one": async (page) => {
    await page
      .getByRole("navigation", { name: "Place" })
      .getByRole("button", { name: /^buoy\.rs/ })
      .click();
    return page.getByRole("textbox", { name: /^Filter / });
  },
  "the palette": async (page) => {
    await page.keyboard.press("Control+k");
    return page.getByRole("combobox");
  },
};

for (const [field, open] of Object.entries(FIELDS)) {
  test(`${field} takes every letter`, async ({ page, code }) => {
    await page.goto("/r/game/shared/buoy.rs#L3");
    await code.ready();
    await code.editor.click({ position: { x: 200, y: 60 } });
    const input = await open(page);
    await expect(input).toBeFocused();
    await input.pressSequentially(LETTERS);
    await expect(input).toHaveValue(LETTERS);
    await expect(page).toHaveURL(/buoy\.rs/);
    expect(await page.getByRole("tabpanel").count()).toBe(0);
  });
}

/** Fields of the other pages: the address, and what opens the field there. */
const ELSEWHERE: Record<string, { url: string; field: (page: Page) => Promise<Locator> }> = {
  "the search for text": {
    url: "/search",
    field: async (page) => page.getByRole("combobox", { name: "Text in all files" }),
  },
  "the address of another repository": {
    url: "/",
    field: async (page) => page.getByRole("textbox", { name: "Git address or folder" }),
  },
  "the branch of another repository": {
    url: "/",
    field: async (page) => page.getByRole("textbox", { name: "Branch or tag" }),
  },
  "the filter of the repositories": {
    url: "/",
    field: async (page) => page.getByRole("textbox", { name: "Filter the repositories" }),
  },
  "a question about the code": { url: "/ask", field: async (page) => page.getByRole("main").getByRole("textbox") },
  "the revision that a review begins with": {
    url: "/review",
    field: async (page) => page.getByRole("textbox", { name: "From" }),
  },
  "the revision that a review ends with": {
    url: "/review",
    field: async (page) => page.getByRole("textbox", { name: "To" }),
  },
  "a parameter of the API": {
    url: "/reference",
    field: async (page) => page.getByRole("main").getByRole("textbox").first(),
  },
  "the text of usages": {
    url: "/r/game/server/src/harbor/PortAuthority.java?dock=usages&of=java%20harbor%2FPortAuthority%23Ship%23",
    field: async (page) => page.getByRole("searchbox", { name: /^Text in the line/ }),
  },
  "Find in file of the pane beside": {
    url: "/r/game/server/src/harbor/PortAuthority.java?beside=game/server/src/harbor/Authority.java",
    field: async (page) => {
      const pane = page.locator('[data-panel="beside"]');
      await pane.locator(".view-line").first().click();
      await page.keyboard.press("Control+f");
      return pane.locator(".find-widget textarea").first();
    },
  },
};

// The corpus has no history: a review of it is refused, which the browser notes.
test.use({ expectedComplaints: [/status of 400/] });

for (const [name, { url, field }] of Object.entries(ELSEWHERE)) {
  test(`${name} takes every letter`, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await withManyOf(page);
    await page.goto(url);
    const input = await field(page);
    await input.click();
    await input.fill("");
    const before = page.url();
    const dialogs = await page.getByRole("dialog").count();
    await input.pressSequentially(LETTERS);
    await expect(input).toHaveValue(LETTERS);
    await expect(input).toBeFocused();
    // The search writes what is searched for into its address.
    expect(new URL(page.url()).pathname).toBe(new URL(before).pathname);
    expect(await page.getByRole("dialog").count()).toBe(dialogs);
  });
}

test("the folder of usages is chosen by a letter, which is no key of the page", async ({ page, code }) => {
  await page.goto("/r/game/Source/Harbor/Public/Berth.h?dock=usages&of=cpp%20FBerth%23");
  await code.ready();
  await page.getByRole("combobox", { name: "Folder" }).focus();
  for (const letter of "oipt") await page.keyboard.press(letter);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(/^Usages/);
});

/** The state of the index as it is, with so many repositories that they are filtered. */
async function withManyOf(page: Page): Promise<void> {
  await page.route(/\/api\/status/, async (route) => {
    const status = await (await route.fetch()).json();
    const [pattern] = status.repositories;
    const more = Array.from({ length: 12 }, (_, at) => ({ ...pattern, name: `harbour-${at}` }));
    await route.fulfill({ json: { ...status, repositories: [...status.repositories, ...more] } });
  });
}

test("Ctrl F finds in the file wherever the focus is, before anything of the page was touched", async ({
  page,
  code,
}) => {
  await page.goto("/r/game/shared/buoy.rs");
  await code.ready();
  const field = page.locator(".find-widget textarea").first();
  for (const focus of ["nothing", "the files"]) {
    if (focus === "the files") await page.keyboard.press("f");
    await page.keyboard.press("Control+f");
    await expect(field).toBeFocused();
    await page.keyboard.type("drift");
    await expect(field).toHaveValue("drift");
    await page.keyboard.press("Escape");
  }
});
