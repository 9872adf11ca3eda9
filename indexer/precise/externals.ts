/** What a repository stands on, for engines that look into it. */
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import type { Queryable } from "../../lib/db/pool";
import { externalRepositories, pathsIn, type ExternalRepository } from "../../lib/db/precise/external-folders";
import type { EngineEntry } from "./engine-entry";
import type { ExternalFolder } from "./port";
import { shortDigest } from "./short-digest";

/**
 * Whatever was given as external, for a reader's own repository; nothing for an external one, and for other engines.
 */
export async function externalsOf(
  client: Queryable,
  { scope }: RepositoryEntry,
  { readsExternals }: EngineEntry,
): Promise<ExternalRepository[]> {
  return readsExternals !== true || scope === "external" ? [] : externalRepositories(client);
}

/** A part of the version of facts: those of a repository that stood on other folders are made anew. */
export function markOf(externals: readonly ExternalRepository[]): string {
  return externals.length === 0 ? "" : `+${shortDigest(externals.map(({ root }) => root))}`;
}

/** Their files in the engine's languages. Folders without any are left out. */
export async function foldersOf(
  client: Queryable,
  externals: readonly ExternalRepository[],
  { languages }: EngineEntry,
): Promise<ExternalFolder[]> {
  const folders: ExternalFolder[] = [];
  for (const { id, root } of externals) folders.push({ root, paths: await pathsIn(client, id, languages) });
  return folders.filter(({ paths }) => paths.length > 0);
}
