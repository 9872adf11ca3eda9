/**
 * `npm run bench:semantic -- FOLDER...` indexes folders into a fresh database (or asks the one of DATABASE_URL) and
 * asks, for each repository, 300 first sentences of comments of up to 5,000 functions that are described without them:
 * by words alone, by vectors alone, and blended; with the table that ships, and taught by the repository's other
 * comments. Then how long an answer takes at 200,000 symbols. Prints a table and leaves the figures in bench/results/.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createPool } from "../lib/db/pool";
import { TextReader } from "../lib/db/read/text-reader";
import { describedFiles } from "../lib/db/semantic/described-files";
import type { SemanticSegment } from "../lib/format/semantic-segment";
import { blend } from "../lib/semantic/blend";
import type { Embedder } from "../lib/semantic/embedders/port";
import { configuredEndpoint } from "../lib/semantic/embedders/engines";
import { StaticEmbedder } from "../lib/semantic/embedders/static-embedder";
import { makeSegment } from "../lib/semantic/make-segment";
import { adapt, LEAST_PAIRS } from "../lib/semantic/table/adapt";
import { PairCollector } from "../lib/semantic/table/pairs";
import { StaticTable } from "../lib/semantic/table/static-table";
import { ExactScan } from "../lib/semantic/vectors/exact-scan";
import { bagOfQuestion } from "../lib/semantic/words/bag";
import type { PlacedPassage } from "../lib/semantic/words/passages-of-file";
import { readPassages } from "../lib/semantic/words/read-passages";
import { WordIds } from "../lib/semantic/words/word-ids";
import { WordIndex } from "../lib/semantic/words/word-index";
import { withDatabase } from "./rank/database";
import { questionsOf, type Questions } from "./semantic/questions";

const root = resolve(import.meta.dirname, "../..");
const QUESTIONS = 300;
const POOL = 5_000;
const LARGE = 200_000;
const all = (): boolean => true;

interface Row {
  repository: string;
  how: string;
  first: number;
  ten: number;
  mrr: number;
}

const words = new WordIds();
const rows: Row[] = [];

async function main(): Promise<void> {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const base = StaticTable.decode(readFileSync(join(root, "lib/semantic/table/words.bin")));
  const speeds: Record<string, number> = {};
  await withDatabase(root, join(import.meta.dirname, "indexer.js"), folders, async (url) => {
    for (const [name, passages] of await passagesByRepository(url, new Set(folders.map((each) => basename(each))))) {
      const questions = questionsOf(passages, QUESTIONS, POOL);
      console.log(`${name}: ${questions.asked.length} questions, ${questions.pool.length} functions`);
      await compare(name, questions, base);
      if (Object.keys(speeds).length === 0) Object.assign(speeds, await speed(questions, base));
    }
  });
  console.table(rows);
  console.table(speeds);
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/semantic.json"), `${JSON.stringify({ rows, speeds }, null, 2)}\n`);
}

/** @param wanted names of repositories; none for all */
async function passagesByRepository(url: string, wanted: ReadonlySet<string>): Promise<Map<string, PlacedPassage[]>> {
  const pool = createPool({ url, applicationName: "fathom semantic", statementTimeout: 60_000 });
  const reader = new TextReader(url, "fathom semantic, texts");
  const found = new Map<string, PlacedPassage[]>();
  try {
    const { rows: named } = await pool.query<{ id: number; name: string }>(
      "select id, name from repository order by id",
    );
    const files = await describedFiles(pool);
    for (const { id, name } of named.filter((each) => wanted.size === 0 || wanted.has(each.name))) {
      const own = files.filter(({ repositoryId }) => repositoryId === id).map((file) => file.id);
      const passages: PlacedPassage[] = [];
      for (let from = 0; from < own.length; from += 64)
        passages.push(...(await readPassages(pool, reader, own.slice(from, from + 64))));
      found.set(name, passages);
    }
  } finally {
    await reader.close();
    await pool.end();
  }
  return found;
}

