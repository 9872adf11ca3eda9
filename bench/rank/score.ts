/**
 * Asks an engine every query and sums up where the right answer stood: recall at 1 and 5, mean reciprocal rank, cost.
 */
import { quantile } from "../query/latency";
import { type FoundSymbol, fits, type RankQuery } from "./query-file";

/** Something that answers queries with at most `ROWS` symbols, best first. */
export interface RankedEngine {
  name: string;
  ask(query: string, repo: string | undefined, near?: string): Promise<FoundSymbol[]>;
}

/** Rows that are looked at; an answer beyond them counts as not found. */
export const ROWS = 10;
const WARM_UP = 15;

/** One query's outcome. */
export interface Outcome {
  query: RankQuery;
  /** place of the first acceptable answer, 1 for the first row; 0 when it is not among the rows */
  rank: number;
  /** milliseconds of this process, and until the answer was there */
  cpu: number;
  wall: number;
  first: FoundSymbol | undefined;
}

/** One after the other, after a few that are not counted. */
export async function askAll(engine: RankedEngine, queries: readonly RankQuery[]): Promise<Outcome[]> {
  for (const { query, repo, near } of queries.slice(0, WARM_UP)) await engine.ask(query, repo, near);
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const before = process.cpuUsage();
    const started = performance.now();
    const rows = await engine.ask(query.query, query.repo, query.near);
    const wall = performance.now() - started;
    const used = process.cpuUsage(before);
    const rank = rows.slice(0, ROWS).findIndex((row) => query.answers.some((answer) => fits(row, answer))) + 1;
    outcomes.push({ query, rank, cpu: (used.user + used.system) / 1000, wall, first: rows[0] });
  }
  return outcomes;
}

export interface Score {
  queries: number;
  recall1: number;
  recall5: number;
  mrr: number;
  cpu95: number;
  wall95: number;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const share = (most: number): number =>
    outcomes.filter(({ rank }) => rank > 0 && rank <= most).length / outcomes.length;
  return {
    queries: outcomes.length,
    recall1: share(1),
    recall5: share(5),
    mrr: outcomes.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / outcomes.length,
    cpu95: quantile(
      outcomes.map(({ cpu }) => cpu),
      0.95,
    ),
    wall95: quantile(
      outcomes.map(({ wall }) => wall),
      0.95,
    ),
  };
}

/** Outcomes by class of query, in the order in which the classes come. */
export function byClass(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const classes = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const own = classes.get(outcome.query.class);
    if (own) own.push(outcome);
    else classes.set(outcome.query.class, [outcome]);
  }
  return classes;
}
