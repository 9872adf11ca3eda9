/**
 * How far a search server outside has come, kept where every process can read it, and the lock that lets one process
 * at a time fill it. The log it follows is `file_change`.
 */
import { randomBytes } from "node:crypto";
import type { RepositoryScope } from "../../contract/vocabulary";
import type { Queryable } from "../pool";

interface SearchGeneration {
  /** name of the index: one for each database, so that several may share a server */
  indexUid: string;
  /** null before it was filled for the first time */
  generation: string | null;
  position: bigint;
  error: string | null;
}

/** Number of the advisory lock of whoever fills the search server. */
const KEEPER_LOCK = 7_244_601;

/** Whether this connection may fill the server; the lock ends with the connection. */
export async function becomeKeeper(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [KEEPER_LOCK]);
  return rows[0].got;
}

/** The row of an engine; it is made, with a name for the index, when it is not there yet. */
export async function searchGeneration(client: Queryable, engine: string): Promise<SearchGeneration> {
  const known = await storedGeneration(client, engine);
  if (known) return known;
  await client.query("insert into search_generation (engine, index_uid) values ($1, $2) on conflict do nothing", [
    engine,
    `fathom-${randomBytes(6).toString("hex")}`,
  ]);
  return searchGeneration(client, engine);
}

async function storedGeneration(client: Queryable, engine: string): Promise<SearchGeneration | null> {
  const { rows } = await client.query<Omit<SearchGeneration, "position"> & { position: string }>(
    `select index_uid as "indexUid", generation, position::text as position, error
       from search_generation where engine = $1`,
    [engine],
  );
  return rows.length === 0 ? null : { ...rows[0], position: BigInt(rows[0].position) };
}

/** Says how far it is. */
export async function recordGeneration(
  client: Queryable,
  engine: string,
  { generation, position }: Pick<SearchGeneration, "generation" | "position">,
): Promise<void> {
  await client.query(
    `update search_generation set generation = $2, position = $3, error = null, updated_at = now() where engine = $1`,
    [engine, generation, position.toString()],
  );
}

/** Says why it does not follow. */
export async function recordFailure(client: Queryable, engine: string, error: string): Promise<void> {
  await client.query("update search_generation set error = $2, updated_at = now() where engine = $1", [engine, error]);
}

/** The state of the database that a reader of a search server needs. */
export interface SearchStanding extends SearchGeneration {
  /** changes that the server has not seen */
  behind: number;
  scopes: ReadonlyMap<number, RepositoryScope>;
}

export async function searchStanding(client: Queryable, engine: string): Promise<SearchStanding> {
  const generation = await searchGeneration(client, engine);
  const [{ rows: ends }, { rows: repositories }] = await Promise.all([
    client.query<{ behind: number }>("select count(*)::int4 as behind from file_change where seq > $1", [
      generation.position.toString(),
    ]),
    client.query<{ id: number; scope: RepositoryScope }>("select id, scope from repository"),
  ]);
  return { ...generation, behind: ends[0].behind, scopes: new Map(repositories.map(({ id, scope }) => [id, scope])) };
}

/** Whether a repository is being read right now: what is filled meanwhile is out of date at once. */
export async function isIndexing(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ busy: boolean }>(
    "select exists (select from repository where state in ('queued', 'indexing')) as busy",
  );
  return rows[0].busy;
}

/** Files in the database, of whatever status. */
export async function fileCount(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ files: number }>("select count(*)::int4 as files from file");
  return rows[0].files;
}
