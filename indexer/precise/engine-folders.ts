/** Folders that engines keep things in between runs: one for each engine and repository, in the data folder. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ToolPlaces } from "./tools/find-tool";

/** The folder of an engine and a repository. Without a data folder it lasts as long as this process. */
export const folderOf = (places: ToolPlaces, { id }: { id: number }, engine: string): string =>
  join(roomOf(places), String(id), engine);

/** Removes the data that engines keep for repositories that no longer exist. */
export function removeOtherFolders(places: ToolPlaces, repositories: readonly { id: number }[]): void {
  const known = new Set(repositories.map(({ id }) => String(id)));
  for (const name of foldersIn(roomOf(places)))
    if (!known.has(name)) rmSync(join(roomOf(places), name), { recursive: true, force: true });
}

let temporary: string | undefined;

function roomOf({ dataFolder }: ToolPlaces): string {
  if (dataFolder !== undefined) return join(dataFolder, "precise");
  if (temporary === undefined) {
    const made = mkdtempSync(join(tmpdir(), "fathom-engines-"));
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
    temporary = made;
  }
  return temporary;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nobody has kept anything yet.
    return [];
  }
}
