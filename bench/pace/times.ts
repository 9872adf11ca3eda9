/**
 * Milliseconds of Go to Symbol and of usages, asked in turn, one after the other, while an engine runs and is held.
 */
import { queryString } from "../../lib/client/query-string";
import { operations } from "../../lib/operations/registry";
import type { SampledSymbol } from "../operations/sample";
import { quantile } from "../query/latency";

export interface Times {
  find: number[];
  usages: number[];
}

/** How an engine is while questions are asked. */
export interface Turn {
  isRunning: boolean;
  symbols: readonly SampledSymbol[];
}

/** Letters of a name that somebody has typed when Go to Symbol is asked. */
const TYPED = 5;
/** Symbols that are asked about before the engine is held or let go. */
const BLOCK = 10;

/**
 * Blocks of symbols, each asked about once while the engine runs and once while it is held: in every other block the
 * one comes first, so that neither gains by what the other has left in memory. Two turns of one kind that follow each
 * other cost no pause.
 */
export function turnsOf(symbols: readonly SampledSymbol[]): Turn[] {
  const turns: Turn[] = [];
  for (let at = 0; at < symbols.length; at += BLOCK) {
    const block = symbols.slice(at, at + BLOCK);
    const isFirst = (at / BLOCK) % 2 === 0;
    turns.push({ isRunning: isFirst, symbols: block }, { isRunning: !isFirst, symbols: block });
  }
  return turns;
}

/** Asks about these symbols. */
export async function timesOf(baseUrl: string, symbols: readonly SampledSymbol[]): Promise<Times> {
  const times: Times = { find: [], usages: [] };
  for (const { name, key, repo } of symbols) {
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

/** Milliseconds within which a share of the questions were answered. */
interface Pace {
  name: string;
  questions: number;
  /** while an engine runs, and while it is held */
  running: { p50: number; p95: number };
  held: { p50: number; p95: number };
}

export function pacesOf(running: Times, held: Times): Pace[] {
  const shares = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
  return [
    { name: "Go to Symbol", questions: held.find.length, running: shares(running.find), held: shares(held.find) },
    { name: "usages", questions: held.usages.length, running: shares(running.usages), held: shares(held.usages) },
  ];
}
