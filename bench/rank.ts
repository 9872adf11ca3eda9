/**
 * `npm run bench:rank [-- QUERIES.jsonl... FOLDER...]`: where the wanted symbol stands, per class of query and per
 * engine, side by side in one run: the embedded engine, Meilisearch where MEILI_URL is set, fzf where PATH has it and
 * a fuzzy finder in its manner, ctags + grep. Asks what DATABASE_URL holds, else indexes the folders, or without any
 * the sources beside the queries of this folder, and Linux and java.base where they are installed. `--prefixes N` asks
 * N beginnings of names a class instead, made from what is indexed. `--repo corpus=NAME` says under which name a
 * corpus was indexed, `--misses N` lists what was not first. Prints tables and leaves the figures in bench/results/.
 */
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withConnection } from "../lib/db/connection";
import { openSymbolSearch } from "../lib/search/embedded-symbol-search";
import { openMeilisearch } from "../lib/search/meilisearch/open";
import { corpora } from "./index/corpora";
import { ctagsAndGrep } from "./rank/ctags-grep";
import { withDatabase } from "./rank/database";
import { fuzzyFinder } from "./rank/fuzzy-finder";
import { prefixQueries } from "./rank/prefix-queries";
import { realFzf } from "./rank/fzf";
import { readQueries, type RankQuery } from "./rank/query-file";
import { askAll, byClass, type Outcome, type RankedEngine, type Score, scoreOf } from "./rank/score";
import { symbolSearchEngine } from "./rank/symbol-search-engine";
import { listSymbols } from "./rank/symbol-list";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const own = join(root, "bench/rank/queries");

interface Repository {
  id: number;
  name: string;
  root: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repo: { type: "string", multiple: true },
    misses: { type: "string", default: "0" },
    only: { type: "string" },
    prefixes: { type: "string" },
  },
});
const renamed = new Map((values.repo ?? []).map((pair): [string, string] => [pair.split("=")[0], pair.split("=")[1]]));

async function main(): Promise<void> {
  const named = positionals.filter((path) => !statSync(path).isDirectory());
  const files = named.length > 0 ? named : readdirSync(own).map((file) => join(own, file));
  const queries = files.flatMap(readQueries);
  const wanted = new Set(queries.map(({ corpus }) => corpus));
  const folders = sources().filter((folder) => wanted.has(basename(folder)));
  await withDatabase(root, join(here, "indexer.js"), folders, (url) => compare(url, queries));
}

/** The folders that were named; else the sources of this bench and the real code that is on this machine. */
function sources(): string[] {
  const folders = positionals.filter((path) => statSync(path).isDirectory());
  if (folders.length > 0) return folders.map((folder) => resolve(folder));
  const beside = join(root, "bench/rank/unreal");
  try {
    return [beside, ...corpora([]).map(({ folder }) => folder)];
  } catch {
    return [beside];
  }
}

async function compare(url: string, all: readonly RankQuery[]): Promise<void> {
  await withConnection(url, "fathom rank", async (client) => {
    const { rows } = await client.query<Repository>("select id, name, root from repository order by id");
    const ids = new Map(rows.map(({ id, name }) => [name, id]));
    const repoNames = new Map(rows.map(({ id, name }) => [id, name]));
    const made = values.prefixes === undefined ? null : await prefixQueries(client, repoNames, Number(values.prefixes));
    const queries = made ?? all.map((query) => rename(query)).filter(({ corpus }) => ids.has(corpus));
    const missing = made
      ? []
      : new Set(all.map(({ corpus }) => renamed.get(corpus) ?? corpus).filter((name) => !ids.has(name)));
    for (const name of missing) console.log(`left out: queries about ${name}, which is not indexed here`);
    if (queries.length === 0) throw new Error("No query is about anything that is indexed.");

    const results: Record<string, Record<string, Score>> = {};
    const report = async (engine: RankedEngine): Promise<void> => {
      if (values.only !== undefined && !engine.name.startsWith(values.only)) return;
      const outcomes = await askAll(engine, queries);
      results[engine.name] = print(engine.name, outcomes);
    };
    const embedded = openSymbolSearch(url);
    for (; embedded.state().phase !== "ready";) await new Promise((done) => setTimeout(done, 50));
    console.log(`${embedded.size()} symbols, ${queries.length} queries`);
    await report(symbolSearchEngine("embedded", embedded, ids));
    await embedded.stop();
    if (values.only === undefined || values.only === "Meilisearch") await reportMeilisearch(url, ids, report);
    if (values.only === undefined || values.only.startsWith("fzf")) {
      const symbols = await listSymbols(client, repoNames);
      const fzf = realFzf(symbols);
      if (fzf) await report(fzf).finally(fzf.close);
      else console.log("fzf left out: it is not on PATH");
      await report(fuzzyFinder(symbols));
    }
    const ctags = values.only !== undefined ? null : ctagsAndGrep(new Map(rows.map((row) => [row.name, row.root])));
    if (ctags) await report(ctags);
    else if (values.only === undefined) console.log("ctags + grep left out: universal-ctags is not installed");
    console.log("\nrecall@1 / recall@5 / MRR");
    console.table(sideBySide(results));
    mkdirSync(join(root, "bench/results"), { recursive: true });
    writeFileSync(join(root, "bench/results/rank.json"), JSON.stringify({ date: new Date(), results }, null, 2));
  });
}

