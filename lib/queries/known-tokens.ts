/** The tokens that let in, at most a second old: one that was revoked opens nothing after that. */
import { accessTokens, type AccessToken } from "../db/admin/access-tokens";
import { databasePool } from "../db/pool";

export type { AccessToken };

/** Milliseconds. */
const KEPT_FOR = 1_000;

interface Known {
  at: number;
  reading: Promise<readonly AccessToken[]>;
  /** the last that could be read */
  last: readonly AccessToken[] | null;
}

const KEY = Symbol.for("fathom.known-tokens");
/** On globalThis: Next may load this module more than once. */
const shared = globalThis as { [KEY]?: Known };

/**
 * While the database is away those hold that were read last: without it nothing can be read but what is told of the
 * outage.
 * @throws whatever the database throws, where it was never reached
 */
export async function knownTokens(): Promise<readonly AccessToken[]> {
  const known = shared[KEY];
  if (known !== undefined && Date.now() - known.at < KEPT_FOR) return known.reading;
  const next: Known = { at: Date.now(), reading: Promise.resolve([]), last: known?.last ?? null };
  next.reading = accessTokens(databasePool()).then(
    (tokens) => (next.last = tokens),
    (error: unknown) => {
      if (next.last === null) {
        delete shared[KEY];
        throw error;
      }
      return next.last;
    },
  );
  shared[KEY] = next;
  return next.reading;
}
