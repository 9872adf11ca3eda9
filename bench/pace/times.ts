/** Milliseconds of Go to Symbol and of usages, asked in turn, one after the other. */
import { queryString } from "../../lib/client/query-string";
import { operations } from "../../lib/operations/registry";
import type { SampledSymbol } from "../operations/sample";
import { quantile } from "../query/latency";

export interface Times {
  find: number[];
  usages: number[];
}

interface Pace {
  name: string;
  questions: number;
  /** p95 while engines run, and after */
  running: number;
  rest: number;
}

/** Letters of a name that somebody has typed when Go to Symbol is asked. */
const TYPED = 5;
/** Symbols between two looks whether to go on: a look is a request as well. */
const TURN = 20;

/** Asks about these symbols, from the first again after the last, as long as it is wanted. At least one turn. */
export async function timeWhile(
  baseUrl: string,
  symbols: readonly SampledSymbol[],
  isWanted: (asked: number) => Promise<boolean>,
): Promise<Times> {
  const times: Times = { find: [], usages: [] };
  for (let at = 0; at < TURN || at % TURN !== 0 || (await isWanted(at)); at++) {
    const { name, key, repo } = symbols[at % symbols.length];
    const query = { query: name.slice(0, TYPED), limit: 50 };
    times.find.push(await took(`${baseUrl}${operations.search_symbols.path}${queryString(query)}`));
    times.usages.push(await took(`${baseUrl}${operations.symbol_usages.path}${queryString({ key, repo })}`));
  }
  return times;
}

async function took(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Over as many questions each time. */
export function pacesOf(running: Times, rest: Times): Pace[] {
  const questions = Math.min(running.find.length, rest.find.length);
  const p95 = (times: readonly number[]): number => quantile(times.slice(0, questions), 0.95);
  return [
    { name: "Go to Symbol", questions, running: p95(running.find), rest: p95(rest.find) },
    { name: "usages", questions, running: p95(running.usages), rest: p95(rest.usages) },
  ];
}
