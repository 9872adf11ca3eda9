/** The stored facts of whole files, in bulk: what resolution reads. Undecoded, as they lie in the tables. */
import { jsonColumns, type JsonColumns } from "./json-columns";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { FILE_SYMBOLS_JSON, SymbolTable, type FileSymbolColumns } from "./symbol-table";

/** The identifiers of a file and their uses. */
export interface OccurrenceRecord {
  names: Uint8Array;
  blob: Uint8Array;
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

const BITS = Number(ORDINAL_BITS);

/** What is stored of one file. */
interface StoredFile {
  fileId: number;
  /** null for a file without identifiers */
  occurrences: OccurrenceRecord | null;
  symbols: SymbolTable;
  /** in their order */
  imports: ImportRecord[];
}

/** All that is stored of these files, in one statement: it is needed together. Every file has an entry. */
export async function storedFiles(pool: Queryable, ids: readonly number[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<StoredFileRow>({
    name: "stored-files",
    text: `SELECT f.id AS "fileId", o.names, o.blob, (
             SELECT ${FILE_SYMBOLS_JSON} FROM (
               SELECT * FROM symbol
               WHERE id >= f.id::bigint << ${BITS} AND id < (f.id::bigint + 1) << ${BITS} ORDER BY id) AS s) AS symbols, (
             SELECT ${IMPORT_JSON} FROM (SELECT * FROM import WHERE file_id = f.id ORDER BY ordinal) AS i) AS imports
           FROM unnest($1::int[]) AS f(id) LEFT JOIN occurrences o ON o.file_id = f.id`,
    values: [ids],
  });
  return rows.map(({ fileId, names, blob, symbols, imports }) => ({
    fileId,
    occurrences: names === null || blob === null ? null : { names, blob },
    symbols: new SymbolTable(fileId, symbols),
    imports: readImports(imports),
  }));
}

interface StoredFileRow {
  fileId: number;
  names: Uint8Array | null;
  blob: Uint8Array | null;
  symbols: FileSymbolColumns;
  imports: ImportColumns;
}

/** The imports of these files in their order, by file; every file has an entry. */
export async function importsOfFiles(pool: Queryable, ids: readonly number[]): Promise<Map<number, ImportRecord[]>> {
  const found = new Map<number, ImportRecord[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const { rows } = await pool.query<{ imports: ImportColumns }>({
    name: "imports-of-files",
    text: `SELECT ${IMPORT_JSON} AS imports
           FROM (SELECT * FROM import WHERE file_id = ANY($1::int[]) ORDER BY file_id, ordinal) AS i`,
    values: [ids],
  });
  for (const record of readImports(rows[0]?.imports)) found.get(record.fileId)?.push(record);
  return found;
}

const IMPORT_JSON = jsonColumns("file_id", "specifier", "kind", "name", "imported", "line", "target_file");

type ImportColumns = JsonColumns<
  [
    ...[fileId: number, specifier: string, kind: string, name: string | null, imported: string | null],
    ...[line: number, targetFile: number | null],
  ]
>;

function readImports(columns: ImportColumns | undefined): ImportRecord[] {
  const [files, specifiers, kinds, names, imported, lines, targets] = columns ?? [];
  if (!files || !specifiers || !kinds || !names || !imported || !lines || !targets) return [];
  return files.map((fileId, at) => ({
    fileId,
    specifier: specifiers[at],
    kind: kinds[at],
    name: names[at],
    imported: imported[at],
    line: lines[at],
    targetFile: targets[at],
  }));
}

/** The files that imports of these files lead to, each once; every file has an entry. */
export async function targetsOfFiles(pool: Queryable, ids: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const { rows } = await pool.query<{ fileId: number; targets: number[] }>({
    name: "targets-of-files",
    text: `SELECT file_id AS "fileId", array_agg(DISTINCT target_file) AS targets FROM import
           WHERE file_id = ANY($1::int[]) AND target_file IS NOT NULL GROUP BY file_id`,
    values: [ids],
  });
  for (const { fileId, targets } of rows) found.set(fileId, targets);
  return found;
}

/** Whether any file includes or imports each of these; every file has an entry. */
export async function areIncluded(pool: Queryable, ids: readonly number[]): Promise<Map<number, boolean>> {
  const found = new Map<number, boolean>(ids.map((id) => [id, false]));
  if (ids.length === 0) return found;
  const { rows } = await pool.query<{ id: number }>({
    name: "are-included",
    text: `SELECT id FROM unnest($1::int[]) AS asked(id)
           WHERE EXISTS (SELECT FROM import WHERE target_file = asked.id)`,
    values: [ids],
  });
  for (const { id } of rows) found.set(id, true);
  return found;
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

/** The distinct things that a repository's files of a language import. */
export async function specifiersOf(pool: Queryable, repositoryId: number, language: string): Promise<string[]> {
  const { rows } = await pool.query<{ specifier: string }>({
    name: "specifiers-of",
    text: `SELECT DISTINCT i.specifier FROM import i JOIN file f ON f.id = i.file_id
           WHERE f.repository_id = $1 AND f.language = $2`,
    values: [repositoryId, language],
  });
  return rows.map(({ specifier }) => specifier);
}

/**
 * Crates of a repository as its files of Rust name them in imports, each with the file at its root; the root's own
 * file names it otherwise.
 */
export async function importedCrates(pool: Queryable, repositoryId: number): Promise<{ name: string; root: number }[]> {
  const { rows } = await pool.query<{ name: string; root: number }>({
    name: "imported-crates",
    text: `SELECT split_part(i.specifier, '::', 1) AS name, min(i.target_file) AS root
           FROM import i JOIN file f ON f.id = i.file_id JOIN file target ON target.id = i.target_file
           WHERE f.repository_id = $1 AND f.language = 'rust' AND target.path ~ '(^|/)lib[.]rs$'
             AND split_part(i.specifier, '::', 1) NOT IN ('', 'crate', 'self', 'super')
           GROUP BY 1 HAVING count(DISTINCT i.target_file) = 1`,
    values: [repositoryId],
  });
  return rows;
}

/** What `global using` opens in a repository's C# files and where it stands, see the C# table. */
export async function globalUsings(
  pool: Queryable,
  repositoryId: number,
): Promise<{ path: string; specifier: string }[]> {
  const { rows } = await pool.query<{ path: string; specifier: string }>({
    name: "global-usings",
    text: `SELECT DISTINCT f.path, i.specifier FROM file f JOIN import i ON i.file_id = f.id
           WHERE f.repository_id = $1 AND f.language = 'csharp' AND i.imported = 'global' ORDER BY i.specifier`,
    values: [repositoryId],
  });
  return rows;
}

/** Project files of C# and what their builds read besides: ids by path. */
export async function projectFiles(pool: Queryable, repositoryId: number): Promise<{ id: number; path: string }[]> {
  const { rows } = await pool.query<{ id: number; path: string }>({
    name: "csharp-projects",
    text: `SELECT id, path FROM file WHERE repository_id = $1 AND language = 'xml'
             AND (path LIKE '%.csproj' OR path ~ '(^|/)Directory[.]Build[.](props|targets)$') ORDER BY path`,
    values: [repositoryId],
  });
  return rows;
}
