/** One running Fathom: database, web server and indexer, from start to end. */
import { randomBytes } from "node:crypto";
import type { IndexerMessage } from "../../lib/db/admin/index-runs";
import type { NewRepository } from "../../lib/db/admin/repositories";
import { env } from "../../lib/env";
import type { DataLock } from "./data-lock";
import { startDatabase, type Database } from "./database";
import { startIndexer } from "./indexer";
import { listenForInterruption } from "./interruption";
import { findMeilisearch, type Meilisearch, startMeilisearch } from "./meilisearch";
import { ProgressPrinter } from "./progress-printer";
import { runWithSpace } from "./space-watch";
import { Stoppers } from "./stoppers";
import { startWeb } from "./web";
import { findZoekt, startZoekt, type Zoekt } from "./zoekt";

interface InstanceSettings {
  root: string;
  dataFolder: string;
  lock: DataLock;
  folders: NewRepository[];
  /** undefined: the built-in database */
  databaseUrl: string | undefined;
  port: number;
  workers: number | undefined;
  watch: boolean;
  /** ask compilers' engines what names mean */
  precise: boolean;
  /** false: workers do */
  isIndexing: boolean;
  /** run a Meilisearch that is found on PATH: no other is named */
  ownMeilisearch: boolean;
  /** run a Zoekt that is found on PATH: no other is named */
  ownZoekt: boolean;
}

/** Runs until it is interrupted (exit code 0) or something that it cannot do without ends (1). */
export async function runInstance(settings: InstanceSettings): Promise<number> {
  const stoppers = new Stoppers();
  const interruption = listenForInterruption();
  const run = startAndServe(settings, stoppers);
  try {
    return await Promise.race([interruption.happened.then(() => 0), run]);
  } finally {
    await stoppers.stopAll(run);
    interruption.dispose();
  }
}

async function startAndServe(settings: InstanceSettings, stoppers: Stoppers): Promise<number> {
  const { root, dataFolder, databaseUrl } = settings;
  const database = await startDatabase(root, dataFolder, databaseUrl, stoppers);
  const problem = await Promise.race([
    serve(settings, database, stoppers),
    database.ended.then(({ message, hint }) => `${message}\n${hint}`),
  ]);
  if (!stoppers.signal.aborted) console.error(`\n${problem}\nStopping. ${dataFolder} keeps what was indexed.`);
  return 1;
}

/** Web server and indexer over a database that is ready; resolves with the reason when it cannot go on. */
async function serve(settings: InstanceSettings, database: Database, stoppers: Stoppers): Promise<string> {
  await database.checkIdentity(env());
  const ids = await database.register(settings.folders);
  const printer = new ProgressPrinter(process.stdout);
  const names = await database.repositories();
  const { isIndexing } = settings;
  if (isIndexing) printer.expect(names);
  if (stoppers.signal.aborted) return "";
  const engine = await ownMeilisearch(settings, stoppers);
  if (stoppers.signal.aborted) return "";
  const zoekt = await ownZoekt(settings, stoppers);
  if (stoppers.signal.aborted) return "";
  const meilisearch = { ...(engine && { MEILI_URL: engine.url, MEILI_KEY: engine.key }) };
  const engines = { ...meilisearch, ...(zoekt && { ZOEKT_URL: zoekt.url }) };
  const { root, dataFolder, port } = settings;
  const onTrouble = (line: string): void => printer.line(line);
  const launchToken = randomBytes(32).toString("base64url");
  const web = startWeb({ root, dataFolder, databaseUrl: database.url, port, launchToken, engines, onTrouble });
  stoppers.add("program", web.stop);
  const filled = { zoektIndex: zoekt?.index, meilisearch };
  const nothingIndexed = isIndexing
    ? index(settings, database, ids, printer, stoppers, filled)
    : new Promise<string>(() => {});
  await web.ready;
  if (stoppers.signal.aborted) return "";
  settings.lock.publish(web.url, database.url, launchToken);
  console.log(`\n  Fathom  ${env().baseUrl ?? web.url}\n`);
  if (names.length === 0) console.log("Nothing is indexed yet: `npm start -- FOLDER` indexes a folder.");
  printer.begin();
  if (isIndexing) {
    database.keepFetching(env().fetchMinutes, onTrouble);
    database.keepChanging();
  }
  return Promise.race([
    nothingIndexed,
    web.gaveUp.then((exit) => `The web server ended with ${exit.reason}, and is not started again.\n${exit.said}`),
  ]);
}

/** The Meilisearch on PATH, unless one is named already; null when there is none. */
async function ownMeilisearch(settings: InstanceSettings, stoppers: Stoppers): Promise<Meilisearch | null> {
  const binary = settings.ownMeilisearch && settings.isIndexing ? findMeilisearch() : undefined;
  if (binary === undefined) return null;
  const server = await startMeilisearch(binary, settings.dataFolder, (line) => console.log(line));
  if (server) stoppers.add("program", server.stop);
  return server;
}

/** The Zoekt on PATH, unless one is named already; null when there is none. */
async function ownZoekt(settings: InstanceSettings, stoppers: Stoppers): Promise<Zoekt | null> {
  const binary = settings.ownZoekt && settings.isIndexing ? findZoekt() : undefined;
  if (binary === undefined) return null;
  const server = await startZoekt(binary, settings.dataFolder, (line) => console.log(line));
  if (server) stoppers.add("program", server.stop);
  return server;
}

/** Starts the indexer; resolves with the reason when nothing of the given folders can be searched in the end. */
function index(
  { root, dataFolder, databaseUrl, workers, watch, precise }: InstanceSettings,
  database: Database,
  ids: number[],
  printer: ProgressPrinter,
  stoppers: Stoppers,
  engines: Pick<Parameters<typeof startIndexer>[0], "zoektIndex" | "meilisearch">,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const judge = (otherwise?: string) =>
      database.nothingIndexed(ids, otherwise).then((problem) => {
        if (problem !== undefined) resolve(problem);
      }, reject);
    let idle = false;
    const onMessage = (message: IndexerMessage): void => {
      if (stoppers.signal.aborted) return;
      if (message.type === "progress") printer.show(message);
      else if (message.type === "error") printer.line([message.message, message.hint].filter(Boolean).join(" "));
      else if (!idle) {
        idle = true;
        printer.quieten();
        void judge();
      }
    };
    const onTrouble = (line: string): void => printer.line(line);
    const telling = { onMessage, onTrouble };
    const start = () =>
      startIndexer({ root, dataFolder, databaseUrl: database.url, workers, watch, precise, ...engines, ...telling });
    const { signal } = stoppers;
    const watched = { folder: dataFolder, start, tell: onTrouble, note: database.note, signal };
    const indexer = databaseUrl === undefined ? runWithSpace(watched) : start();
    stoppers.add("program", indexer.stop);
    void indexer.gaveUp.then(() => judge("the indexer crashed; logs/indexer.log in the data folder says where"));
  });
}
