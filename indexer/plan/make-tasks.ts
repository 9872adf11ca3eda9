/** Turns a plan into tasks for the parser threads, each with a row id of its own. */
import { reserveFileIds } from "../../lib/db/admin/indexed-files";
import type { Queryable } from "../../lib/db/pool";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import { languageOfPath, MACRO_LANGUAGES } from "../languages/registry";
import type { MacroDictionary } from "../mask/macro-meanings";
import type { FileTask } from "../workers/messages";
import type { Plan } from "./decide";

/** @param configured macros that the repository's settings explain */
export function makeTasks(
  client: Queryable,
  repository: RepositoryEntry,
  { read }: Plan,
  configured: MacroDictionary,
): Promise<FileTask[]> {
  const macros = configured.size > 0 ? { configured: [...configured], learned: [], before: null } : null;
  return tasksFor(client, repository, read.length, (index) => {
    const { candidate, previous } = read[index];
    return { ...candidate, previous, macros: macros && hasMacros(candidate.path) ? macros : null, owners: null };
  });
}

const hasMacros = (path: string): boolean => MACRO_LANGUAGES.has(languageOfPath(path) ?? "");

/** So many tasks with ids in a row. @param describe what the task of an index is about */
export async function tasksFor(
  client: Queryable,
  repository: RepositoryEntry,
  count: number,
  describe: (index: number) => Omit<FileTask, "id" | "repositoryId" | "root" | "withSecrets">,
): Promise<FileTask[]> {
  if (count === 0) return [];
  const first = await reserveFileIds(client, count);
  const { id: repositoryId, root, withSecrets } = repository;
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: first + index, repositoryId, root, withSecrets },
    ...describe(index),
  }));
}
