/** Names that are typed into the palette, key by key, as quickly as a fast reader types. */
import type { Browser } from "@playwright/test";
import { timedKey } from "./timed-key";
import { mainThread, toldBy, watchedPage } from "./watched-page";

/** Milliseconds from key to key: 80 words a minute. */
const PACE = 150;
const WITHIN = 2000;

/** The rows on show are those of the text in the field. */
const ROWS = `
  const typed = document.querySelector(".palette input")?.value;
  const list = document.querySelector(".palette [role=listbox]");
  return list?.querySelector("[role=option]") && list.dataset.query === typed ? typed : null;`;

export interface Keystrokes {
  /** milliseconds from the key to the painted rows of the text with it */
  painted: number[];
  /** milliseconds of the main thread for a key, name by name */
  work: number[];
  /** keys whose rows did not come in time */
  missed: number;
  longTasks: number[];
}

/** @param place the page over which the palette is opened */
export async function keystrokes(browser: Browser, place: string, names: readonly string[]): Promise<Keystrokes> {
  const { page, close } = await watchedPage(browser);
  await page.goto(place, { waitUntil: "networkidle" });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const { longTasks: before } = await toldBy(page);
  const told: Keystrokes = { painted: [], work: [], missed: 0, longTasks: [] };
  for (const name of names) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("");
    await page.waitForTimeout(PACE);
    const began = await mainThread(cdp);
    for (const letter of name) {
      const pace = page.waitForTimeout(PACE);
      const rows = await timedKey(page, letter, { sign: ROWS, within: WITHIN });
      if (rows === null) told.missed++;
      else told.painted.push(rows.took);
      await pace;
    }
    told.work.push(((await mainThread(cdp)) - began) / name.length);
    await page.keyboard.press("Escape");
  }
  told.longTasks = (await toldBy(page)).longTasks.slice(before.length);
  await close();
  return told;
}
