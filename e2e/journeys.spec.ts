/** Journeys by keyboard alone over the corpus. `real-code.spec.ts` goes the same ways over code of others. */
import { expect, test } from "./fixtures";
import { findByThreeLetters, peekJumpAndShare, tabTo, walkHierarchy } from "./journeys";

const FAMILY = { letters: "por", type: "PortAuthority", base: "Authority" };

test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

test("A class is found by three letters, its base is looked at, gone to, left and shared", async ({
  page,
  palette,
  code,
  browser,
}) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, FAMILY);
  await peekJumpAndShare(reader, FAMILY, browser);
});

test("A hierarchy is walked down and up, as a list and as a picture", async ({ page, palette, code }) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, { ...FAMILY, letters: "aut", type: "Authority" });
  await walkHierarchy(reader, FAMILY);
});

test("Usages are narrowed by keys alone, and the link keeps what narrows them", async ({ page, palette, code }) => {
  await findByThreeLetters({ page, palette, code }, { ...FAMILY, letters: "shi", type: "Ship" });
  await page.keyboard.press("u");
  await expect(page.getByRole("tab", { name: /^Usages/, selected: true })).toBeFocused();
  const uses = page.getByRole("tree", { name: "Usages of Ship" }).getByRole("treeitem", { name: /^line / });
  await expect(uses).toHaveCount(5);
  await tabTo(page, "searchbox", /^Text in the line/);
  await page.keyboard.type("nextship");
  await expect(uses).toHaveCount(2);
  await page.reload();
  await expect(uses).toHaveCount(2);
});
