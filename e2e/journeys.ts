/** Journeys by keyboard alone, over whatever code: from three letters to a class and on from there. */
import { expect, type Browser, type Page } from "@playwright/test";
import { Code } from "./pages/code";
import type { Palette } from "./pages/palette";

export interface Reader {
  page: Page;
  palette: Palette;
  code: Code;
}

export interface Family {
  /** Three letters that are typed for it. */
  letters: string;
  /** A type, whose line names its base as the second word behind it. */
  type: string;
  base: string;
}

const inCode = (page: Page) => page.locator('[data-panel="code"] .monaco-editor :focus');

/** From the home page, by three letters and the arrows. */
export async function findByThreeLetters({ page, palette, code }: Reader, { letters, type }: Family): Promise<void> {
  await page.goto("/");
  await palette.open("/");
  await page.keyboard.type(letters);
  await palette.settled(letters);
  const row = palette.row(new RegExp(`^\\w+ ${type}\\b`)).first();
  await expect(row).toBeVisible();
  for (let steps = 0; steps < 10 && (await row.getAttribute("aria-selected")) !== "true"; steps++)
    await page.keyboard.press("ArrowDown");
  await expect(row).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText(type);
  await code.ready();
  await expect(inCode(page)).toHaveCount(1);
}

/** From the open type, whose line ends with its base and a brace: a look at the base, then there and back. */
export async function peekAndJump({ page, code }: Reader, { type, base }: Family): Promise<void> {
  await page.keyboard.press("End");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Alt+F12");
  const peek = page.getByRole("region", { name: `Peek of ${base}` });
  await expect(peek).toBeVisible();
  await expect(peek).toContainText(base);
  await page.keyboard.press("Escape");
  await expect(peek).toHaveCount(0);
  await expect(inCode(page)).toHaveCount(1);

  await page.keyboard.press("F12");
  await expect(code.marked).toHaveText(base);
  await expect(page).toHaveURL(new RegExp(`/${base}\\.\\w+\\?symbol=`));
  await expect(inCode(page)).toHaveCount(1);
  // The browser's own key, which a browser without a window does not hear.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${type}\\.`));
  await expect(code.line(type).first()).toBeInViewport();
  await expect(inCode(page)).toHaveCount(1);
  await page.goForward();
  await expect(code.marked).toHaveText(base);
}

/** Copies the link to the open symbol, and opens it where nothing of this browser is known. */
export async function openElsewhere({ page }: Reader, { base }: Family, browser: Browser): Promise<void> {
  await expect(inCode(page)).toHaveCount(1);
  await page.keyboard.press("y");
  await expect(page.getByText("Link copied", { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const theirs = await elsewhere.newPage();
  await theirs.goto(link);
  const code = new Code(theirs);
  await code.ready();
  await expect(code.marked).toHaveText(base);
  await expect(code.marked).toBeInViewport();
  await elsewhere.close();
}

/** From the open base down to the type and up again: as a list, then as a picture. */
export async function walkHierarchy({ page, code }: Reader, { type, base }: Family): Promise<void> {
  const focused = page.locator(":focus");
  await page.keyboard.press("h");
  await expect(page.getByRole("tab", { name: /^Type hierarchy/, selected: true })).toBeFocused();
  const tree = page.getByRole("tree", { name: `Type hierarchy of ${base}` });
  await expect(tree.getByRole("treeitem", { name: /^Derived, down/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(tree.locator(":focus")).toHaveCount(1);
  const derived = tree.getByRole("treeitem", { name: new RegExp(`^\\w+ ${type}\\b`) }).and(focused);
  for (let rows = 0; rows < 100 && (await derived.count()) === 0; rows++) await page.keyboard.press("ArrowDown");
  await expect(derived).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText(type);
  await expect(inCode(page)).toHaveCount(1);

  await page.keyboard.press("h");
  await expect(page.getByRole("tree", { name: `Type hierarchy of ${type}` })).toBeVisible();
  await tabTo(page, "radio", /^Both$/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/side=bases/);
  await tabTo(page, "radio", /^Tree$/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/as=picture/);
  const picture = page.getByRole("region", { name: `Picture of the type hierarchy of ${type}` });
  await tabTo(page, "link", new RegExp(`^\\w+ ${type}, this type`));
  const above = picture.getByRole("link", { name: new RegExp(`^\\w+ ${base},`) });
  for (let steps = 0; steps < 4 && (await above.and(focused).count()) === 0; steps++)
    await page.keyboard.press(steps === 0 ? "ArrowLeft" : "ArrowDown");
  await expect(above).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code.marked).toHaveText(base);
}

/** Presses Tab until what has the focus is of a role and a name. */
export async function tabTo(
  page: Page,
  role: "radio" | "link" | "searchbox" | "treeitem",
  name: RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).and(page.locator(":focus"));
  await expect(page.getByRole(role, { name }).first()).toBeVisible();
  for (let steps = 0; steps < 40 && (await wanted.count()) === 0; steps++) await page.keyboard.press("Tab");
  await expect(wanted).toHaveCount(1);
}
