/**
 * The repositories with their progress, asked of the database at most twice a second, and the index's state from them.
 */
import type { IndexState } from "../contract/envelope";
import type { PrismaClient } from "../db/client";
import { repositoryStates, type RepositoryRecord } from "../db/admin/repository-states";
import { AppError } from "../errors";
import type { QueryContext } from "./context";

/** Milliseconds that an answer about repositories is kept. */
const KEPT_FOR = 500;

const cache = new WeakMap<PrismaClient, { at: number; states: Promise<RepositoryRecord[]> }>();

/** All repositories, at most half a second old. */
export function repositoriesOf(context: QueryContext): Promise<RepositoryRecord[]> {
  const kept = cache.get(context.db);
  if (kept !== undefined && Date.now() - kept.at < KEPT_FOR) return kept.states;
  const states = repositoryStates(context.pool);
  cache.set(context.db, { at: Date.now(), states });
  // A failure is not kept: the next caller asks again.
  states.catch(() => cache.delete(context.db));
  return states;
}

/**
 * The repository of this name.
 * @throws AppError no_such_repository that lists what there is.
 */
export function requireRepository(repositories: readonly RepositoryRecord[], name: string): RepositoryRecord {
  const found = repositories.find((repository) => repository.name === name);
  if (found !== undefined) return found;
  const names = repositories.slice(0, 20).map((repository) => repository.name);
  throw new AppError("no_such_repository", `No repository is named "${name.slice(0, 100)}".`, {
    hint: names.length > 0 ? `Indexed are: ${names.join(", ")}.` : "Nothing is indexed yet.",
    details: { repositories: names },
  });
}

/** Repositories that a question with these filters is about. */
export function meant(
  repositories: readonly RepositoryRecord[],
  filter: { repo?: string; scope?: "user" | "all" },
): RepositoryRecord[] {
  return repositories.filter((repository) =>
    filter.repo === undefined
      ? filter.scope !== "user" || repository.scope === "user"
      : repository.name === filter.repo,
  );
}

/** State of the index over the repositories that are meant. */
export function indexStateOf(repositories: readonly RepositoryRecord[]): IndexState {
  const state: IndexState = {
    state: "ready",
    done: 0,
    total: 0,
    texts: 0,
    leftOut: 0,
    revision: null,
    pending: 0,
    at: null,
  };
  if (repositories.length === 0) return { ...state, state: "empty" };
  for (const repository of repositories) add(state, repository);
  if (repositories.length === 1) state.revision = repositories[0].revision;
  const completed = repositories.flatMap(({ indexedAt }) => (indexedAt === null ? [] : [indexedAt.toISOString()]));
  if (completed.length === repositories.length) state.at = completed.sort()[0];
  return state;
}

/** A first run makes the index incomplete; a later one only makes some files older than they are on disk. */
function add(state: IndexState, { run, indexedAt, state: phase, ...counts }: RepositoryRecord): void {
  state.texts += counts.textCount;
  state.leftOut += counts.leftOutCount;
  const open = run !== null && run.phase !== "done" ? Math.max(run.filesTotal - run.filesDone, 0) : 0;
  if (indexedAt === null) {
    if (phase === "failed") return;
    state.state = "indexing";
    state.done += run?.filesDone ?? 0;
    state.total += run?.filesTotal ?? 0;
    return;
  }
  state.done += counts.fileCount;
  state.total += counts.fileCount;
  state.pending += open;
  if (open > 0 && state.state === "ready") state.state = "stale";
}
