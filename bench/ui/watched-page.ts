/** A page whose paints, long tasks, shifts and scripts are watched from its beginning. */
import type { Browser, CDPSession, Page } from "@playwright/test";

/** What a page did since it was opened; times in milliseconds from there. */
export interface Watched {
  /** lengths of tasks over 50 ms */
  longTasks: number[];
  /** sum of layout shifts that no key and no press brought about */
  shift: number;
  /** the line that was come for is painted, in sight; null while it is not */
  readable: number | null;
  /** the server's answer began, and was whole */
  answer: { began: number; whole: number };
  scripts: Script[];
}

interface Script {
  url: string;
  /** compressed */
  bytes: number;
}

/** Pixels of a line; less of it in sight is not to be read. */
const LINE = 20;

export const VIEWPORT = { width: 1440, height: 900 };

/** Runs in the page, before everything else. */
function watch(line: number): void {
  const told = { longTasks: [] as number[], shift: 0, readable: null as number | null };
  Object.assign(window, { watched: told });
  performance.setResourceTimingBufferSize(10_000);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput !== true)
        told.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const isInSight = (): boolean => {
    const place = document.querySelector(".server-line:is(.here, .picked), .view-line .come-for");
    const box = place?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top >= 0 && box.top + line <= innerHeight;
  };
  const look = (): void => {
    if (!isInSight()) return void requestAnimationFrame(look);
    // The message comes behind the paint of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (told.readable = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** A page in a browser that has seen nothing: its cache is empty. */
export async function watchedPage(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(watch, LINE);
  return { page, close: () => context.close() };
}

export const toldBy = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Pick<Watched, "longTasks" | "shift" | "readable"> };
    const timings = (type: string): PerformanceResourceTiming[] =>
      performance.getEntriesByType(type).filter((entry) => entry instanceof PerformanceResourceTiming);
    const [page] = timings("navigation");
    const scripts = timings("resource")
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }));
    return { ...watched, answer: { began: page.responseStart, whole: page.responseEnd }, scripts };
  });

/** Milliseconds of CPU that the page's main thread has taken since it began. */
export async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? NaN) * 1000;
}
