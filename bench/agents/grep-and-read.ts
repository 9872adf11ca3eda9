/**
 * The same questions without an index: grep for the pattern, then read around its hits until what was asked has been
 * seen.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tokensOf } from "../../lib/queries/count-tokens";
import type { Outcome } from "./ask";
import { says, type PlacedFact, type Question } from "./question";

/** Lines of grep that are shown, as agents' tools do. */
const SHOWN = 100;
/** Files that are read, and lines of each around its first hit. */
const FILES = 5;
const AROUND = 40;

/** Kinds whose answer a line of grep can be: the others ask what the line means, which its surroundings tell. */
const TOLD_BY_A_LINE: ReadonlySet<string> = new Set(["where", "writes", "counterpart", "derives"]);

export function grepAndRead(corpus: string, question: Question, facts: readonly PlacedFact[]): Outcome {
  const found = spawnSync("grep", ["-rnE", "--", question.pattern, "."], { cwd: corpus, maxBuffer: 1 << 28 });
  const lines = found.stdout
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace(/^\.\//, "").slice(0, 240));
  const shown = lines.slice(0, SHOWN).join("\n");
  const outcome: Outcome = { isSolved: false, tokens: tokensOf(shown), calls: 1 };
  const isEnough = TOLD_BY_A_LINE.has(question.kind);
  if (isEnough && facts.every((fact) => says(shown, fact))) return { ...outcome, isSolved: true };
  let seen = isEnough ? shown : "";
  const places = new Map<string, number>();
  for (const line of lines.slice(0, SHOWN)) {
    const [, file, at] = /^([^:]+):(\d+):/.exec(line) ?? [];
    if (file !== undefined && !places.has(file)) places.set(file, Number(at));
  }
  for (const [file, line] of [...places].slice(0, FILES)) {
    const text = readAround(join(corpus, file), file, line);
    outcome.calls++;
    outcome.tokens += tokensOf(text);
    seen += `\n${text}`;
    if (facts.every((fact) => says(seen, fact))) return { ...outcome, isSolved: true };
  }
  return outcome;
}

function readAround(path: string, file: string, line: number): string {
  const first = Math.max(line - AROUND, 1);
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .slice(first - 1, line + AROUND);
  return [file, ...lines.map((text, at) => `  ${first + at} ${text}`)].join("\n");
}
