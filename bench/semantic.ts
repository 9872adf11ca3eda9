/**
 * `npm run bench:semantic -- FOLDER...` indexes folders into a fresh database (or asks the one of DATABASE_URL) and
 * asks, for each repository, 300 first sentences of comments of up to 5,000 functions that are described without them
 * (tests are among them, but not asked for, and count by half as in the product): by words alone, by vectors alone,
 * and blended; with the table that ships, and taught by the repository's other comments, and by the model of
 * EMBEDDINGS_URL or EMBEDDINGS_FOLDER where there is one. Then paraphrases of repositories that have some, of all
 * their symbols, comments included; and how long an answer takes at 200,000 symbols. Prints a table and leaves the
 * figures in bench/results/.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { configuredEmbedder } from "../lib/semantic/embedders/configured";
import type { Embedder } from "../lib/semantic/embedders/port";
import { StaticEmbedder } from "../lib/semantic/embedders/static-embedder";
import { adapt, LEAST_PAIRS, MOST_PAIRS } from "../lib/semantic/table/adapt";
import { PairCollector } from "../lib/semantic/table/pairs";
import { StaticTable } from "../lib/semantic/table/static-table";
import { WordIds } from "../lib/semantic/words/word-ids";
import { withDatabase } from "./rank/database";
import { PARAPHRASES } from "./semantic/paraphrases";
import { passagesByRepository, type RepositoryPassages } from "./semantic/passages";
import { asideOf, placedParaphrases, questionsOf, type Questions } from "./semantic/questions";
import { figuresOf, type Figures } from "./semantic/score";
import { speedOf } from "./semantic/speed";

const root = resolve(import.meta.dirname, "../..");
const QUESTIONS = 300;
const POOL = 5_000;

type Row = { repository: string; questions: string; by: string } & Figures;

const words = new WordIds();
const rows: Row[] = [];

async function main(): Promise<void> {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const base = StaticTable.decode(readFileSync(join(root, "lib/semantic/table/words.bin")));
  const speeds: Record<string, number> = {};
  const ask = async (url: string): Promise<void> => {
    for (const [name, found] of await passagesByRepository(url, new Set(folders.map((each) => basename(each))))) {
      const questions = questionsOf(found, QUESTIONS, POOL);
      console.log(`${name}: ${questions.asked.length} sentences, ${questions.pool.length} functions`);
      await compare(name, "sentences", questions, base);
      await compareParaphrases(name, found, base);
      if (Object.keys(speeds).length === 0) Object.assign(speeds, await speedOf(questions, base));
      console.table(rows.filter(({ repository }) => repository === name));
    }
  };
  await withDatabase(root, join(import.meta.dirname, "indexer.js"), folders, ask);
  console.table(speeds);
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/semantic.json"), `${JSON.stringify({ rows, speeds }, null, 2)}\n`);
}

async function compareParaphrases(name: string, found: RepositoryPassages, base: StaticTable): Promise<void> {
  const asked = placedParaphrases(PARAPHRASES[name] ?? [], found);
  if (asked.length === 0) return;
  await compare(
    name,
    "paraphrases",
    { pool: found.passages, asked, lessons: found.passages, aside: asideOf(found), kin: found.kin },
    base,
  );
}

async function compare(repository: string, questions: string, all: Questions, base: StaticTable): Promise<void> {
  const of = async (by: string, embedder: Embedder): Promise<void> => {
    const figures = await figuresOf(all, embedder, words);
    if (!rows.some((row) => row.repository === repository && row.questions === questions))
      rows.push({ repository, questions, by: "words", ...figures.words });
    rows.push({ repository, questions, by: `${by}: vectors`, ...figures.vectors });
    rows.push({ repository, questions, by: `${by}: blend`, ...figures.blend });
  };
  await of("table", new StaticEmbedder("base", base, words));
  const collector = new PairCollector(words);
  for (const { passage } of all.lessons) collector.add(passage);
  if (collector.size >= LEAST_PAIRS) {
    const own = await adapt(base, collector.pairs(MOST_PAIRS));
    await of(`taught by ${Math.min(collector.commented, MOST_PAIRS)}`, new StaticEmbedder("own", own, words));
  }
  const named = await configuredEmbedder();
  if (named !== null) await of(named.id, named);
}

await main();
