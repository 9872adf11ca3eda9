/**
 * `npm run bench:ui -- --url http://127.0.0.1:PORT [--count N] [--seed N]`: what a reader waits for, in a headless
 * Chromium, over what a running Fathom has indexed: keys in the palette, definitions, links, scripts, long tasks,
 * layout shift. Prints a table with the targets and leaves the figures in bench/results/ui.json.
 */
import { chromium } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fileUrl, nameUrl, symbolPageUrl, symbolUrl, textSearchUrl } from "../lib/contract/page-url";
import { installedBrowser } from "../scripts/find-browser.mjs";
import { sampleCode, type Sample } from "./operations/sample";
import { quantile } from "./query/latency";
import { definitions } from "./ui/definitions";
import { keystrokes } from "./ui/keystrokes";
import { bytesBeforeEditor, links, opened } from "./ui/pages";
import type { Watched } from "./ui/watched-page";

const root = resolve(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      count: { type: "string", default: "16" },
      seed: { type: "string", default: "1" },
    },
  });
  if (values.url === undefined) throw new Error("Name a running Fathom: --url http://127.0.0.1:4100");
  const base = values.url.replace(/\/$/, "");
  const count = Number(values.count);
  const sample = await sampleCode(base, count * 2, Number(values.seed));
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: installedBrowser(), args });
  console.log(`${sample.repositories.join(", ")}; load average ${load()}, Chromium ${browser.version()}`);
  const rows = await measured(browser, base, sample, count);
  await browser.close();
  console.table(rows);
  console.log(`load average ${load()} at the end`);
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { date: new Date().toISOString(), load: loadavg(), repositories: sample.repositories, rows };
  writeFileSync(join(folder, "ui.json"), JSON.stringify(result, null, 2));
}

type Chromium = Awaited<ReturnType<typeof chromium.launch>>;

async function measured(browser: Chromium, base: string, { symbols, places, repositories }: Sample, count: number) {
  const some = evenly(symbols, count);
  const [one] = some;
  const code = some.map(({ repo, file, key }) => base + symbolUrl(repo, file, key));
  const typed = await keystrokes(
    browser,
    code[0],
    some.map(({ name }) => name),
  );
  const jumps = await definitions(
    browser,
    // Not every name has one definition.
    evenly(places, count * 2).map(({ repo, file, ...at }) => base + nameUrl(repo, file, at)),
  );
  const { cold, warm } = await links(browser, code);
  const text = textSearchUrl({ query: one.name, regex: false, case: false, word: false });
  const others = ["/", "/status", fileUrl(repositories[0], ""), symbolPageUrl(one.repo, one.key), text];
  const pages: Watched[] = [];
  for (const path of others) pages.push(await opened(browser, base + path));
  const visits = [...cold, ...warm, ...pages];
  const told = (key: string, figures: readonly number[], target: number | null, missed = 0) => ({
    [key]: { ...spread(figures), of: figures.length, missed, target },
  });
  return {
    ...told("key to painted rows, ms", typed.painted, 60, typed.missed),
    ...told("main thread for a key, CPU ms", typed.work, 12),
    ...told("F12 to another file, ms", jumps.anotherFile, 120, jumps.missed),
    ...told("F12 in the same file, ms", jumps.sameFile, 50),
    ...told("link to readable code, cold, ms", readableIn(cold), 400),
    ...told("link to readable code, warm, ms", readableIn(warm), 150),
    ...told("of it until the answer is whole, cold", wholeIn(cold), null),
    ...told("of it until the answer is whole, warm", wholeIn(warm), null),
    ...told("scripts before the editor, kB", [kilo(await bytesBeforeEditor(code[0], cold[0]))], 180),
    ...told("longest task while typing, ms", [longest(typed)], 100),
    ...told("longest task at F12, ms", [longest(jumps)], 100),
    ...told("longest task of a page, ms", visits.map(longest), 100),
    ...told(
      "layout shift of a page",
      visits.map(({ shift }) => shift),
      0.02,
    ),
  };
}

const readableIn = (visits: readonly { readable: number | null }[]): number[] =>
  visits.map(({ readable }) => readable ?? Infinity);

const wholeIn = (visits: readonly { answer: { whole: number } }[]): number[] =>
  visits.map(({ answer }) => answer.whole);

const longest = ({ longTasks }: { longTasks: readonly number[] }): number => Math.max(0, ...longTasks);

const kilo = (bytes: number): number => bytes / 1000;

/** So many of all, from each repository alike. */
function evenly<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

const load = (): string => loadavg()[0].toFixed(1);

const round = (value: number): number => Math.round(value * 1000) / 1000;

const spread = (values: readonly number[]) => ({
  p50: round(quantile(values, 0.5)),
  p95: round(quantile(values, 0.95)),
});

await main();
