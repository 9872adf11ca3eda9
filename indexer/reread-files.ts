/** Reads files a second time that were read and written, because what other files say changes what they mean, and links them anew. */
import { namesOfTypes } from "../lib/db/link-bases";
import type { RepositoryEntry } from "../lib/db/repositories";
import { countRepository } from "../lib/db/repository-counts";
import { readTasks } from "./apply-plan";
import type { IndexerContext } from "./context";
import { link } from "./link/link";
import { tasksFor } from "./plan/make-tasks";
import type { FileTask } from "./workers/messages";
import { FactWriter } from "./write/fact-writer";

/** A file with what it is to be read with. `id`: of the version that is replaced. */
export type FileToReread = Pick<FileTask, "id" | "path" | "size" | "modifiedAt" | "macros" | "owners">;

/** Tells whether anything was written. */
export async function rereadFiles(
  context: IndexerContext,
  repository: RepositoryEntry,
  files: readonly FileToReread[],
): Promise<boolean> {
  const { writer: client } = context;
  const tasks = await tasksFor(client, repository, files.length, (index) => {
    const { id, ...file } = files[index];
    return { ...file, previous: { id, contentHash: null, reason: null, current: false }, verdict: null };
  });
  const names = await namesOfTypes(
    client,
    files.map(({ id }) => id),
  );
  const writer = new FactWriter(client);
  await readTasks(context, tasks, writer, null);
  const { added } = writer.totals;
  if (added.length === 0) return false;
  names.push(...(await namesOfTypes(client, added)));
  await link(client, { fileIds: added, moved: [], names: [...new Set(names)], manifests: false });
  await countRepository(client, repository.id);
  return true;
}
