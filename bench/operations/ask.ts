/**
 * Asks one class of questions, one after the other, and tells what they cost as a client sees it and as the machine
 * does.
 */
import { operations } from "../../lib/operations/registry";
import { queryString } from "../../lib/client/query-string";
import { cpuOfTree } from "../index/measure";
import { quantile } from "../query/latency";
import type { QuestionClass } from "./classes";

/** Milliseconds. `first` is the first time that a question is asked, `again` the quickest of the next ones. */
export interface ClassCost {
  name: string;
  questions: number;
  target: number | null;
  first50: number;
  first95: number;
  again50: number;
  again95: number;
  /**
   * of the server's processes, for a question that is asked for the first time, on average; null when it is not known
   */
  cpu: number | null;
  failed: number;
  slowest: string[];
}

/** The machine may be busy with other work: the quickest of these counts. */
const AGAIN = 2;
/** Requests that open the connection; none of them is a question of the class. */
const CONNECT = 3;

/** @param pid of the process that holds all of the server's processes */
export async function askClass(base: string, asked: QuestionClass, pid: number | null): Promise<ClassCost> {
  const urls = asked.questions.map((question) => `${base}${asked.operation.path}${queryString(question)}`);
  for (let i = 0; i < CONNECT; i++) await ask(`${base}${operations.list_repositories.path}`);
  const before = pid === null ? 0 : cpuOfTree(pid);
  const first: number[] = [];
  let failed = 0;
  for (const url of urls) {
    const { took, ok } = await ask(url);
    first.push(took);
    if (!ok) failed++;
  }
  const cpu = pid === null ? null : ((cpuOfTree(pid) - before) / Math.max(urls.length, 1)) * 1000;
  const again: number[] = [];
  for (const url of urls) {
    let least = Infinity;
    for (let i = 0; i < AGAIN; i++) least = Math.min(least, (await ask(url)).took);
    again.push(least);
  }
  return {
    ...{ name: asked.name, questions: urls.length, target: asked.target, cpu, failed },
    ...{ first50: quantile(first, 0.5), first95: quantile(first, 0.95) },
    ...{ again50: quantile(again, 0.5), again95: quantile(again, 0.95) },
    slowest: slowestOf(asked, first),
  };
}

async function ask(url: string): Promise<{ took: number; ok: boolean }> {
  const started = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  await response?.arrayBuffer();
  return { took: performance.now() - started, ok: response?.ok ?? false };
}

function slowestOf({ questions }: QuestionClass, times: readonly number[]): string[] {
  return times
    .map((took, at) => ({ took, at }))
    .sort((a, b) => b.took - a.took)
    .slice(0, 3)
    .map(({ took, at }) => `${took.toFixed(0)} ms ${Object.values(questions[at]).join(" ")}`);
}

/** A row of the printed table. */
export function wordCost(cost: ClassCost): Record<string, string> {
  const met = cost.target === null ? "" : cost.first95 <= cost.target ? "met" : "MISSED";
  return {
    questions: String(cost.questions),
    "first p50": cost.first50.toFixed(1),
    "first p95": cost.first95.toFixed(1),
    "again p50": cost.again50.toFixed(1),
    "again p95": cost.again95.toFixed(1),
    "CPU ms": cost.cpu === null ? "" : cost.cpu.toFixed(1),
    target: cost.target === null ? "" : `${cost.target} ${met}`,
    failed: String(cost.failed),
  };
}
