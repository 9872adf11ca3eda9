/** F12 on names of open files. */
import type { Browser } from "@playwright/test";
import { timedKey } from "./timed-key";
import { toldBy, watchedPage } from "./watched-page";

/** Milliseconds that a reader looks at a place before going on. */
const LOOK = 700;
/** On a machine that does other things, too, a jump is late, and not missed. */
const WITHIN = 10_000;

/**
 * The name that was come for is another element, can be seen, and stands at another address; or something else than a
 * jump answers: the peek, the dock, a whole file. What it begins from is read before the key is pressed.
 */
const ARRIVED = `
  const began = (window.began ??= { name: document.querySelector(".view-line .come-for"), href: location.href });
  const { href, pathname, search, hash } = location;
  const isWholeFile = href !== began.href && search === "" && hash === "";
  if (isWholeFile || document.querySelector(".peek, .dock")) return "no jump";
  const name = document.querySelector(".view-line .come-for");
  if (name === null || name === began.name || href === began.href) return null;
  const { top, bottom, height } = name.getBoundingClientRect();
  if (height === 0 || top < 0 || bottom > innerHeight) return null;
  return new URL(began.href).pathname === pathname ? "same file" : "another file";`;

export interface Definitions {
  sameFile: number[];
  anotherFile: number[];
  /** places without a single definition, as comments, names of several declarations, a file that is included */
  noJump: number;
  /** jumps that did not arrive in time */
  missed: number;
  longTasks: number[];
}

/** Opens each place and goes to the definition of the name there. */
export async function definitions(browser: Browser, places: readonly string[]): Promise<Definitions> {
  const { page, close } = await watchedPage(browser);
  const told: Definitions = { sameFile: [], anotherFile: [], noJump: 0, missed: 0, longTasks: [] };
  for (const place of places) {
    // A page of its own for each: another line of the open file is no new page.
    await page.goto("about:blank");
    await page.goto(place);
    await page.locator(".monaco-editor :focus").waitFor({ state: "attached" });
    await page.waitForTimeout(LOOK);
    const { longTasks: before } = await toldBy(page);
    const arrived = await timedKey(page, "F12", { sign: ARRIVED, within: WITHIN, inFrames: true });
    if (arrived === null) told.missed++;
    else if (arrived.said === "same file") told.sameFile.push(arrived.took);
    else if (arrived.said === "another file") told.anotherFile.push(arrived.took);
    else told.noJump++;
    told.longTasks.push(...(await toldBy(page)).longTasks.slice(before.length));
  }
  await close();
  return told;
}
