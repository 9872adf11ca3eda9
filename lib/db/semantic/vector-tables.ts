/**
 * The tables of vectors for pgvector. Made when they are asked for, by statements of their own and not by a migration:
 * a server without the extension has to stay as it is. Vectors of a model are a partition, so that a model goes at
 * once.
 *
 * Values are halves: whole numbers of eight bits stand in them as they are, at half of what floats take.
 */
import type { Queryable } from "../pool";
import { asOnlyWriter } from "./only-vector-writer";

/** The first that goes on with a search that filters leave too little of. */
const LEAST_VERSION = [0, 8];
/** What a search looks at before it gives up, and how wide it looks. */
const SEARCH = { list: 400, scanned: 40_000 };

export interface VectorSupport {
  /** why there is none; null where there is */
  because: string | null;
}

/** Whether this server has the extension, made in this database or not. */
export async function vectorSupport(client: Queryable): Promise<VectorSupport> {
  const { rows } = await client.query<{ version: string | null; isMade: boolean }>(
    `select coalesce(installed_version, default_version) as version, installed_version is not null as "isMade"
     from pg_available_extensions where name = 'vector'`,
  );
  if (rows.length === 0) return { because: "This Postgres has no extension `vector` (pgvector)." };
  const [{ version }] = rows;
  const [major = 0, minor = 0] = (version ?? "").split(".").map(Number);
  const isOld = major < LEAST_VERSION[0] || (major === LEAST_VERSION[0] && minor < LEAST_VERSION[1]);
  return { because: isOld ? `pgvector ${version} is too old: it takes ${LEAST_VERSION.join(".")} or newer.` : null };
}

/**
 * Makes extension and tables, unless they are there.
 * @returns what stands against it
 */
export async function makeVectorTables(client: Queryable): Promise<VectorSupport> {
  const support = await vectorSupport(client);
  if (support.because !== null) return support;
  const extension = await asOnlyWriter(client, async () => {
    await client.query("create extension if not exists vector");
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (extension !== undefined)
    return {
      because: `The extension could not be made (${extension}): run \`create extension vector\` as a superuser.`,
    };
  await asOnlyWriter(client, async () => {
    // Loads the library, which knows the settings that the function below is made with.
    await client.query("select '[1]'::halfvec");
    for (const statement of TABLES) await client.query(statement);
  });
  return support;
}

const TABLES = [
  `create table if not exists semantic_vector_model (
     number int generated always as identity primary key,
     model text not null unique,
     dimensions int not null,
     is_indexed boolean not null default false)`,
  `create table if not exists semantic_vector_part (
     segment int primary key references semantic_segment (id) on delete cascade,
     model int not null references semantic_vector_model (number) on delete cascade,
     symbols int not null)`,
  `create table if not exists semantic_vector (
     model int not null,
     segment int not null references semantic_vector_part (segment) on delete cascade,
     symbol bigint not null,
     vector halfvec not null) partition by list (model)`,
  "create index if not exists semantic_vector_segment on semantic_vector (segment)",
  "create index if not exists semantic_vector_symbol on semantic_vector (symbol)",
  // Its settings hold inside of it alone, whatever connection asks.
  `create or replace function semantic_nearest (number int, dimensions int, asked text, most int)
     returns table (symbol bigint, distance float8) language plpgsql stable
     set hnsw.ef_search = ${SEARCH.list} set hnsw.max_scan_tuples = ${SEARCH.scanned}
     set hnsw.iterative_scan = 'relaxed_order' as $$
   begin
     return query execute format(
       'select v.symbol, (v.vector::halfvec(%2$s) <=> $1::halfvec(%2$s))::float8 from semantic_vector_%1$s v
        order by v.vector::halfvec(%2$s) <=> $1::halfvec(%2$s) limit $2', number, dimensions) using asked, most;
   end $$`,
];

/** Whether the tables can be read over this connection. */
export async function hasVectorTables(client: Queryable): Promise<{ here: boolean; elsewhere: boolean }> {
  const { rows } = await client.query<{ here: boolean; elsewhere: boolean }>({
    name: "vector-tables",
    text: `select to_regclass('semantic_vector_part') is not null as here,
             to_regclass('public.semantic_vector_part') is not null as elsewhere`,
  });
  return rows[0];
}
