/** The in-memory index with its feed: the engine that needs nothing but the database. */
import { join } from "node:path";
import { AppError } from "../errors";
import { workerMerger } from "./embedded/merger";
import { SymbolIndex } from "./embedded/symbol-index";
import { Feed, type FeedState } from "./feed";
import { Keeper } from "./kept/keeper";
import type { RunningSymbolSearch } from "./port";

/** How long a question waits for the first load. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 25;

/** The engine and what it is doing. */
export interface EmbeddedSymbolSearch extends RunningSymbolSearch {
  readonly engine: "embedded";
  /** `filesRead`: of which the database was asked for the symbols; the others were kept */
  state(): FeedState & { symbols: number; bytes: number; filesRead: number };
}

/**
 * An engine over a database; it loads in the background and answers with what it has. Stop it when done.
 * @param keptIn folder in which the symbols outlive the process; without one all are read from the database
 */
export function openSymbolSearch(url: string, keptIn?: string): EmbeddedSymbolSearch {
  const index = new SymbolIndex(workerMerger(join(process.cwd(), "dist", "search-worker.js")), {
    reclaim: reclaimMemory,
  });
  const feed = new Feed(url, index, keptIn === undefined ? null : new Keeper(keptIn));
  void feed.run();
  return {
    engine: "embedded",
    search: async (request) => {
      const answer = index.search(request);
      return feed.state.phase === "ready" ? answer : { ...answer, loaded: { ...feed.loaded } };
    },
    size: () => index.size(),
    position: () => feed.position?.seq ?? 0n,
    answering: () => ({ engine: "embedded", because: null }),
    ready: () => untilReady(feed),
    state: () => ({ ...feed.state, symbols: index.size(), bytes: index.bytes(), filesRead: feed.filesRead }),
    stop: () => feed.stop(),
  };
}

async function untilReady(feed: Feed): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; feed.state.phase !== "ready" && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const { phase, error } = feed.state;
  if (phase !== "waiting") return;
  throw new AppError("database_unavailable", `The symbol index waits for the database: ${error ?? "no answer"}.`);
}

/** As far as the process was started so that it may ask for it: `--expose-gc`. */
function reclaimMemory(): void {
  void globalThis.gc?.({ type: "major", execution: "async" });
}
