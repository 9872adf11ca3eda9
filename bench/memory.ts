/**
 * `npm run bench:memory -- --url http://127.0.0.1:PORT [--minutes 5] [--readers 4] [--seed 1]`: how much memory the
 * web server holds: as it is found, while readers ask it mixed questions for some minutes without a pause, and when it
 * has come to rest after them. Prints memory by what holds it, how long answers of each kind took, and what CPU they
 * took of the server.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { heldMemory, wordHeld, type HeldMemory } from "./memory/held-memory";
import { mixedQuestion } from "./memory/mix";
import { sampleCode, type Sample } from "./operations/sample";
import { quantile } from "./query/latency";
import { random } from "./query/random";

/** Symbols of each sort that questions are about: more than any memory of answers keeps warm. */
const SAMPLED = 600;
const LOOK = 1_000;
/** Milliseconds in which a server comes to rest. */
const REST = 30_000;
const GIVEN_UP = 30_000;
/** Failures that are told one by one. */
const MOST_TOLD = 10;

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    minutes: { type: "string", default: "5" },
    readers: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
  },
});
if (values.url === undefined) throw new Error("Name a running Fathom: --url http://127.0.0.1:4100");
const base = values.url.replace(/\/$/, "");

const found = await heldMemory(base);
const sample = await sampleCode(base, SAMPLED, Number(values.seed));
console.log(
  `${sample.symbols.length} symbols sampled of ${sample.repositories.join(", ")}; load ${loadavg()[0].toFixed(1)}`,
);
const before = await heldMemory(base);
const { most, times, failures } = await askMixed(sample);
const cpu = (await heldMemory(base)).cpu - before.cpu;
await sleep(REST);
console.table({ found: wordHeld(found), most: wordHeld(most), after: wordHeld(await heldMemory(base)) });
console.table(
  Object.fromEntries(
    [...times].map(([kind, took]) => [
      kind,
      {
        answers: took.length,
        "p50 ms": Math.round(quantile(took, 0.5)),
        "p95 ms": Math.round(quantile(took, 0.95)),
        "p99 ms": Math.round(quantile(took, 0.99)),
        failed: failures.filter((failure) => failure.kind === kind).length,
      },
    ]),
  ),
);
for (const { kind, address, reason } of failures.slice(0, MOST_TOLD)) console.log(`${kind}: ${reason} (${address})`);
const answers = [...times.values()].reduce((sum, { length }) => sum + length, 0);
console.log(`${answers} answers, ${((cpu / answers) * 1000).toFixed(1)} ms of the server's CPU each`);

interface Failure {
  kind: string;
  address: string;
  /** a status, or what became of the connection */
  reason: string;
}

async function askMixed(
  sample: Sample,
): Promise<{ most: HeldMemory; times: Map<string, number[]>; failures: Failure[] }> {
  const end = performance.now() + Number(values.minutes) * 60_000;
  const times = new Map<string, number[]>();
  const failures: Failure[] = [];
  const reader = async (_: unknown, nth: number): Promise<void> => {
    const next = random(Number(values.seed) * 1000 + nth);
    while (performance.now() < end) {
      const { kind, address } = mixedQuestion(sample, next);
      const begun = performance.now();
      const reason = await failureOf(base + address);
      if (reason === null) times.set(kind, [...(times.get(kind) ?? []), performance.now() - begun]);
      else failures.push({ kind, address, reason: `${reason} after ${Math.round(performance.now() - begun)} ms` });
    }
  };
  const readers = Promise.all(Array.from({ length: Number(values.readers) }, reader));
  let most = found;
  while (performance.now() < end) {
    await sleep(LOOK);
    const now = await heldMemory(base);
    if (now.resident > most.resident) most = now;
  }
  await readers;
  return { most, times, failures };
}

/** Asks and reads the whole answer; null when all is well. */
async function failureOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(GIVEN_UP) });
    await answer.arrayBuffer();
    return answer.ok ? null : String(answer.status);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return String(cause);
  }
}