async function compare(name: string, questions: Questions, base: StaticTable): Promise<void> {
  await score(name, "words alone", questions, new StaticEmbedder("base", base, words), 1);
  await bothWays(name, "table", questions, new StaticEmbedder("base", base, words));
  const collector = new PairCollector(words);
  for (const { passage } of questions.lessons) collector.add(passage);
  if (collector.pairs.length >= LEAST_PAIRS) {
    const taught = await adapt(base, collector.pairs);
    await bothWays(
      name,
      `table taught by ${collector.pairs.length} comments`,
      questions,
      new StaticEmbedder("own", taught, words),
    );
  }
  const endpoint = configuredEndpoint();
  if (endpoint !== null) await bothWays(name, endpoint.id, questions, endpoint);
}

async function bothWays(name: string, how: string, questions: Questions, embedder: Embedder): Promise<void> {
  await score(name, `${how}: vectors`, questions, embedder, 0);
  await score(name, `${how}: blended`, questions, embedder);
}

/** @param share of words in the blend; the shipped one where left out */
async function score(name: string, how: string, { pool, asked }: Questions, embedder: Embedder, share?: number) {
  const answers = pool.map(({ symbol }) => Number(symbol.id));
  const { vectors, byWords } = await opened(await makeSegment(pool, embedder, words), embedder.id);
  const ranks: number[] = [];
  for (const { question, answer } of asked) {
    const said = byWords.ask(bagOfQuestion(question, words));
    const vector = [{ model: embedder.id, vector: await embedder.embedQuestion(question) }];
    const near = new Map((await vectors.nearest(vector, pool.length, all)).map(({ symbol, score }) => [symbol, score]));
    const scored = answers.map((symbol) => ({ symbol, words: said.of(symbol), near: near.get(symbol) ?? 0 }));
    ranks.push(blend(scored, share).findIndex(({ symbol }) => symbol === answers[answer]) + 1);
  }
  const within = (most: number): number => ranks.filter((rank) => rank <= most).length / ranks.length;
  const mrr = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  rows.push({ repository: name, how, first: rounded(within(1)), ten: rounded(within(10)), mrr: rounded(mrr) });
}

async function opened(segment: SemanticSegment, model: string) {
  const [vectors, byWords] = [new ExactScan(), new WordIndex()];
  await vectors.add({ id: 1, model, ...segment });
  byWords.add(1, segment);
  return { vectors, byWords };
}

/** Symbols embedded in a second of this thread's CPU, and milliseconds of an answer over as many as a large index has. */
async function speed({ pool, asked }: Questions, base: StaticTable): Promise<Record<string, number>> {
  const embedder = new StaticEmbedder("base", base, new WordIds());
  const before = process.cpuUsage();
  const segment = await makeSegment(pool, embedder, new WordIds());
  const cpu = process.cpuUsage(before);
  const [vectors, byWords] = [new ExactScan(), new WordIndex()];
  const copies = Math.ceil(LARGE / pool.length);
  for (let copy = 0; copy < copies; copy++) {
    const shifted = { ...segment, symbols: segment.symbols.map((symbol) => symbol + copy * 2 ** 45) };
    await vectors.add({ id: copy, model: "base", ...shifted });
    byWords.add(copy, shifted);
  }
  const times: number[] = [];
  for (const { question } of asked) {
    const started = performance.now();
    const vector = [{ model: "base", vector: await embedder.embedQuestion(question) }];
    const said = byWords.ask(bagOfQuestion(question, words)).best(400, all);
    await vectors.nearest(vector, 400, all);
    await vectors.scoresOf(
      vector,
      said.map(({ symbol }) => symbol),
    );
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return {
    "symbols embedded per CPU second": Math.round((pool.length / (cpu.user + cpu.system)) * 1e6),
    "symbols of the large index": copies * pool.length,
    "ms of an answer, median": rounded(times[times.length >> 1]),
    "ms of an answer, of twenty the slowest": rounded(times[Math.floor(times.length * 0.95)]),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

await main();
