/** Journeys by keyboard alone over the corpus. */
import { test } from "./fixtures";
import { findByThreeLetters, openElsewhere, peekAndJump, walkHierarchy } from "./journeys";

const FAMILY = { letters: "por", type: "PortAuthority", base: "Authority" };

test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

test("A class is found by three letters, its base peeked into and gone to, and the link opens for a colleague", async ({
  page,
  palette,
  code,
  browser,
}) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, FAMILY);
  await peekAndJump(reader, FAMILY);
  await openElsewhere(reader, FAMILY, browser);
});

test("A hierarchy is walked down and up, as a list and as a picture", async ({ page, palette, code }) => {
  const reader = { page, palette, code };
  await findByThreeLetters(reader, { ...FAMILY, letters: "aut", type: "Authority" });
  await walkHierarchy(reader, FAMILY);
});
