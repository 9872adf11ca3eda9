/** Reads what the files of an Unreal project declare about its modules and their types. */
import { KIND_GROUPS, SYMBOL_KINDS } from "../../contract/vocabulary";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";

const TYPES = KIND_GROUPS.type.map((kind) => SYMBOL_KINDS.indexOf(kind));

/** Paths of the `.Build.cs` files of a repository: each makes its folder a module. */
export async function buildFiles(pool: Queryable, repositoryId: number): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>({
    name: "unreal-build-files",
    text: `SELECT path FROM file WHERE repository_id = $1 AND path LIKE '%.Build.cs'`,
    values: [repositoryId],
  });
  return rows.map(({ path }) => path);
}

/** Ids of the types that files of C++ below a folder define at their top, in the order of files and lines. */
export async function typesInFolder(
  pool: Queryable,
  repositoryId: number,
  folder: string,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "types-in-folder",
    text: `SELECT s.id FROM file f JOIN symbol s
             ON s.id >= f.id::bigint << ${ORDINAL_BITS} AND s.id < (f.id::bigint + 1) << ${ORDINAL_BITS}
           WHERE f.repository_id = $1 AND f.language = 'cpp' AND starts_with(f.path, $2)
             AND s.kind = ANY($3::int[]) AND s.role = 0 AND s.container < 0 ORDER BY f.path, s.id LIMIT $4`,
    values: [repositoryId, folder === "" ? "" : `${folder}/`, TYPES, limit],
  });
  return rows.map(({ id }) => BigInt(id));
}

/** A type or module of a project, and what it was called before. */
export interface RedirectRecord {
  before: string;
  now: string;
}

const MAX_REDIRECTS = 10_000;

/** The redirects in the settings and assets of a repository, in the order of files and lines. */
export async function redirectsOf(pool: Queryable, repositoryId: number): Promise<RedirectRecord[]> {
  const { rows } = await pool.query<RedirectRecord>({
    name: "unreal-redirects",
    text: `SELECT i.imported AS before, i.specifier AS now FROM file f JOIN import i ON i.file_id = f.id
           WHERE f.repository_id = $1 AND f.language IN ('ini', 'uasset') AND i.kind = 'redirect' AND i.imported IS NOT NULL
           ORDER BY f.path, i.ordinal LIMIT ${MAX_REDIRECTS}`,
    values: [repositoryId],
  });
  return rows;
}
