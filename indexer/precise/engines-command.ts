/** `engines`: lists the compilers that tell what names mean, and gets those that are wanted. */
import { AppError } from "../../lib/errors";
import type { EngineEntry } from "./engine-entry";
import { ENGINES } from "./engines";
import type { ToolPlaces } from "./tools/find-tool";

type Installable = EngineEntry & Required<Pick<EngineEntry, "install">>;

const INSTALLABLE = ENGINES.filter((entry): entry is (typeof ENGINES)[number] & Installable => Boolean(entry.install));

const USAGE = `  engines                    what tells what names mean, and what is missing
  engines install NAME...    gets engines: ${INSTALLABLE.map(({ install, title }) => `${install.name} (${title})`).join(", ")}
`;

/**
 * Runs the command; gives the exit code.
 * @param args behind `engines`
 * @param print a line for people
 */
export function enginesCommand(
  args: readonly string[],
  places: ToolPlaces & { dataFolder: string },
  print: (line: string) => void,
): number {
  const [verb = "list", ...names] = args;
  if (verb === "list" && names.length === 0) return list(places, print);
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

function list(places: ToolPlaces, print: (line: string) => void): number {
  for (const entry of ENGINES) print(stateOf(entry, places));
  return 0;
}

/** `Python: ty 0.0.105, /folder/ty`, or what is missing and how to get it. */
function stateOf(entry: EngineEntry, places: ToolPlaces): string {
  const found = entry.find(places);
  if ("reason" in found) return found.reason;
  const where = found.program === null ? "built in" : found.program;
  return `${entry.title}: ${entry.id} ${found.version}, ${where}`;
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
