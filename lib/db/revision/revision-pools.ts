/** Connections that read a revision as if it were what is indexed. Few are kept: each serves one comparison. */
import type pg from "pg";
import { createPool, type Queryable } from "../pool";
import { searchPath } from "./revision-schema";

const MOST = 4;
/** Connections of one revision: what a question reads at once waits for these. */
const CONNECTIONS = 3;

const KEY = Symbol.for("fathom.revision-pools");
const shared = globalThis as { [KEY]?: Map<string, pg.Pool> };
/** Pools that show a revision: what is asked of them is little of all there is. */
const revisions = new WeakSet<Queryable>();
export const showsRevision = (pool: Queryable): boolean => revisions.has(pool);

const pools = (shared[KEY] ??= new Map<string, pg.Pool>());

/**
 * @param url of the database; `DATABASE_URL` when left out
 * @param path the search path, where the schema is not one of `revision-schema.ts`
 */
export function revisionPool(schema: string, url?: string, path = searchPath(schema)): pg.Pool {
  const known = pools.get(schema);
  if (known) {
    // the one that was asked last is dropped last
    pools.delete(schema);
    pools.set(schema, known);
    return known;
  }
  const pool = createPool({
    url,
    applicationName: "fathom web, revision",
    max: CONNECTIONS,
    options: `-c search_path=${path}`,
  });
  pools.set(schema, pool);
  revisions.add(pool);
  for (const [name, old] of [...pools].slice(0, Math.max(0, pools.size - MOST))) {
    pools.delete(name);
    void old.end();
  }
  return pool;
}

export async function closeRevisionPools(): Promise<void> {
  const all = [...pools.values()];
  pools.clear();
  await Promise.all(all.map((pool) => pool.end()));
}
