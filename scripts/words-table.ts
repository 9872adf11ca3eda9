/**
 * `npm run words-table -- FILE`: makes the table of words that search by meaning begins with, of everything that the
 * database of DATABASE_URL has indexed. lib/semantic/table/words.md says of what the shipped one was made.
 */
import { writeFileSync } from "node:fs";
import { createPool } from "../lib/db/pool";
import { databaseUrl } from "../lib/env";
import { TextReader } from "../lib/db/read/text-reader";
import { describedFiles } from "../lib/db/semantic/described-files";
import { FloatTable } from "../lib/semantic/table/float-table";
import { learn } from "../lib/semantic/table/learn";
import { PairCollector } from "../lib/semantic/table/pairs";
import { wordsWorthRow } from "../lib/semantic/table/vocabulary";
import { readPassages } from "../lib/semantic/words/read-passages";
import { WordIds } from "../lib/semantic/words/word-ids";

const DIMENSIONS = 256;
const WORDS = 7_000;
/** A third of the comments: more teach what names are like. */
const NAMES = 80_000;
const LEAST_USES = 4;
/** More rounds learn the packages by heart. */
const COURSE = { rounds: 3, rate: 0.05 };
const FILES_AT_ONCE = 64;

const [target] = process.argv.slice(2);
if (target === undefined)
  throw new Error("Name the file to write: npm run words-table -- lib/semantic/table/words.bin");
const url = databaseUrl();
const pool = createPool({ url, applicationName: "fathom words", statementTimeout: 0 });
const reader = new TextReader(url, "fathom words, texts");
try {
  const collector = new PairCollector(new WordIds(), NAMES);
  const files = (await describedFiles(pool)).map(({ id }) => id);
  for (let from = 0; from < files.length; from += FILES_AT_ONCE)
    for (const { passage } of await readPassages(pool, reader, files.slice(from, from + FILES_AT_ONCE)))
      collector.add(passage);
  const pairs = collector.pairs();
  const ids = Uint32Array.from(wordsWorthRow(pairs, LEAST_USES, WORDS)).sort();
  console.log(
    `${collector.commented} comments and ${pairs.length - collector.commented} names with their code, ${ids.length} words`,
  );
  const table = FloatTable.random(DIMENSIONS, ids);
  await learn(table, pairs, COURSE);
  writeFileSync(target, table.packed().encode());
} finally {
  await reader.close();
  await pool.end();
}
