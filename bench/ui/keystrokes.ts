/** Names that are typed into the palette, key by key, as quickly as a fast reader types. */
import type { Browser, Page } from "@playwright/test";
import { timedKey } from "./timed-key";
import { mainThread, toldBy, VIEWPORT, watchedPage } from "./watched-page";

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
  const told: Keystrokes = { painted: [], work: [], missed: 0, longTasks: [] };
  const timed = await watchedPage(browser);
  await timed.page.goto(place, { waitUntil: "networkidle" });
  const { longTasks: before } = await toldBy(timed.page);
  await typed(timed.page, names, async (letter) => {
    const rows = await timedKey(timed.page, letter, { sign: ROWS, within: WITHIN });
    if (rows === null) told.missed++;
    else told.painted.push(rows.took);
  });
  told.longTasks = (await toldBy(timed.page)).longTasks.slice(before.length);
  await timed.close();
  told.work = await workOfKeys(browser, place, names);
  return told;
}

/** The same names in a page where nothing is timed: to watch each change of a page is work of its main thread, too. */
async function workOfKeys(browser: Browser, place: string, names: readonly string[]): Promise<number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(place, { waitUntil: "networkidle" });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const work: number[] = [];
  let began = 0;
  await typed(page, names, (letter) => page.keyboard.press(letter), {
    began: async () => void (began = await mainThread(cdp)),
    ended: async (name) => void work.push(((await mainThread(cdp)) - began) / name.length),
  });
  await context.close();
  return work;
}

const NOTHING = async (): Promise<void> => {};

/** Opens the palette for each name and types it, letter by letter. */
async function typed(
  page: Page,
  names: readonly string[],
  press: (letter: string) => Promise<void>,
  { began, ended }: { began: () => Promise<void>; ended: (name: string) => Promise<void> } = {
    began: NOTHING,
    ended: NOTHING,
  },
): Promise<void> {
  for (const name of names) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("");
    await page.waitForTimeout(PACE);
    await began();
    for (const letter of name) {
      const pace = page.waitForTimeout(PACE);
      await press(letter);
      await pace;
    }
    await ended(name);
    await page.keyboard.press("Escape");
  }
}
