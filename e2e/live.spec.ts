import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, gameFolder, test } from "./fixtures";

/** Names that one search gives, asked as any program would. */
async function namesFound(page: Page, query: string): Promise<string[]> {
  // A connection that rested may be closed by the server just as it is used again.
  const headers = { connection: "close" };
  const response = await page.request.get(`/api/symbols?query=${query}&match=exact`, { headers });
  const answer: { results: { name: string; line: number }[] } = await response.json();
  return answer.results.map(({ name, line }) => `${name}:${line}`);
}

const soon = { timeout: 5_000, intervals: [50] };

test("A file that is saved, changed and removed while Fathom runs is followed by search", async ({
  page,
  palette,
  code,
}) => {
  const file = join(gameFolder(), "tools/foghorn.py");
  await page.goto("/");
  expect(await namesFound(page, "sound_foghorn")).toEqual([]);

  writeFileSync(file, "def sound_foghorn():\n    return 1\n");
  await expect.poll(() => namesFound(page, "sound_foghorn"), soon).toEqual(["sound_foghorn:1"]);
  await palette.open();
  await palette.type("sound_fog");
  await page.keyboard.press("Enter");
  await code.ready();
  await expect(code.marked).toHaveText("sound_foghorn");

  writeFileSync(file, "HORNS = 2\n\n\ndef sound_foghorn():\n    return HORNS\n");
  await expect.poll(() => namesFound(page, "sound_foghorn"), soon).toEqual(["sound_foghorn:4"]);
  await page.reload();
  await code.ready();
  await expect(code.cursorLine).toHaveText("4");

  rmSync(file);
  await expect.poll(() => namesFound(page, "sound_foghorn"), soon).toEqual([]);
});
