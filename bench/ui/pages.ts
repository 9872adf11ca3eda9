/** Pages that are opened, each in a browser that has seen nothing, then again. */
import type { Browser, Page } from "@playwright/test";
import { toldBy, watchedPage, type Watched } from "./watched-page";

const EDITOR = ".monaco-editor .view-line";
/** Milliseconds in which a page that stands may still shift or be busy. */
const AFTER = 700;

/** Opens links to code until the editor stands. */
export async function links(
  browser: Browser,
  places: readonly string[],
): Promise<{ cold: Watched[]; warm: Watched[] }> {
  const told: { cold: Watched[]; warm: Watched[] } = { cold: [], warm: [] };
  for (const place of places) {
    const { page, close } = await watchedPage(browser);
    for (const visit of ["cold", "warm"] as const) {
      await page.goto("about:blank");
      await page.goto(place);
      await page.locator(EDITOR).first().waitFor();
      told[visit].push(await settled(page));
    }
    await close();
  }
  return told;
}

/** Opens a page of any kind for the first time. */
export async function opened(browser: Browser, place: string): Promise<Watched> {
  const { page, close } = await watchedPage(browser);
  await page.goto(place, { waitUntil: "networkidle" });
  const told = await settled(page);
  await close();
  return told;
}

async function settled(page: Page): Promise<Watched> {
  await page.waitForTimeout(AFTER);
  return toldBy(page);
}

/** Compressed bytes of the scripts that a page of code names: they run before its editor is asked for. */
export async function bytesBeforeEditor(place: string, { scripts }: Watched): Promise<number> {
  const html = await (await fetch(place)).text();
  const named = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => new URL(src, place).href));
  return scripts.filter(({ url }) => named.has(url)).reduce((sum, { bytes }) => sum + bytes, 0);
}
