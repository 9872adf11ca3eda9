/** The indexer: its process, what it says, and a few new starts when it crashes. */
import { join } from "node:path";
import { indexerMessageSchema, type IndexerMessage } from "../../lib/db/admin/index-runs";
import { keepRunning } from "./keep-running";
import { startProgram, type Program } from "./program";

/** Longer than it takes to end in order. */
const STOP_MS = 4_500;

interface IndexerSettings {
  root: string;
  dataFolder: string;
  databaseUrl: string;
  workers: number | undefined;
  watch: boolean;
  precise: boolean;
  /** shards of a Zoekt that the launcher runs */
  zoektIndex: string | undefined;
  /** a Meilisearch that the launcher runs, as the indexer's variables name it */
  meilisearch: Readonly<Record<string, string>>;
  onMessage: (message: IndexerMessage) => void;
  /** a line for people: it crashed, and what happens now */
  onTrouble: (line: string) => void;
}

interface Indexer {
  /** Resolves when it crashed too often to be started again. */
  gaveUp: Promise<void>;
  stop(): Promise<void>;
}

export function startIndexer(settings: IndexerSettings): Indexer {
  const start = (): Program => run(settings);
  const stop = (current: Program): Promise<void> => current.stop("message", STOP_MS);
  const kept = keepRunning(start(), { title: "The indexer", run: start, stop, tell: settings.onTrouble });
  const gaveUp = kept.gaveUp.then(({ reason, said }) =>
    settings.onTrouble(`The indexer ended with ${reason}, and is not started again.\n${said}`),
  );
  return { gaveUp, stop: kept.stop };
}

function run({
  root,
  dataFolder,
  databaseUrl,
  workers,
  watch,
  precise,
  zoektIndex,
  meilisearch,
  onMessage,
}: IndexerSettings): Program {
  return startProgram({
    root,
    script: "dist/indexer.js",
    nodeOptions: ["--enable-source-maps"],
    env: {
      DATABASE_URL: databaseUrl,
      FATHOM_DATA: dataFolder,
      FATHOM_WORKERS: workers === undefined ? undefined : String(workers),
      FATHOM_WATCH: watch ? "1" : "0",
      FATHOM_PRECISE: precise ? "1" : "0",
      ...meilisearch,
      ...(zoektIndex !== undefined && { ZOEKT_INDEX: zoektIndex }),
    },
    log: join(dataFolder, "logs", "indexer.log"),
    onMessage: (raw) => {
      const message = indexerMessageSchema.safeParse(raw);
      if (message.success) onMessage(message.data);
    },
  });
}
