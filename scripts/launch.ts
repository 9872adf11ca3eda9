/**
 * Runs Fathom: takes the data folder, starts database, web server and indexer, tells the page's address and the
 * progress, and ends them all. Built to dist/launch.js; `npm start` brings it there and calls it.
 */
import { databaseFailure } from "../lib/db/database-failure";
import { isDiskFull } from "../lib/db/disk-full";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { isFull } from "../lib/full-disk";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";
import { lockDataFolder } from "./launch/data-lock";
import { checkFolders } from "./launch/folders";
import { runInstance } from "./launch/instance";
import { joinRunning } from "./launch/join";
import { checkAddress } from "./launch/address";
import { choosePort } from "./launch/port";
import type { StartOptions } from "./options.mjs";

/** Runs until it is stopped; gives the exit code. `root` is the checkout. Failures are printed, never thrown. */
export async function launch(root: string, options: StartOptions): Promise<number> {
  try {
    return await run(root, options);
  } catch (error) {
    console.error(`\n${describe(error)}`);
    return 1;
  }
}

async function run(root: string, options: StartOptions): Promise<number> {
  // npm changes to the checkout before it starts us; folders are meant from where the command was typed.
  const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
  // As variables they reach every process of this start.
  if (options.host !== undefined) process.env.FATHOM_HOST = options.host;
  if (options.baseUrl !== undefined) process.env.FATHOM_BASE_URL = options.baseUrl;
  const settings = env();
  checkAddress(settings);
  if (!options.index && settings.databaseUrl === undefined)
    throw new AppError(
      "bad_configuration",
      "--no-index needs a database that workers fill, and DATABASE_URL is not set.",
      {
        hint: "Set DATABASE_URL to the database that `fathom worker` uses, or leave --no-index out.",
      },
    );
  const folders = checkFolders(options, from);
  const dataFolder = prepareDataFolder(chooseDataFolder(options.data, settings.dataFolder, from));
  try {
    return await runOn(dataFolder, { root, options, folders });
  } catch (error) {
    // Whatever a database says that finds no space.
    if (error instanceof AppError || !(await isFull(dataFolder))) throw error;
    throw new AppError("disk_full", `The disk of ${dataFolder} is full.`, { cause: error });
  }
}

/** Joins the Fathom that runs on the data folder already; otherwise runs there until it is stopped. */
async function runOn(
  dataFolder: string,
  { root, options, folders }: { root: string; options: StartOptions; folders: ReturnType<typeof checkFolders> },
): Promise<number> {
  const settings = env();
  const taken = lockDataFolder(dataFolder);
  if ("holder" in taken) return joinRunning(dataFolder, taken.holder, folders);
  const { lock } = taken;
  try {
    return await runInstance({
      root,
      dataFolder,
      lock,
      folders,
      databaseUrl: settings.databaseUrl,
      port: await choosePort(options.port ?? settings.port, settings.host),
      workers: options.workers ?? settings.workers,
      watch: options.watch && settings.watch,
      precise: options.precise && settings.precise,
      isIndexing: options.index,
      ownMeilisearch: settings.meili === undefined,
      ownZoekt: settings.zoekt.url === undefined,
    });
  } finally {
    lock.release();
  }
}

function describe(error: unknown): string {
  if (error instanceof AppError) return `${error.message}\n${error.hint}`;
  if (isDiskFull(error)) return "A disk is full.\nFree some space, then start again.";
  if (databaseFailure(error) && (error as NodeJS.ErrnoException).code !== "ENOENT")
    return "The database cannot be reached.\nlogs/postgres.log in the data folder says why.";
  const { message, stack } = error as Error;
  return `Fathom stopped because of a fault of its own: ${message}\n${stack}`;
}
