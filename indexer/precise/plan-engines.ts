/** Which engines have something to say of a repository, and what is told of those that are missing. */
import type { Queryable } from "../../lib/db/pool";
import { engineFiles, type EngineFileRow } from "../../lib/db/precise/precise-files";
import { notePreciseRun, preciseRuns } from "../../lib/db/precise/precise-runs";
import type { EngineEntry } from "./engine-entry";
import { ENGINES } from "./engines";
import type { ToolPlaces } from "./tools/find-tool";

/** Engines whose compilers this machine has. */
export const enginesHere = (places: ToolPlaces): string[] =>
  ENGINES.filter((entry) => !("reason" in entry.find(places))).map(({ id }) => id);

/**
 * Engines of the languages that a repository has, or had. One that this machine lacks may be on another, so it is said
 * to be missing only where nobody has begun.
 */
export async function planEngines(client: Queryable, places: ToolPlaces, repositoryId: number): Promise<string[]> {
  const runs = (await preciseRuns(client)).filter((run) => run.repositoryId === repositoryId);
  const planned: string[] = [];
  for (const entry of ENGINES) {
    const run = runs.find(({ engine }) => engine === entry.id);
    const files = await engineFiles(client, repositoryId, entry.id, entry.languages);
    if (files.length === 0 && run === undefined) continue;
    planned.push(entry.id);
    const compiler = entry.find(places);
    if ("reason" in compiler && (run === undefined || run.state === "missing"))
      await noteMissing(client, repositoryId, entry, compiler.reason, files);
  }
  return planned;
}

/** What an engine said before its compiler went away holds on. */
export async function noteMissing(
  client: Queryable,
  repositoryId: number,
  entry: EngineEntry,
  reason: string,
  files: readonly EngineFileRow[],
): Promise<void> {
  const filesDone = files.filter((file) => file.hasFacts).length;
  const run = { repositoryId, engine: entry.id, state: "missing" as const, error: reason, cpuMs: 0 };
  await notePreciseRun(client, { ...run, version: "", filesDone, filesTotal: files.length }, false);
}
