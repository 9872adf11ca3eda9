/** How a repository fared: breaks by rule that were found, and honest commits with alarms. */
import type { changeImpact } from "../../lib/contract/change-impact";
import type { OperationOutput } from "../../lib/contract/operation";
import type { BrokenCase } from "./break-code";

export type Answer = OperationOutput<typeof changeImpact>;

interface RuleScore {
  cases: number;
  found: number;
  possible: number;
}

export interface Score {
  rules: Record<string, RuleScore>;
  honest: number;
  alarms: number;
  /** commits with one or more */
  alarmed: number;
  ms: number[];
  misses: string[];
  told: string[];
}

export const newScore = (): Score => ({
  rules: {},
  honest: 0,
  alarms: 0,
  alarmed: 0,
  ms: [],
  misses: [],
  told: [],
});

export function noteBroken(broken: BrokenCase, answer: Answer, repo: string, score: Score): void {
  const { rule, name, path, places } = broken;
  const isMeant = ({ file, line }: { file: string; line: number }): boolean => places.includes(`${file}:${line}`);
  const own = (score.rules[rule] ??= { cases: 0, found: 0, possible: 0 });
  own.cases++;
  if (answer.broken.some(isMeant)) {
    own.found++;
    return;
  }
  const isPossible = answer.possible.some(isMeant);
  own.possible += Number(isPossible);
  const how = isPossible ? "missed (possible)" : "missed";
  score.misses.push(`${how}: ${repo} ${rule}, ${name} of ${path}; ${places.slice(0, 3).join(" ")}`);
}

/** Alarms of one commit that are told. */
const MOST_TOLD = 5;

export function noteHonest(commit: string, { broken }: Answer, repo: string, score: Score): void {
  score.honest++;
  score.alarms += broken.length;
  score.alarmed += Number(broken.length > 0);
  for (const { file, line, problem, why, basis } of broken.slice(0, MOST_TOLD))
    score.told.push(`alarm: ${repo} ${commit.slice(0, 10)} ${file}:${line} ${problem} [${basis}] ${why}`);
}

export function sumOf(rules: Score["rules"]): RuleScore {
  const all = Object.values(rules);
  const sum = (pick: (each: RuleScore) => number): number => all.reduce((total, each) => total + pick(each), 0);
  return { cases: sum(({ cases }) => cases), found: sum(({ found }) => found), possible: sum((each) => each.possible) };
}

export const share = ({ cases, found }: RuleScore): string =>
  cases === 0 ? "-" : `${Math.round((100 * found) / cases)} % of ${cases}`;

/** A line of the table. */
export function wordsOf({ rules, honest, alarms, alarmed, ms }: Score) {
  const sorted = ms.toSorted((a, b) => a - b);
  const sum = sumOf(rules);
  return {
    found: share(sum),
    "as possible": sum.possible,
    "honest commits": honest,
    "with alarms": alarmed,
    "per 100": ((100 * alarmed) / Math.max(1, honest)).toFixed(1),
    alarms,
    "ms, median": Math.round(sorted[sorted.length >> 1] ?? 0),
    "ms, 9 of 10": Math.round(sorted[Math.floor(sorted.length * 0.9)] ?? 0),
  };
}

/** All repositories, rule by rule. */
export function byRule(scores: readonly Score[]): Score["rules"] {
  const all: Score["rules"] = {};
  for (const { rules } of scores)
    for (const [rule, { cases, found, possible }] of Object.entries(rules)) {
      const own = (all[rule] ??= { cases: 0, found: 0, possible: 0 });
      own.cases += cases;
      own.found += found;
      own.possible += possible;
    }
  return all;
}
