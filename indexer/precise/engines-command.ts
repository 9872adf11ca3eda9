/** `engines`: lists the compilers that tell what names mean, and gets those that are wanted. */
import { AppError } from "../../lib/errors";
import type { PreciseRunRecord } from "../../lib/db/precise/precise-runs";
import type { Compiler, EngineEntry } from "./engine-entry";
import { ENGINES } from "./engines";
import type { ToolPlaces } from "./tools/find-tool";

type Installable = EngineEntry & Required<Pick<EngineEntry, "install">>;

const INSTALLABLE = ENGINES.filter((entry): entry is (typeof ENGINES)[number] & Installable => Boolean(entry.install));

const USAGE = `  engines                    what tells what names mean, and what is missing
  engines install NAME...    gets engines: ${INSTALLABLE.map(({ install, title }) => `${install.name} (${title})`).join(", ")}
`;

/** How an engine stands with one repository of the index. */
export interface EngineRun extends Pick<PreciseRunRecord, "engine" | "filesDone" | "filesTotal"> {
  repo: string;
}

/**
 * Runs the command; gives the exit code.
 * @param args behind `engines`
 * @param print a line for people
 * @param runs of the index that is running on the data folder; empty where none runs
 */
export function enginesCommand(
  args: readonly string[],
  places: ToolPlaces & { dataFolder: string },
  print: (line: string) => void,
  runs: readonly EngineRun[] = [],
): number {
  const [verb = "list", ...names] = args;
  if (verb === "list" && names.length === 0) return list(places, print, runs);
  if (verb !== "install" || names.length === 0) {
    print(USAGE);
    return verb === "--help" ? 0 : 2;
  }
  const wanted: Installable[] = [];
  for (const name of names) {
    const entry = INSTALLABLE.find(({ id, install }) => install.name === name || id === name);
    if (entry === undefined) {
      print(`There is no engine "${name}".\n\n${USAGE}`);
      return 2;
    }
    wanted.push(entry);
  }
  return wanted.every((entry) => install(entry, places, print)) ? 0 : 1;
}

function list(places: ToolPlaces, print: (line: string) => void, runs: readonly EngineRun[]): number {
  for (const entry of ENGINES) {
    const found = entry.find(places);
    print("reason" in found ? found.reason : stateOf(entry, found));
    const brings = whatItBrings(
      runs.filter(({ engine, filesTotal }) => engine === entry.id && filesTotal > 0),
      !("reason" in found),
    );
    if (brings !== null) print(`  ${brings}`);
  }
  return 0;
}

/** `Python: ty 0.0.105, /folder/ty` */
function stateOf({ title, id }: EngineEntry, { version, program }: Compiler): string {
  return `${title}: ${id} ${version}, ${program ?? "built in"}`;
}

/** Repositories that are named; the others are counted. */
const NAMED = 3;

/** What an engine tells, or would tell, of the repositories that are indexed; null where they hold no file for it. */
function whatItBrings(runs: readonly EngineRun[], isThere: boolean): string | null {
  if (runs.length === 0) return null;
  const sum = (of: "filesDone" | "filesTotal"): string =>
    runs.reduce((total, run) => total + run[of], 0).toLocaleString("en");
  const largest = [...runs].sort((a, b) => b.filesTotal - a.filesTotal);
  const others = runs.length - NAMED;
  const names = largest.slice(0, NAMED).map(({ repo }) => repo);
  const where = `${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
  return isThere
    ? `has told of ${sum("filesDone")} of ${sum("filesTotal")} files in ${where}`
    : `would tell of ${sum("filesTotal")} files in ${where}`;
}

function install(entry: Installable, places: ToolPlaces & { dataFolder: string }, print: (line: string) => void) {
  try {
    entry.install.bring(places.dataFolder);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`${error.message}\n${error.hint}`);
    return false;
  }
  const found = entry.find(places);
  if ("reason" in found) print(`${entry.id} was installed, and does not run on this machine. ${found.reason}`);
  else print(`${entry.title}: ${entry.id} ${found.version} is ready.`);
  return !("reason" in found);
}
