/** Times queries one after the other on the thread that answers them. */
import type { SymbolIndex } from "../../lib/search/embedded/symbol-index";

/** Milliseconds per query. */
export interface Latency {
  queries: number;
  cpu50: number;
  cpu95: number;
  cpuMost: number;
  wall95: number;
  /** rows found, on average */
  rows: number;
}

const WARM_UP = 40;
/** Each query is timed this often and the quickest counts: the machine may be busy with other work. */
const TIMES = 3;
const LIMIT = 50;

export function timeClass(index: SymbolIndex, queries: readonly string[]): Latency {
  const ask = (query: string) => index.search({ query, match: "auto", filter: {}, limit: LIMIT, offset: 0 });
  for (const query of queries.slice(0, WARM_UP)) ask(query);
  const cpu: number[] = [];
  const wall: number[] = [];
  let rows = 0;
  for (const query of queries) {
    let [leastCpu, leastWall] = [Infinity, Infinity];
    for (let i = 0; i < TIMES; i++) {
      const before = process.cpuUsage();
      const started = performance.now();
      rows += ask(query).rows.length / TIMES;
      leastWall = Math.min(leastWall, performance.now() - started);
      const used = process.cpuUsage(before);
      leastCpu = Math.min(leastCpu, (used.user + used.system) / 1000);
    }
    cpu.push(leastCpu);
    wall.push(leastWall);
  }
  return {
    queries: queries.length,
    cpu50: quantile(cpu, 0.5),
    cpu95: quantile(cpu, 0.95),
    cpuMost: Math.max(...cpu),
    wall95: quantile(wall, 0.95),
    rows: rows / queries.length,
  };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A row of the printed table. */
export function wordLatency(latency: Latency): Record<string, string> {
  return {
    queries: String(latency.queries),
    "CPU ms p50": latency.cpu50.toFixed(1),
    p95: latency.cpu95.toFixed(1),
    max: latency.cpuMost.toFixed(1),
    "wall ms p95": latency.wall95.toFixed(1),
    "rows of 50": latency.rows.toFixed(0),
  };
}
