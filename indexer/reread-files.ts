/** Reads indexed files a second time, because facts of other files change what they mean, and links them anew. */
import { contentHashes } from "../lib/db/admin/indexed-files";
import { namesOfTypes } from "../lib/db/link/link-bases";
import type { RepositoryEntry } from "../lib/db/admin/repositories";
import { countRepository } from "../lib/db/admin/repository-counts";
import { readTasks } from "./apply-plan";
import type { IndexerContext } from "./context";
import { link } from "./link/link";
import { tasksFor } from "./plan/make-tasks";
import type { FileTask } from "./workers/messages";
import { FactWriter } from "./write/fact-writer";

/** A file with what it is to be read with. `id`: of the version that is replaced. */
export type FileToReread = Pick<FileTask, "id" | "path" | "size" | "modifiedAt" | "macros" | "owners">;

/** Gives the ids of what was written. */
export async function rereadFiles(
  context: IndexerContext,
  repository: RepositoryEntry,
  files: readonly FileToReread[],
): Promise<number[]> {
  if (files.length === 0) return [];
  const { writer: client } = context;
  const ids = files.map(({ id }) => id);
  const hashes = await contentHashes(client, ids);
  const tasks = await tasksFor(client, repository, files.length, (index) => {
    const { id, ...file } = files[index];
    const previous = { id, contentHash: null, reason: null, detail: null, current: false };
    // Whoever changed it meanwhile has it read anew.
    return { ...file, previous, verdict: null, holding: hashes.get(id) };
  });
  const names = await namesOfTypes(client, ids);
  const writer = new FactWriter(client);
  await readTasks(context, tasks, writer, null);
  const { added } = writer.totals;
  if (added.length === 0) return [];
  names.push(...(await namesOfTypes(client, added)));
  const touched = { fileIds: added, moved: [], names: [...new Set(names)], manifests: false };
  await link(client, { ...touched, repositoryId: repository.id, isNew: false });
  await countRepository(client, repository.id);
  return added;
}
