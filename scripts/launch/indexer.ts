/** The indexer: its process, what it says, and a few new starts when it crashes. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { indexerMessageSchema, type IndexerMessage } from "../../lib/db/index-runs";
import { startProgram, type Program } from "./program";

const STARTS = 4;
/** A crash after this long is no repetition of the one before. */
const STEADY_MS = 10 * 60_000;
/** Longer than it takes to end in order. */
const STOP_MS = 4_500;

export interface IndexerSettings {
  root: string;
  dataFolder: string;
  databaseUrl: string;
  workers: number | undefined;
  watch: boolean;
  /** shards of a Zoekt that the launcher runs */
  zoektIndex: string | undefined;
  onMessage: (message: IndexerMessage) => void;
  /** a line for people: it crashed, and what happens now */
  onTrouble: (line: string) => void;
}

export interface Indexer {
  /** Resolves when it crashed too often to be started again. */
  gaveUp: Promise<void>;
  stop(): Promise<void>;
}

export function startIndexer(settings: IndexerSettings): Indexer {
  let current: Program | undefined;
  let stopping = false;
  const gaveUp = (async () => {
    for (let starts = 1, since = Date.now(); !stopping; starts++, since = Date.now()) {
      current = run(settings);
      const exit = await current.exited;
      if (stopping) break;
      if (Date.now() - since > STEADY_MS) starts = 1;
      if (starts >= STARTS) {
        settings.onTrouble(`The indexer ended with ${exit.reason}, and is not started again.\n${exit.said}`);
        return;
      }
      settings.onTrouble(`The indexer ended with ${exit.reason}. Starting it again.`);
      await sleep(1_000 * starts);
    }
    // A stop that was asked for is no giving up.
    await new Promise<never>(() => {});
  })();
  return {
    gaveUp,
    stop: async () => {
      stopping = true;
      await current?.stop("message", STOP_MS);
    },
  };
}

function run({ root, dataFolder, databaseUrl, workers, watch, zoektIndex, onMessage }: IndexerSettings): Program {
  return startProgram({
    root,
    script: "dist/indexer.js",
    nodeOptions: ["--enable-source-maps"],
    env: {
      DATABASE_URL: databaseUrl,
      FATHOM_WORKERS: workers === undefined ? undefined : String(workers),
      FATHOM_WATCH: watch ? "1" : "0",
      ...(zoektIndex !== undefined && { ZOEKT_INDEX: zoektIndex }),
    },
    log: join(dataFolder, "logs", "indexer.log"),
    onMessage: (raw) => {
      const message = indexerMessageSchema.safeParse(raw);
      if (message.success) onMessage(message.data);
    },
  });
}
