/**
 * One job of a worker: a repository, from its folder into the index. Nobody else writes it meanwhile, for the session
 * that writes holds its lock: a worker that was given up can write no more.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { gitSources, noteFetched } from "../../lib/db/admin/git-sources";
import { closeRunsOf, deathsOver } from "../../lib/db/admin/index-runs";
import { giveRepositoryBack, takeRepository } from "../../lib/db/admin/indexer-locks";
import { noteRead } from "../../lib/db/admin/poison-files";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import type { AppError } from "../../lib/errors";
import { checkStopped, type IndexerContext } from "../context";
import { runRepository } from "../run";
import { fetchSource } from "../sources/fetch-source";

const RETRY = 500;

/**
 * Gives what is wrong with the repository; null when all went well, and of one that is gone. Throws when the database
 * fails, and `Stopped`.
 */
export async function doJob(context: IndexerContext, repositoryId: number): Promise<AppError | null> {
  while (!(await takeRepository(context.writer, repositoryId))) {
    checkStopped(context);
    await sleep(RETRY);
  }
  try {
    const repository = (await listRepositories(context.control)).find(({ id }) => id === repositoryId);
    return repository ? await index(context, repository) : null;
  } finally {
    // A connection that is gone holds nothing.
    await giveRepositoryBack(context.writer, repositoryId).catch(() => {});
  }
}

async function index(context: IndexerContext, repository: RepositoryEntry): Promise<AppError | null> {
  await closeRunsOf(context.control, repository.id);
  await noteRead(context.control, repository.id);
  const isCareful = (await deathsOver(context.control, repository.id)) > 0;
  await fetchFolder(context, repository);
  checkStopped(context);
  return runRepository({ ...context, isCareful }, repository);
}

/** What cannot be fetched stays as this machine has it; where it has nothing, the run says so. */
async function fetchFolder({ control }: IndexerContext, { id, root }: RepositoryEntry): Promise<void> {
  const source = (await gitSources(control)).find(({ repositoryId }) => repositoryId === id);
  if (!source) return;
  const problem = await fetchSource(root, source).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  await noteFetched(control, id, problem);
}
