/**
 * Fetches what repositories are fetched from, again and again while Fathom runs; the indexer is told of what is new.
 */
import type pg from "pg";
import { fetchSource } from "../../indexer/sources/fetch-source";
import { gitSources, noteFetched } from "../../lib/db/admin/git-sources";
import { REPOSITORY_CHANNEL } from "../../lib/db/admin/repositories";

const MINUTE = 60_000;

/**
 * One after the other. What fails keeps its last state and is told of once.
 * @param failing errors that were told of, by repository; written to
 */
export async function fetchAll(
  pool: pg.Pool,
  failing: Map<number, string>,
  tell: (line: string) => void,
): Promise<void> {
  for (const { repositoryId, name, root, ...source } of await gitSources(pool)) {
    // A repository that was removed meanwhile is not brought back.
    if (!(await gitSources(pool)).some((each) => each.repositoryId === repositoryId)) continue;
    try {
      const { isNew } = await fetchSource(root, source);
      failing.delete(repositoryId);
      await noteFetched(pool, repositoryId, null);
      if (isNew) await pool.query("select pg_notify($1, $2)", [REPOSITORY_CHANNEL, String(repositoryId)]);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (failing.get(repositoryId) !== why) tell(`${name} could not be fetched: ${why}`);
      failing.set(repositoryId, why);
      await noteFetched(pool, repositoryId, why);
    }
  }
}

/** Begins at once; ends when the signal says so. @param minutes between two rounds; 0 for never */
export function keepFetching(
  pool: pg.Pool,
  minutes: number,
  { signal, tell }: { signal: AbortSignal; tell: (line: string) => void },
): void {
  if (minutes === 0) return;
  const failing = new Map<number, string>();
  const round = async (): Promise<void> => {
    // A database that is away is told of elsewhere.
    await fetchAll(pool, failing, tell).catch(() => {});
    if (!signal.aborted) setTimeout(() => void (signal.aborted ? undefined : round()), minutes * MINUTE).unref();
  };
  void round();
}
