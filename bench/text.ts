/**
 * `npm run bench:text -- FOLDER`: text search against ripgrep on the same folder, in one run. Every question must have
 * the same set of (file, line) in both; times are told beside each other. Prints a table and leaves it in
 * bench/results/. Where PATH has Zoekt's programs, the questions are asked once more with it.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../lib/postgres/embedded-postgres";
import { migrate } from "../lib/db/admin/migrate";
import { createPool } from "../lib/db/pool";
import type { PatternRequest } from "../lib/text/pattern/text-pattern";
import type { TextSearch } from "../lib/text/port";
import { openTextSearch } from "../lib/text/text-search";
import { fillTexts, type Filled } from "./text/fill";
import { askFathom, type Answered } from "./text/measure";
import { QUERIES, type BenchQuery } from "./text/queries";
import { ripgrep } from "./text/ripgrep";
import { openZoekt } from "./text/zoekt";

const root = resolve(import.meta.dirname, "../..");

/** What the launcher asks before anybody else does. */
const FIRST_QUESTION: PatternRequest = { source: "fathom", regex: false, caseSensitive: false, word: false };

interface Row {
  query: BenchQuery;
  fathom: Answered;
  rg: { lines: number; milliseconds: number };
  /** lines that only one of them has; null where they were too many to list */
  differ: number | null;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Error("Name a folder: npm run bench:text -- FOLDER");
  const home = mkdtempSync(join(tmpdir(), "fathom-text-"));
  chmodSync(home, 0o755);
  mkdirSync(join(home, "data"));
  const server = await startEmbeddedPostgres(join(home, "data"));
  const pool = createPool({ url: server.url, applicationName: "fathom bench", statementTimeout: 60_000 });
  try {
    await migrate(server.url, join(root, "prisma", "migrations"));
    const filled = await fillTexts(server.url, pool, resolve(folder));
    tellIndex(filled);
    const program = join(import.meta.dirname, "text-worker.js");
    await askAll("embedded", openTextSearch(server.url, pool, { program }), filled, resolve(folder));
    const zoekt = await openZoekt(server.url, pool, join(home, "data"), filled.paths.size);
    if (zoekt === null) return;
    const { candidates } = zoekt;
    await askAll("zoekt", openTextSearch(server.url, pool, { program, candidates }), filled, resolve(folder));
    await zoekt.stop();
  } finally {
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function tellIndex({ paths, bytes, leftOut, index }: Filled): void {
  console.log(
    `${paths.size} files, ${megabytes(bytes)} MB (${leftOut.size} left out: not UTF-8, or a lone CR); index ${megabytes(index.bytes)} MB, ` +
      `${(index.bytes / bytes).toFixed(3)} of the source, ${index.cpu.toFixed(1)} CPU s`,
  );
}

async function askAll(engine: string, search: TextSearch, filled: Filled, folder: string): Promise<void> {
  try {
    // As the launcher and the web server do when they start.
    await search.warm();
    await askFathom(search, FIRST_QUESTION, filled.paths);
    const rows: Row[] = [];
    for (const query of QUERIES) rows.push(await ask(query, search, filled, folder));
    report(engine, rows, filled);
  } finally {
    await search.stop();
  }
}

async function ask(query: BenchQuery, search: TextSearch, filled: Filled, folder: string): Promise<Row> {
  const fathom = await askFathom(search, query, filled.paths);
  const rg = ripgrep(folder, query);
  const known = new Set([...rg.lines].filter((line) => !filled.leftOut.has(line.slice(0, line.lastIndexOf(":")))));
  const differ = fathom.lines === null ? null : differences(fathom.lines, known);
  return { query, fathom, rg: { lines: known.size, milliseconds: rg.milliseconds }, differ };
}

function differences(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const line of a) if (!b.has(line)) count++;
  for (const line of b) if (!a.has(line)) count++;
  return count;
}

function report(engine: string, rows: readonly Row[], { index, bytes, paths, leftOut }: Filled): void {
  console.table(
    rows.map(({ query, fathom, rg, differ }) => ({
      query: query.source.replaceAll("\t", "\\t").slice(0, 44),
      kind: query.kind,
      lines: fathom.notSearched > 0 ? `>= ${fathom.matches}` : fathom.matches,
      differ: differ ?? (fathom.matches === rg.lines ? "same count" : `rg ${rg.lines}`),
      "first row": ms(fathom.firstRow),
      page: ms(fathom.page),
      counted: ms(fathom.counted),
      CPU: ms(fathom.cpu),
      all: ms(fathom.all),
      rg: ms(rg.milliseconds),
    })),
  );
  const selective = rows.filter(({ query }) => query.selective);
  const pages = selective.map(({ fathom }) => fathom.page);
  const counted = selective.map(({ fathom }) => fathom.counted);
  const ratios = selective.flatMap(({ fathom, rg }) => (fathom.all === null ? [] : [fathom.all / rg.milliseconds]));
  const same = rows.filter(
    ({ differ, fathom, rg }) => differ === 0 || (differ === null && fathom.matches === rg.lines),
  ).length;
  const summary = {
    rgP50: ms(
      at(
        selective.map(({ rg }) => rg.milliseconds),
        0.5,
      ),
    ),
    same: `${same} of ${rows.length}`,
    pageP50: ms(at(pages, 0.5)),
    pageP95: ms(at(pages, 0.95)),
    countedP95: ms(at(counted, 0.95)),
    allOverRgP50: at(ratios, 0.5).toFixed(2),
    allOverRgMost: at(ratios, 1).toFixed(2),
  };
  console.log(
    `${engine}: the same lines as rg: ${summary.same}; selective questions: first page p50 ${summary.pageP50}, p95 ${summary.pageP95} ms, all counted p95 ${summary.countedP95} ms; ` +
      `all lines against rg: median ${summary.allOverRgP50}, most ${summary.allOverRgMost} times (rg: median ${summary.rgP50} ms); load ${loadavg()[0].toFixed(1)}`,
  );
  const results = join(root, "bench", "results");
  mkdirSync(results, { recursive: true });
  const told = rows.map(({ fathom: { lines: _lines, ...fathom }, ...row }) => ({ ...row, fathom }));
  const corpus = { files: paths.size, bytes, leftOut: leftOut.size, index };
  writeFileSync(
    join(results, `text-${engine}.json`),
    JSON.stringify({ date: new Date().toISOString(), corpus, summary, rows: told }, null, 2),
  );
}

const ms = (value: number | null): string => (value === null ? "-" : value.toFixed(value < 10 ? 1 : 0));
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

await main();
