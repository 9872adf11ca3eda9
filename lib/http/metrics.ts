/** Figures of the web process for Prometheus: requests, the process itself, connections and the index. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { IndexFigures } from "../queries/index-figures";
import { refusedAtDoor } from "./turns/door";
import { turnFigures } from "./turns/turns";

interface Figures {
  registry: Registry;
  requests: Counter<"operation" | "status">;
  seconds: Histogram<"operation">;
  repositories: Gauge<"state">;
  files: Gauge;
  symbols: Gauge;
  pending: Gauge;
  connections: Gauge<"state">;
  questions: Gauge<"class" | "state">;
  refused: Counter<"class">;
}

/**
 * Milliseconds between two looks at the clock, by which a stall of the event loop is seen. Each wakes the process:
 * every 10 ms, as the library has it, half of what an idle server did was to look.
 */
const LOOK_MS = 50;

const KEY = Symbol.for("fathom.metrics");
const shared = globalThis as { [KEY]?: Figures };

/** Called for each answer. @param ms that it took */
export function countRequest(operation: string, status: number, ms: number): void {
  const { requests, seconds } = figures();
  requests.inc({ operation, status: String(status) });
  seconds.observe({ operation }, ms / 1000);
}

/** All figures in the text format of Prometheus. */
export async function metricsText({ states, files, symbols, pending, connections }: IndexFigures) {
  const all = figures();
  all.repositories.reset();
  for (const [state, count] of Object.entries(states)) all.repositories.set({ state }, count);
  all.files.set(files);
  all.symbols.set(symbols);
  all.pending.set(pending);
  for (const [state, count] of Object.entries(connections)) all.connections.set({ state }, count);
  all.refused.reset();
  for (const { name, answering, waiting, refused } of turnFigures()) {
    all.questions.set({ class: name, state: "answering" }, answering);
    all.questions.set({ class: name, state: "waiting" }, waiting);
    all.refused.inc({ class: name }, refused);
  }
  all.refused.inc({ class: "any" }, refusedAtDoor());
  return { text: await all.registry.metrics(), contentType: all.registry.contentType };
}

/** On globalThis: Next may load this module more than once. */
const figures = (): Figures => (shared[KEY] ??= makeFigures());

function makeFigures(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_MS });
  const registers = [registry];
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  return {
    registry,
    requests: new Counter({
      name: "fathom_requests_total",
      help: "Requests by operation and HTTP status.",
      labelNames: ["operation", "status"],
      registers,
    }),
    seconds: new Histogram({
      name: "fathom_request_seconds",
      help: "How long answers took, to their last byte.",
      labelNames: ["operation"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    repositories: new Gauge({
      name: "fathom_repositories",
      help: "Repositories by the state of their index.",
      labelNames: ["state"],
      registers,
    }),
    files: gauge("fathom_files", "Files that were read."),
    symbols: gauge("fathom_symbols", "Declarations and definitions."),
    pending: gauge("fathom_pending_files", "Files that the indexer has still to read."),
    connections: new Gauge({
      name: "fathom_database_connections",
      help: "Connections to Postgres of the web process; `waiting` counts questions that wait for one.",
      labelNames: ["state"],
      registers,
    }),
    questions: new Gauge({
      name: "fathom_questions",
      help: "Questions that are being answered and that wait for their turn, by class.",
      labelNames: ["class", "state"],
      registers,
    }),
    refused: new Counter({
      name: "fathom_refused_total",
      help: "Questions that were answered with 429: too many of their class waited, or their caller had too many open (any).",
      labelNames: ["class"],
      registers,
    }),
  };
}
