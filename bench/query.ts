/**
 * `npm run bench:query [-- --symbols N] [--url http://127.0.0.1:PORT]`: what Go to Symbol costs, class by class, at a
 * million symbols. Loads what DATABASE_URL holds, if set, and fills up with synthetic names and copies. Prints a table
 * and leaves the figures in bench/results/. With --url it also asks a running Fathom over HTTP.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askOverHttp } from "./query/over-http";
import { fillIndex } from "./query/fill-index";
import { type Latency, timeClass, wordLatency } from "./query/latency";
import { queriesByClass } from "./query/queries";

const root = resolve(import.meta.dirname, "../..");
/** Milliseconds of CPU within which 95 of 100 queries of every class must be answered. */
const TARGET_CPU = 10;
const QUERIES_PER_CLASS = 200;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      symbols: { type: "string", default: "1000000" },
      url: { type: "string" },
      seed: { type: "string", default: "1" },
    },
  });
  const filled = await fillIndex(Number(values.symbols), Number(values.seed));
  const { index, names, load } = filled;
  console.log(
    `${index.size()} symbols (${load.fromDatabase} from the database), ${names.length} names sampled, ` +
      `${(index.bytes() / 1e6).toFixed(0)} MB = ${(index.bytes() / index.size()).toFixed(0)} bytes a symbol, ` +
      `built in ${load.cpu.toFixed(1)} CPU s, ${load.wall.toFixed(1)} s`,
  );
  const queries = queriesByClass(names, QUERIES_PER_CLASS, Number(values.seed));
  const classes: Record<string, Latency> = {};
  for (const [name, list] of Object.entries(queries)) classes[name] = timeClass(index, list);
  console.table(Object.fromEntries(Object.entries(classes).map(([name, latency]) => [name, wordLatency(latency)])));
  const missed = Object.entries(classes).filter(([, { cpu95 }]) => cpu95 > TARGET_CPU);
  console.log(
    missed.length === 0
      ? `p95 <= ${TARGET_CPU} ms of CPU in every class`
      : `over ${TARGET_CPU} ms of CPU at p95: ${missed.map(([name]) => name).join(", ")}`,
  );
  console.log(
    `load average ${loadavg()[0].toFixed(1)}, resident memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  );
  const http = values.url ? await askOverHttp(values.url, Object.values(queries).flat()) : null;
  if (http)
    console.log(`over HTTP: p50 ${http.p50.toFixed(1)} ms, p95 ${http.p95.toFixed(1)} ms, ${http.failed} failed`);
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { date: new Date().toISOString(), load, symbols: index.size(), bytes: index.bytes(), classes, http };
  writeFileSync(join(folder, "query.json"), JSON.stringify(result, null, 2));
}

await main();
