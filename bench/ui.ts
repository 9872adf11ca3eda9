/**
 * `npm run bench:ui -- --url http://127.0.0.1:PORT [--count N] [--seed N]`: what a reader waits for, in a headless
 * Chromium, over what a running Fathom has indexed: keys in the palette, definitions, links, scripts, long tasks, layout
 * shift. Prints a table with the targets and leaves the figures in bench/results/ui.json.
 */
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fileUrl, nameUrl, symbolUrl } from "../lib/contract/page-url";
import { installedBrowser } from "../scripts/find-browser.mjs";
import { sampleCode } from "./operations/sample";
import { quantile } from "./query/latency";
import { definitions, keystrokes, links, scriptsBeforeEditor } from "./ui/journeys";

const root = resolve(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      count: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
    },
  });
  if (values.url === undefined) throw new Error("Name a running Fathom: --url http://127.0.0.1:4100");
  const base = values.url.replace(/\/$/, "");
  const count = Number(values.count);
  const { symbols, places, repositories } = await sampleCode(base, count, Number(values.seed));
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: installedBrowser(), args });
  console.log(`${repositories.join(", ")}; load average ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}`);
  const typed = await keystrokes(
    browser,
    base,
    evenly(symbols, count).map(({ name }) => name),
  );
  const jumps = await definitions(
    browser,
    base,
    evenly(places, count).map(({ repo, file, ...at }) => nameUrl(repo, file, at)),
  );
  const opened = await links(
    browser,
    base,
    evenly(symbols, count).map(({ repo, file, key }) => symbolUrl(repo, file, key)),
  );
  const scripts = await scriptsBeforeEditor(browser, `${base}${fileUrl(repositories[0], "")}`);
  await browser.close();
  const rows = {
    "key to painted rows, ms": { ...spread(typed.painted), target: 60 },
    "main thread for a key, ms": { p50: round(typed.work), p95: null, target: 12 },
    "F12 to the definition, ms": { ...spread(jumps), target: 120 },
    "link to readable code, cold, ms": { ...spread(opened.cold), target: 400 },
    "link to readable code, warm, ms": { ...spread(opened.warm), target: 150 },
    "scripts before the editor, kB": { p50: round(scripts / 1000), p95: null, target: 180 },
    "longest task of a page, ms": {
      ...spread(opened.told.map(({ longTasks }) => Math.max(0, ...longTasks))),
      target: 100,
    },
    "layout shift of a page": { ...spread(opened.told.map(({ shift }) => shift)), target: 0.02 },
  };
  console.table(rows);
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { date: new Date().toISOString(), load: loadavg(), repositories, rows };
  writeFileSync(join(folder, "ui.json"), JSON.stringify(result, null, 2));
}

/** So many of all, from each repository alike. */
function evenly<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const spread = (values: readonly number[]) => ({
  p50: round(quantile([...values], 0.5)),
  p95: round(quantile([...values], 0.95)),
});

await main();
