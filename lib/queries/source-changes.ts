/** Repositories that somebody wants added or removed: what is under way, and asking for another. */
import type { SourceChanges, SourceRequest } from "../contract/source-changes";
import { gitSources } from "../db/admin/git-sources";
import { askChange, recentChanges } from "../db/admin/source-changes";
import type { Queryable } from "../db/pool";
import { AppError } from "../errors";

export const NOT_YOURS: SourceChanges = { mayManage: false, changes: [], fetched: [] };

export async function sourceChanges(pool: Queryable): Promise<SourceChanges> {
  const [changes, sources] = [await recentChanges(pool), await gitSources(pool)];
  const fetched = sources.map(({ name: repository, url, ref, fetchedAt, error }) => ({
    ...{ repository, url, ref, error },
    fetchedAt: fetchedAt?.toISOString() ?? null,
  }));
  return { mayManage: true, changes, fetched };
}

/**
 * Asks for a change; the launcher makes it. Gives its number.
 * @throws AppError invalid_input for an address that carries a secret, rate_limited
 */
export async function changeSources(
  pool: Queryable,
  request: SourceRequest,
  askedBy: string | null,
): Promise<{ id: number }> {
  if (request.verb === "add" && CARRIES_SECRET.test(request.source))
    throw new AppError("invalid_input", "The address holds a user and password, or a query.", {
      hint: "Leave them out of it: git's credential helper, or a key for ssh, lets the server in. Nothing of it was kept.",
    });
  const id = await askChange(pool, request, askedBy);
  if (id === null) throw new AppError("rate_limited", "Many repositories wait to be added or removed.");
  return { id };
}

/**
 * The user of ssh is no secret. What else is refused, git's door refuses with the reason; this must not even be kept.
 */
const CARRIES_SECRET = /^(?!ssh:\/\/[^/:@]*@)[a-z][a-z0-9+.-]*:+\/\/[^/]*@|^[a-z][a-z0-9+.-]*:.*[?#]/i;
