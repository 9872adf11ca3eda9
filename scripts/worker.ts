/** `fathom worker`: a process that shares the work of a database with any number of others. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { followerOf, jobsThread, scipFollower, searchFollower } from "../indexer/following/followers";
import { KINDS, readKinds, type Kind, type Part } from "../indexer/sharing/kinds";
import type { KeptPart } from "../indexer/sharing/kept-parts";
import type { Following } from "../indexer/sharing/following";
import { runWorker } from "../indexer/sharing/worker";
import { parserPool } from "../indexer/workers/parser-pool";
import { optimiseLate } from "../indexer/workers/v8-settings";
import { migrate } from "../lib/db/admin/migrate";
import { databaseUrl, env } from "../lib/env";
import { AppError } from "../lib/errors";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";

const USAGE = `Indexes what is queued in the database of DATABASE_URL, together with any number of other workers.

  fathom worker [options]

Web servers of the same database are started with \`fathom start --no-index\`. Repositories lie at the same paths on every
machine: on a shared mount, or fetched from git by each worker into its data folder. docs/many-machines.md tells more.

  --kinds LIST       what it takes part in, separated by commas (default: all)
                     ${KINDS.join(", ")}
  --workers N        parser threads (default: one per core)
  --data FOLDER      where fetched repositories and compilers' engines lie (default as for \`fathom\`)
  --help             this text
`;

/** Milliseconds for ending in order. */
const GRACE = 10_000;

/** Runs until it is stopped; gives the exit code. @param root of the program */
export async function worker(root: string, args: readonly string[]): Promise<number> {
  const options = read(args);
  if (typeof options === "string") {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  if (options.help === true) {
    console.log(USAGE);
    return 0;
  }
  try {
    await share(root, options);
    return 0;
  } catch (error) {
    if (error instanceof AppError) console.error(`${error.message}\n${error.hint}`);
    else console.error(error);
    return 1;
  }
}

type Options = Exclude<ReturnType<typeof read>, string>;

async function share(root: string, options: Options): Promise<void> {
  const { workers, watch, precise, semantic, meili, fetchMinutes, dataFolder: fromEnvironment } = env();
  const url = databaseUrl();
  const dataFolder = prepareDataFolder(chooseDataFolder(options.data, fromEnvironment, process.cwd()));
  const left: Kind[] = [...off("watch", watch), ...off("precise", precise), ...off("semantic", semantic)];
  left.push(...off("search", meili !== undefined));
  const kinds = new Set([...options.kinds].filter((kind) => !left.includes(kind)));
  await migrate(url, join(root, "prisma", "migrations"));
  optimiseLate();
  const programs = new URL("./", import.meta.url);
  const pool = parserPool(programs, options.workers ?? workers);
  const stop = new AbortController();
  const end = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    pool.close();
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.on("SIGTERM", end).on("SIGINT", end).on("disconnect", end);
  const follow = (part: Exclude<Part, "dispatch" | "watch">): KeptPart => {
    if (part === "search") return searching(programs);
    return part === "scip" ? scipFollower(programs, dataFolder) : followerOf(part, programs, dataFolder);
  };
  const share = (kind: Following, workerId: number): KeptPart => jobsThread(kind, programs, dataFolder, workerId);
  const tell = (line: string): void => console.log(line);
  try {
    await runWorker({ url, pool, kinds, fetchMinutes, follow, share, tell, stop: stop.signal });
  } finally {
    pool.close();
  }
}

const off = (kind: Kind, isOn: boolean): Kind[] => (isOn ? [] : [kind]);

function searching(programs: URL): KeptPart {
  const search = searchFollower(programs);
  return { look: () => {}, close: () => search?.close() };
}

/** Gives what is wrong in words. */
function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        kinds: { type: "string" },
        workers: { type: "string" },
        data: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { data, help } = values;
    const kinds = values.kinds === undefined ? new Set(KINDS) : readKinds(values.kinds);
    if (kinds === null) return `--kinds takes some of ${KINDS.join(", ")}, not "${values.kinds}".`;
    const workers = values.workers === undefined ? undefined : Number(values.workers);
    if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= 256))
      return `--workers takes a whole number from 1 to 256, not "${values.workers}".`;
    return { data, help, kinds, workers };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
