/** What a reader does, each timed: keys in the palette, definitions, links. */
import type { Browser, Page } from "@playwright/test";
import { mainThread, timedKey, toldBy, watchedPage, type Watched } from "./watched-page";

const CODE = ".monaco-editor .view-line";
/** The name of the place that was come for, and the address: both differ once the definition is there. */
const ARRIVED = `const name = document.querySelector(".monaco-editor .come-for"); return name && location.pathname + location.search + name.textContent;`;
/** The rows on show, once their answer is the one that was asked for. */
const ROWS = `const foot = document.querySelector(".palette-foot"); const row = document.querySelector("[role=option]"); return /\\d+ ms$/.test(foot?.textContent ?? "") && row ? document.querySelector(".palette input")?.value + row.parentElement.textContent : null;`;

export interface Keystrokes {
  painted: number[];
  /** milliseconds of the main thread for a key, on average */
  work: number;
}

/** Types names into the palette, letter by letter. */
export async function keystrokes(browser: Browser, base: string, names: readonly string[]): Promise<Keystrokes> {
  const { page, close } = await watchedPage(browser);
  await page.goto(base, { waitUntil: "networkidle" });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const painted: number[] = [];
  let [work, keys] = [0, 0];
  for (const name of names) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("");
    const before = await mainThread(cdp);
    for (const letter of name) {
      const took = await timedKey(page, letter, ROWS, 2000);
      if (took !== null) painted.push(took);
      keys++;
    }
    work += (await mainThread(cdp)) - before;
    await page.keyboard.press("Escape");
  }
  await close();
  return { painted, work: work / Math.max(1, keys) };
}

/** Opens places and goes to the definition of the name there. */
export async function definitions(browser: Browser, base: string, places: readonly string[]): Promise<number[]> {
  const { page, close } = await watchedPage(browser);
  const times: number[] = [];
  for (const place of places) {
    // A page of its own for each: another line of the open file is no new page.
    await page.goto("about:blank");
    await openCode(page, `${base}${place}`);
    await page.locator(".monaco-editor :focus").waitFor();
    const took = await timedKey(page, "F12", ARRIVED);
    if (took !== null) times.push(took);
  }
  await close();
  return times;
}

/** Opens links, each in a browser that has seen nothing, then again. */
export async function links(browser: Browser, base: string, places: readonly string[]) {
  const cold: number[] = [];
  const warm: number[] = [];
  const told: Watched[] = [];
  for (const place of places) {
    const { page, close } = await watchedPage(browser);
    for (const times of [cold, warm]) {
      await openCode(page, `${base}${place}`);
      const seen = await toldBy(page);
      times.push(seen.painted);
      told.push(seen);
    }
    await close();
  }
  return { cold, warm, told };
}

/** Scripts that a page of code has loaded before its editor, in compressed bytes. */
export async function scriptsBeforeEditor(browser: Browser, base: string): Promise<number> {
  const { page, close } = await watchedPage(browser);
  await page.goto(base, { waitUntil: "networkidle" });
  const { scripts } = await toldBy(page);
  await close();
  return scripts;
}

async function openCode(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(CODE).first().waitFor();
}
