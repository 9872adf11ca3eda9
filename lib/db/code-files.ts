/** The stored facts of whole files, in bulk: what resolution reads. Undecoded, as they lie in the tables. */
import type { Queryable } from "./pool";
import { ORDINAL_BITS } from "./symbol-id";
import type { SymbolRecord } from "./symbols-with-owners";

export interface CodeFileRecord {
  id: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
  /** null where the file has no identifiers */
  names: Uint8Array | null;
  blob: Uint8Array | null;
}

export interface ImportRecord {
  fileId: number;
  specifier: string;
  kind: string;
  name: string | null;
  imported: string | null;
  /** 1-based */
  line: number;
  targetFile: number | null;
}

/** A symbol row and the file that holds it. */
export interface FileSymbolRecord extends SymbolRecord {
  fileId: number;
  ordinal: number;
}

const BITS = Number(ORDINAL_BITS);

/** Files with their occurrences; ids that are gone are left out. */
export async function codeFiles(pool: Queryable, ids: readonly number[]): Promise<CodeFileRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<CodeFileRecord>({
    name: "code-files",
    text: `SELECT f.id, f.path, f.language, f.repository_id AS "repositoryId", r.name AS repo, r.scope, o.names, o.blob
           FROM file f JOIN repository r ON r.id = f.repository_id LEFT JOIN occurrences o ON o.file_id = f.id
           WHERE f.id = ANY($1::int[]) AND f.language IS NOT NULL`,
    values: [ids],
  });
  return rows;
}

/** All symbols of these files, in order of file and ordinal. */
export async function symbolsOfFiles(pool: Queryable, ids: readonly number[]): Promise<FileSymbolRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<Omit<SymbolRecord, "id" | "keyHash"> & { id: string; keyHash: string }>({
    name: "symbols-of-files",
    text: `SELECT s.id, s.name, s.kind, s.role, s.modifiers, s.container, s.qualifier, s.disambiguator,
                  s.key_hash AS "keyHash", s.ranges
           FROM unnest($1::int[]) AS f(id)
           JOIN symbol s ON s.id >= f.id::bigint << ${BITS} AND s.id < (f.id::bigint + 1) << ${BITS}
           ORDER BY s.id`,
    values: [ids],
  });
  return rows.map((row) => {
    const id = BigInt(row.id);
    return { ...row, id, keyHash: BigInt(row.keyHash), fileId: Number(id >> ORDINAL), ordinal: Number(id & MASK) };
  });
}

const ORDINAL = BigInt(BITS);
const MASK = (1n << ORDINAL) - 1n;

/** The imports of these files in their order. */
export async function importsOfFiles(pool: Queryable, ids: readonly number[]): Promise<ImportRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<ImportRecord>({
    name: "imports-of-files",
    text: `SELECT file_id AS "fileId", specifier, kind, name, imported, line, target_file AS "targetFile"
           FROM import WHERE file_id = ANY($1::int[]) ORDER BY file_id, ordinal`,
    values: [ids],
  });
  return rows;
}

/** Folders (without a slash at the end, "" for the root) that hold files of a language, each with one of its files. */
export async function foldersOf(pool: Queryable, repositoryId: number, language: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ folder: string; id: number }>({
    name: "folders-of",
    text: `SELECT folder, min(id) AS id
           FROM (SELECT id, regexp_replace(path, '/?[^/]*$', '') AS folder FROM file
                 WHERE repository_id = $1 AND language = $2) AS files
           GROUP BY folder`,
    values: [repositoryId, language],
  });
  return new Map(rows.map(({ folder, id }) => [folder, id]));
}
