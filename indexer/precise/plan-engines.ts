/** Which engines have something to say of a repository, and what is told of those that are missing. */
import type { Queryable } from "../../lib/db/pool";
import { countShares, readLanguages } from "../../lib/db/precise/precise-languages";
import { notePreciseRun, noteWaitingRun, preciseRuns } from "../../lib/db/precise/precise-runs";
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
  await announceEngines(client, places, [repositoryId]);
  const runs = (await preciseRuns(client)).filter((run) => run.repositoryId === repositoryId);
  return ENGINES.filter(({ id }) => runs.some(({ engine }) => engine === id)).map(({ id }) => id);
}

/** Puts on record which engines will be asked about these repositories, and which are missing, before their turn. */
export async function announceEngines(
  client: Queryable,
  places: ToolPlaces,
  repositoryIds: readonly number[],
): Promise<void> {
  const runs = await preciseRuns(client);
  const languages = await readLanguages(client);
  for (const repositoryId of repositoryIds)
    for (const entry of ENGINES) {
      const run = runs.find((one) => one.repositoryId === repositoryId && one.engine === entry.id);
      if (run !== undefined && run.state !== "missing") continue;
      const shares = (languages.get(repositoryId) ?? []).filter(({ language }) => answersFor(entry, language));
      if (shares.length === 0) continue;
      const compiler = entry.find(places);
      if ("reason" in compiler) await noteMissing(client, repositoryId, entry, compiler.reason);
      else await noteWaitingRun(client, { repositoryId, engine: entry.id, languages: shares });
    }
}

const answersFor = ({ languages }: EngineEntry, language: string): boolean =>
  (languages as readonly string[]).includes(language);

/** What an engine said before its compiler went away holds on. */
export async function noteMissing(
  client: Queryable,
  repositoryId: number,
  entry: EngineEntry,
  reason: string,
): Promise<void> {
  const counted = { engine: entry.id, version: null, languages: entry.languages };
  const languages = await countShares(client, repositoryId, counted);
  const run = { repositoryId, engine: entry.id, state: "missing" as const, error: reason, cpuMs: 0 };
  await notePreciseRun(client, { ...run, version: "", languages }, false);
}
