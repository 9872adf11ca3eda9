/**
 * `npm run bench:context -- STDLIB JAVA_BASE` indexes Python's library and `java.base` (folders named `stdlib` and
 * `java.base`) into a fresh database, or asks the one of DATABASE_URL, and asks 40 questions whose answers are known
 * and whose words come from manuals. Prints the share of packs of 4,000 and of 8,000 tokens that hold an answer: of
 * `code_context`, of single words alone in the same budget, and of the lines that grep finds for the question's words.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createPrismaClient } from "../lib/db/client";
import { createPool } from "../lib/db/pool";
import type { QueryContext } from "../lib/queries/context";
import { openSymbolSearch } from "../lib/search/embedded-symbol-search";
import { openTextSearch } from "../lib/text/text-search";
import { answerPlaces } from "./context/answers";
import { linesByGrep } from "./context/grep";
import { holdsLine, holdsName, names, packByWords, packOf, shows, tokensOfPack } from "./context/packs";
import { CONTEXT_QUESTIONS } from "./context/questions";
import { runsInCode } from "./context/wording";
import { withDatabase } from "./rank/database";

const root = resolve(import.meta.dirname, "../..");
const BUDGETS = [4_000, 8_000] as const;

interface Outcome {
  repository: string;
  asked: string;
  milliseconds: number;
  /** by way and budget */
  held: Record<string, boolean>;
  tokens: Record<string, number>;
}

async function main(): Promise<void> {
  const folders = process.argv.slice(2).map((folder) => resolve(folder));
  const outcomes: Outcome[] = [];
  const ask = async (url: string): Promise<void> => {
    const { context, close } = await contextOf(url);
    try {
      for (const question of CONTEXT_QUESTIONS) {
        const folder = folders.find((each) => basename(each) === question.repository);
        if (folder !== undefined) outcomes.push(await outcomeOf(question, folder, context));
      }
    } finally {
      await close();
    }
  };
  for (const folder of folders) {
    const own = CONTEXT_QUESTIONS.filter(({ repository }) => repository === basename(folder));
    const { runs, found } = runsInCode(
      folder,
      own.map(({ asked }) => asked),
    );
    console.log(`${basename(folder)}: ${found.length} of ${runs} runs of four words stand in the code`);
  }
  await withDatabase(root, join(import.meta.dirname, "indexer.js"), folders, ask, "--once");
  report(outcomes);
}

type Question = (typeof CONTEXT_QUESTIONS)[number];

async function outcomeOf(question: Question, folder: string, context: QueryContext): Promise<Outcome> {
  const { repository, asked } = question;
  const places = await answerPlaces(question, context);
  const outcome: Outcome = { repository, asked, milliseconds: 0, held: {}, tokens: {} };
  const lines = linesByGrep(folder, asked, BUDGETS);
  for (const budget of BUDGETS) {
    const begun = performance.now();
    const pack = await packOf(asked, repository, budget, context);
    outcome.milliseconds = Math.max(outcome.milliseconds, Math.round(performance.now() - begun));
    const byWords = await packByWords(asked, repository, budget, context);
    outcome.tokens[`code_context ${budget}`] = tokensOfPack(pack);
    outcome.held[`code_context ${budget}`] = names(pack, places);
    outcome.held[`code_context ${budget}, its source`] = shows(pack, places);
    outcome.held[`words alone ${budget}`] = names(byWords, places);
    outcome.held[`words alone ${budget}, its source`] = shows(byWords, places);
    const shown = lines.get(budget) ?? [];
    outcome.held[`grep ${budget}`] = holdsName(shown, places);
    outcome.held[`grep ${budget}, any line of it`] = holdsLine(shown, places);
  }
  const marks = BUDGETS.map((budget) => (outcome.held[`code_context ${budget}`] ? "+" : "-")).join("");
  console.log(`${marks} ${outcome.milliseconds} ms ${asked}`);
  return outcome;
}

async function contextOf(url: string): Promise<{ context: QueryContext; close(): Promise<void> }> {
  const pool = createPool({ url, applicationName: "fathom context", statementTimeout: 60_000 });
  const db = createPrismaClient(pool);
  const search = openSymbolSearch(url);
  while (search.state().phase !== "ready") await new Promise((resolve) => setTimeout(resolve, 50));
  const text = openTextSearch(url, pool);
  const close = async (): Promise<void> => {
    await search.stop();
    await text.stop();
    await db.$disconnect();
    await pool.end();
  };
  return { context: { db, pool, search: async () => search, text: () => text }, close };
}

function report(outcomes: readonly Outcome[]): void {
  const ways = Object.keys(outcomes[0]?.held ?? {});
  const repositories = [...new Set(outcomes.map(({ repository }) => repository))];
  const share = (some: readonly Outcome[], way: string): number =>
    Math.round((100 * some.filter(({ held }) => held[way]).length) / Math.max(some.length, 1));
  const rows = ways.map((way) => ({
    pack: way,
    all: share(outcomes, way),
    ...Object.fromEntries(
      repositories.map((name) => [
        name,
        share(
          outcomes.filter(({ repository }) => repository === name),
          way,
        ),
      ]),
    ),
  }));
  console.table(rows);
  const filled = outcomes.flatMap(({ tokens }) => BUDGETS.map((each) => tokens[`code_context ${each}`] / each));
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const figures = {
    "budget filled, least": Math.round(Math.min(...filled) * 1000) / 1000,
    "budget filled, most": Math.round(Math.max(...filled) * 1000) / 1000,
    "ms, median": times[times.length >> 1],
    "ms, most": times.at(-1) ?? 0,
  };
  console.table(figures);
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/context.json"), `${JSON.stringify({ rows, figures, outcomes }, null, 2)}\n`);
}

await main();
