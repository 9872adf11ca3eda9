/** A page whose paints, long tasks and shifts are watched, and keys whose effect is timed inside the page itself. */
import type { Browser, CDPSession, Page } from "@playwright/test";

/** What a page did since it was opened. */
export interface Watched {
  /** milliseconds of tasks over 50 ms */
  longTasks: number[];
  /** sum of layout shifts that no key and no press brought about */
  shift: number;
  /** milliseconds until the first paint with content */
  painted: number;
  /** compressed bytes of scripts so far */
  scripts: number;
}

/** Runs in the page, before everything else. */
function watch(): void {
  const told = { longTasks: [] as number[], shift: 0 };
  Object.assign(window, { watched: told });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput !== true)
        told.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

export async function watchedPage(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  return { page, close: () => context.close() };
}

export const toldBy = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Pick<Watched, "longTasks" | "shift"> };
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => "initiatorType" in entry && /\.js(\?|$)/.test(entry.name));
    const painted = performance.getEntriesByName("first-contentful-paint").at(0)?.startTime ?? NaN;
    return { ...watched, painted, scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });

/**
 * Presses a key and waits until the page says something else.
 * @param sign reads from the page what will change, as the body of a function; null or the same text while it did not
 * @returns milliseconds from the key to the frame after the change; null when none came in time
 */
export async function timedKey(page: Page, key: string, sign: string, within = 5000): Promise<number | null> {
  const timing = page.evaluate(
    ({ sign, within }) =>
      new Promise<number | null>((resolve) => {
        const read = new Function(sign) as () => string | null;
        const before = read();
        let pressed = NaN;
        addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const end = performance.now() + within;
        const look = (): void => {
          const now = read();
          if (now !== null && now !== before) requestAnimationFrame(() => resolve(performance.now() - pressed));
          else if (performance.now() > end) resolve(null);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { sign, within },
  );
  await page.keyboard.press(key);
  return timing;
}

/** Milliseconds that the page's main thread has worked since it began. */
export async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
