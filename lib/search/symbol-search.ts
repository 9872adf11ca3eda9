/**
 * The web process's one engine behind Go to Symbol: the in-memory index with its feed. Kept on globalThis, because Next
 * may load this module more than once.
 */
import { join } from "node:path";
import { databaseUrl } from "../env";
import { AppError } from "../errors";
import { workerMerger } from "./embedded/merger";
import { SymbolIndex } from "./embedded/symbol-index";
import { Feed, type FeedState } from "./feed";
import type { SymbolSearch } from "./port";

/** How long a question waits for the first load. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 25;

/** The engine and what it is doing. */
export interface EmbeddedSymbolSearch extends SymbolSearch {
  readonly engine: "embedded";
  state(): FeedState & { symbols: number; bytes: number };
  stop(): Promise<void>;
}

const KEY = Symbol.for("fathom.symbol-search");
const shared = globalThis as { [KEY]?: EmbeddedSymbolSearch };

/** Starts the engine, once; it loads in the background and answers with what it has. */
export function startSymbolSearch(): EmbeddedSymbolSearch {
  return (shared[KEY] ??= openSymbolSearch(databaseUrl()));
}

/** An engine of one's own over a database: for tests and measurements. Stop it when done. */
export function openSymbolSearch(url: string): EmbeddedSymbolSearch {
  const index = new SymbolIndex(workerMerger(join(process.cwd(), "dist", "search-worker.js")));
  const feed = new Feed(url, index);
  void feed.run();
  return {
    engine: "embedded",
    search: async (request) => index.search(request),
    size: () => index.size(),
    position: () => feed.position?.seq ?? 0n,
    state: () => ({ ...feed.state, symbols: index.size(), bytes: index.bytes() }),
    stop: () => feed.stop(),
  };
}

/**
 * The engine once it has loaded what the database held. Waits some seconds for that; then answers with what is there so
 * far, or throws `database_unavailable` when the database was not reached at all.
 */
export async function getSymbolSearch(): Promise<SymbolSearch> {
  const engine = startSymbolSearch();
  for (const until = Date.now() + PATIENCE_MS; engine.state().phase !== "ready" && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const { phase, error } = engine.state();
  if (phase !== "waiting") return engine;
  throw new AppError("database_unavailable", `The symbol index waits for the database: ${error ?? "no answer"}.`);
}
