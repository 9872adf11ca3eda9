/** Asks a running Fathom as readers, scripts and agents do, and takes the time. For tests only. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

export interface Asked {
  /** 0 where no answer came */
  status: number;
  ms: number;
  text: string;
  /** of the question */
  name: string;
}

/** Longer than anything may take. */
const GIVEN_UP_MS = 30_000;

/** @returns what came of it; never throws */
export async function ask(url: string, init: RequestInit = {}, name = url): Promise<Asked> {
  const started = performance.now();
  const done = (status: number, text: string): Asked => ({ status, ms: performance.now() - started, text, name });
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(GIVEN_UP_MS), ...init });
    return done(answer.status, await answer.text());
  } catch (error) {
    const { message, cause } = error as Error;
    return done(0, `${message} ${cause instanceof Error ? cause.message : ""}`);
  }
}

/** One call of a tool over HTTP, without a session. */
export function askTool(url: string, tool: string, input: Record<string, unknown>, id: number | string = 1) {
  const body = JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: tool, arguments: input } });
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": "2025-06-18",
  };
  return ask(`${url}/mcp`, { method: "POST", headers, body }, `tool ${tool}`);
}

/** Sends so many questions a second, whether or not the ones before are answered. */
export async function atRate<A extends Asked>(
  rate: number,
  seconds: number,
  send: (at: number) => Promise<A>,
): Promise<A[]> {
  const sent: Promise<A>[] = [];
  const started = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const early = started + (at * 1000) / rate - performance.now();
    if (early > 0) await sleep(early);
    sent.push(send(at));
  }
  return Promise.all(sent);
}

/** Asks an address again and again, from a process of its own, until `end` gives what came. */
export function probe(url: string): { end(): Promise<Pick<Asked, "status" | "ms">[]> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, "probe.mjs"), url], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  return {
    end: async () => {
      child.stdin.end();
      return probesSchema.parse(JSON.parse(await text(child.stdout)));
    },
  };
}

const probesSchema = z.array(z.object({ status: z.number(), ms: z.number() })).min(1);

export interface WebFigures {
  /** bytes of memory that the web process has */
  memory: number;
  /** the longest that its event loop stood still since it was asked before, ms */
  stall: number;
}

export async function webFigures(url: string): Promise<WebFigures> {
  const { text } = await ask(`${url}/metrics`);
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    memory: figure("process_resident_memory_bytes"),
    stall: figure("nodejs_eventloop_lag_max_seconds") * 1000,
  };
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
/** How often each status came: `200: 812, 503: 4`. */
export function statuses(all: readonly Asked[]): string {
  const counts = new Map<number, number>();
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || "no answer"}: ${count}`).join(", ");
}