/** Meilisearch alone: what it would leave to the embedded engine fails the bench. */
async function reportMeilisearch(
  url: string,
  ids: ReadonlyMap<string, number>,
  report: (engine: RankedEngine) => Promise<void>,
): Promise<void> {
  const { MEILI_URL: server, MEILI_KEY: key } = process.env;
  if (server === undefined) return console.log("Meilisearch left out: MEILI_URL is not set");
  const meilisearch = openMeilisearch({ url: server, key, databaseUrl: url });
  const started = performance.now();
  const probe = { query: "a", match: "auto", filter: {}, limit: 1, offset: 0 } as const;
  while ((await meilisearch.search(probe)).standsIn !== undefined) await new Promise((done) => setTimeout(done, 1_000));
  console.log(
    `Meilisearch holds ${meilisearch.size()} symbols, ${((performance.now() - started) / 1000).toFixed(0)} s after the start`,
  );
  await report(symbolSearchEngine("Meilisearch", meilisearch, ids));
  await meilisearch.stop();
}

function rename(query: RankQuery): RankQuery {
  const name = (corpus: string): string => renamed.get(corpus) ?? corpus;
  return { ...query, corpus: name(query.corpus), ...(query.repo && { repo: name(query.repo) }) };
}

/** Prints an engine's table and what it missed; gives its scores by class. */
function print(name: string, outcomes: readonly Outcome[]): Record<string, Score> {
  const scores = Object.fromEntries([...byClass(outcomes)].map(([kind, own]) => [kind, scoreOf(own)]));
  const all = { ...scores, all: scoreOf(outcomes) };
  console.log(`\n${name}`);
  console.table(Object.fromEntries(Object.entries(all).map(([kind, score]) => [kind, worded(score)])));
  const misses = outcomes.filter(({ rank }) => rank !== 1).slice(0, Number(values.misses));
  for (const { query, rank, first } of misses) {
    const [{ container, name: wanted, path }] = query.answers;
    const got = first
      ? `${(first.containers ?? []).join(".")}>${first.name} (${first.kind}, ${first.path})`
      : "nothing";
    console.log(
      `${rank || "-"} [${query.class}] ${query.query} -> ${container ?? ""}>${wanted} in ${path}; first: ${got}`,
    );
  }
  return all;
}

/** One table over all engines, a row for each class. */
function sideBySide(results: Record<string, Record<string, Score>>): Record<string, Record<string, string>> {
  const kinds = Object.keys(Object.values(results)[0] ?? {});
  const cell = ({ recall1, recall5, mrr }: Score): string =>
    [recall1, recall5, mrr].map((n) => n.toFixed(2)).join(" / ");
  return Object.fromEntries(
    kinds.map((kind) => [
      `${kind} (${Object.values(results)[0][kind].queries})`,
      Object.fromEntries(Object.entries(results).map(([engine, scores]) => [engine, cell(scores[kind])])),
    ]),
  );
}

function worded({ queries, recall1, recall5, mrr, cpu95, wall95 }: Score): Record<string, string> {
  return {
    queries: String(queries),
    "recall@1": recall1.toFixed(3),
    "recall@5": recall5.toFixed(3),
    MRR: mrr.toFixed(3),
    "CPU ms p95": cpu95.toFixed(1),
    "wall ms p95": wall95.toFixed(1),
  };
}

await main();
