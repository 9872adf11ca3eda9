/** Asks a running Fathom the same queries, one after the other, and times the answers as a client sees them. */
import { quantile } from "./latency";

interface HttpLatency {
  p50: number;
  p95: number;
  failed: number;
}

const WARM_UP = 20;

/** @param base address of the server, without a path */
export async function askOverHttp(base: string, queries: readonly string[]): Promise<HttpLatency> {
  const times: number[] = [];
  let failed = 0;
  for (const [i, query] of queries.entries()) {
    const url = new URL("/api/symbols", base);
    url.searchParams.set("query", query);
    url.searchParams.set("limit", "50");
    const started = performance.now();
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
    await response?.arrayBuffer();
    if (!response?.ok) failed++;
    if (i >= WARM_UP) times.push(performance.now() - started);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), failed };
}
