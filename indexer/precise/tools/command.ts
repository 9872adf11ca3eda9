/** `engines`: lists the programs that tell what names mean, and gets those that are wanted. */
import { AppError } from "../../../lib/errors";
import { findTool, type ToolPlaces } from "./find-tool";
import { installTool } from "./install-tool";
import { CLANGD, TY, type Tool } from "./tool";

export const TOOLS: readonly Tool[] = [CLANGD, TY];

const USAGE = `  engines                    what tells what names mean, and what is missing
  engines install NAME...    gets engines: ${TOOLS.map(({ name, languages }) => `${name} (${languages})`).join(", ")}
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
  const wanted = names.map((name) => ({ name, tool: TOOLS.find((tool) => tool.name === name || tool.id === name) }));
  const unknown = wanted.find(({ tool }) => tool === undefined);
  if (unknown) {
    print(`There is no engine "${unknown.name}".\n\n${USAGE}`);
    return 2;
  }
  return wanted.every(({ tool }) => tool === undefined || install(tool, places.dataFolder, print)) ? 0 : 1;
}

function list(places: ToolPlaces, print: (line: string) => void): number {
  print("TypeScript and JavaScript: built in.");
  for (const tool of TOOLS) {
    const found = findTool(tool, places);
    print("reason" in found ? found.reason : `${tool.languages}: ${tool.id} ${found.version}, ${found.program}`);
  }
  return 0;
}

function install(tool: Tool, dataFolder: string, print: (line: string) => void): boolean {
  try {
    installTool(tool, dataFolder);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`${error.message}\n${error.hint}`);
    return false;
  }
  const found = findTool(tool, { dataFolder, path: undefined });
  print(
    "reason" in found
      ? `${tool.id} was installed, and does not run on this machine.`
      : `${tool.languages}: ${tool.id} ${found.version} is ready.`,
  );
  return !("reason" in found);
}
