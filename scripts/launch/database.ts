/** The database of a start: the one that DATABASE_URL names, or the built-in one. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeRunsWhenIdle } from "../../lib/db/admin/index-runs";
import { migrate } from "../../lib/db/admin/migrate";
import { createPool } from "../../lib/db/pool";
import {
  failRepositories,
  listRepositories,
  registerRepositories,
  type NewRepository,
} from "../../lib/db/admin/repositories";
import type { AppError } from "../../lib/errors";
import { checkIdentity } from "./address";
import { keepFetching } from "./fetch-sources";
import { keepChanging } from "./keep-changing";
import { nothingIndexed } from "./outcome";
import { startOwnPostgres } from "./own-postgres";
import type { Stoppers } from "./stoppers";

const STOP_MS = 4_000;
const POOL_END_MS = 500;

export interface Database {
  url: string;
  /** Resolves with a reason when the built-in one ends without being stopped. */
  ended: Promise<AppError>;
  /** See address.ts. */
  checkIdentity(settings: Parameters<typeof checkIdentity>[0]): Promise<void>;
  /** See fetch-sources.ts; ends with the start. */
  keepFetching(minutes: number, tell: (line: string) => void): void;
  /** See keep-changing.ts; ends with the start. */
  keepChanging(): void;
  /** Enters folders; gives their ids. */
  register(folders: NewRepository[]): Promise<number[]>;
  /** See outcome.ts. */
  nothingIndexed(ids: readonly number[], otherwise?: string): Promise<string | undefined>;
  /** Puts on record why none of them is indexed. */
  note(problem: string): Promise<void>;
  /** Names of all that was ever entered, in the order in which the indexer looks at them. */
  repositories(): Promise<string[]>;
}

/** Starts it and brings its tables up to date. Throws an AppError that says what is wrong. */
export async function startDatabase(
  root: string,
  dataFolder: string,
  url: string | undefined,
  stoppers: Stoppers,
): Promise<Database> {
  const tell = (line: string): void => console.error(`\n${line}`);
  const server = url === undefined ? await startOwnPostgres(dataFolder, stoppers.signal, tell) : undefined;
  if (server) stoppers.add("database", () => server.stop(STOP_MS));
  const address = server?.url ?? url ?? "";
  await migrate(address, join(root, "prisma", "migrations"));
  const pool = createPool({ url: address, applicationName: "fathom launcher", max: 2, statementTimeout: 60_000 });
  stoppers.add("program", () => Promise.race([pool.end(), sleep(POOL_END_MS, undefined, { ref: false })]));
  await closeRunsWhenIdle(pool);
  return {
    url: address,
    ended: server?.ended ?? new Promise<AppError>(() => {}),
    checkIdentity: (settings) => checkIdentity(settings, pool),
    keepFetching: (minutes, tell) => keepFetching(pool, minutes, { signal: stoppers.signal, tell }),
    keepChanging: () => keepChanging({ url: address, dataFolder, signal: stoppers.signal }),
    register: (folders) => registerRepositories(pool, folders),
    nothingIndexed: (ids, otherwise) => nothingIndexed(pool, ids, otherwise),
    note: (problem) => failRepositories(pool, problem),
    repositories: async () => (await listRepositories(pool)).map(({ name }) => name),
  };
}
