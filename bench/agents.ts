/**
 * `npm run bench:agents -- --lay-out FOLDER [--stdlib FOLDER]` lays out what is asked about; `npm run bench:agents --
 * --corpus FOLDER --url URL [--second]` asks scripted questions of a Fathom that has indexed it, over MCP with the
 * default tools, and of grep and read; `--shared` asks about names that several symbols share. Prints a table and
 * leaves the figures in bench/results/.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askFathom, type Outcome } from "./agents/ask";
import { layOut, placeCalls, placeFacts } from "./agents/corpus";
import { FIRST_QUESTIONS } from "./agents/first-questions";
import { grepAndRead } from "./agents/grep-and-read";
import { KINDS, type Question } from "./agents/question";
import { SHARED_NAMES } from "./agents/shared-names";
import { SECOND_QUESTIONS } from "./agents/second-questions";
import { quantile } from "./query/latency";

const root = resolve(import.meta.dirname, "../..");

interface Asked {
  question: Question;
  fathom: Outcome;
  grep: Outcome;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      corpus: { type: "string" },
      "lay-out": { type: "string" },
      stdlib: { type: "string" },
      second: { type: "boolean", default: false },
      shared: { type: "boolean", default: false },
    },
  });
  if (values["lay-out"] !== undefined) {
    const folders = layOut(root, resolve(values["lay-out"]), values.stdlib);
    console.log(`npm start -- ${folders.join(" ")} --no-ignore --no-watch`);
    return;
  }
  if (values.url === undefined || values.corpus === undefined)
    throw new Error("Name the folder and a Fathom that has indexed it: --corpus FOLDER --url http://127.0.0.1:4100");
  const corpus = resolve(values.corpus);
  const asked: Asked[] = [];
  const [name, questions] = values.shared
    ? ["agents-shared", SHARED_NAMES]
    : values.second
      ? ["agents-second", SECOND_QUESTIONS]
      : ["agents", FIRST_QUESTIONS];
  for (const question of questions) {
    const facts = placeFacts(corpus, question.facts);
    const never = placeFacts(corpus, question.never ?? []);
    if (facts === null || never === null) continue;
    const calls = placeCalls(corpus, question.calls);
    const fathom = await askFathom(values.url.replace(/\/$/, ""), { question, calls, facts, never });
    asked.push({ question, fathom, grep: grepAndRead(corpus, question, facts) });
    if (!fathom.isSolved) console.log(`not solved: ${question.asked}`);
  }
  report(asked, name);
  for (const [what, isMeant] of ROW_KINDS)
    console.log(`tokens of a row${what}, in answers of ${MANY} rows and more: ${tokensOfRow(asked.filter(isMeant))}`);
}

/** Rows from which the head of an answer weighs little. */
const MANY = 5;

/** Rows by plain words say which words they were found by. */
const ROW_KINDS: readonly [what: string, isMeant: (asked: Asked) => boolean][] = [
  ["", ({ question }) => question.kind !== "plain words"],
  [" by plain words", ({ question }) => question.kind === "plain words"],
];

/** Tokens of answers by their rows, paths and folders above them included, the first line apart. */
function tokensOfRow(asked: readonly Asked[]): string {
  const many = asked.flatMap(({ fathom: { rows } }) => (rows !== undefined && rows.count >= MANY ? [rows] : []));
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const [tokens, count] = [sum(many.map((rows) => rows.tokens)), sum(many.map((rows) => rows.count))];
  return count === 0 ? "none" : `${(tokens / count).toFixed(1)} over ${many.length} answers with ${count} rows`;
}

function report(asked: readonly Asked[], name: string): void {
  const groups: [string, readonly Asked[]][] = [
    ...KINDS.map((kind): [string, Asked[]] => [kind, asked.filter(({ question }) => question.kind === kind)]),
    ["all without plain words", asked.filter(({ question }) => question.kind !== "plain words")],
    ["all", asked],
  ];
  const rows = groups.map(([kind, of]) => ({
    kind,
    questions: of.length,
    fathom: costOf(of, "fathom"),
    grep: costOf(of, "grep"),
  }));
  console.table(
    Object.fromEntries(
      rows.map(({ kind, questions, fathom, grep }) => [
        kind,
        {
          questions,
          ...{ solved: percent(fathom.solved), tokens: fathom.tokens, calls: fathom.calls },
          ...{ "grep solved": percent(grep.solved), "grep tokens": grep.tokens, "grep calls": grep.calls },
        },
      ]),
    ),
  );
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const outcomes = asked.map(({ question: { kind, asked: text }, fathom, grep }) => ({
    kind,
    asked: text,
    fathom,
    grep,
  }));
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ date: new Date().toISOString(), rows, outcomes }, null, 2),
  );
}

/** Share solved, and medians of tokens and calls. */
function costOf(asked: readonly Asked[], side: "fathom" | "grep") {
  const outcomes = asked.map((each) => each[side]);
  const solved = outcomes.filter(({ isSolved }) => isSolved).length / Math.max(outcomes.length, 1);
  const median = (values: number[]): number => Math.round(quantile(values, 0.5));
  return {
    solved,
    tokens: median(outcomes.map(({ tokens }) => tokens)),
    calls: median(outcomes.map(({ calls }) => calls)),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

await main();
