/** Where imports lead: the rows that are open, the files that they can mean, and the answers. */
import type { LanguageId } from "../contract/vocabulary";
import { isSourceFile } from "./code-languages";
import type { Queryable } from "./pool";

/** A file that an import can lead to. */
export interface ImportTarget {
  id: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
}

/** Every source file, in an order that does not depend on when each was indexed. */
export async function importTargets(client: Queryable): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select id, repository_id as "repositoryId", path, language from file where ${isSourceFile("language")}
     order by repository_id, path collate "C"`,
  );
  return rows;
}

/** A repository and the folder on disk that it was indexed from. */
export interface RepositoryRoot {
  id: number;
  name: string;
  root: string;
  /** `user` or `external` */
  scope: string;
  /** digest of what its manifests said when its imports were linked; null before */
  manifests: string | null;
}

/** Every repository's folder. */
export async function repositoryRoots(client: Queryable): Promise<RepositoryRoot[]> {
  return (await client.query<RepositoryRoot>("select id, name, root, scope, manifests from repository order by id"))
    .rows;
}

/** Imports of one wording. */
export interface ImportRows {
  specifier: string;
  kind: string;
  /** name that is taken from the module; null for none */
  imported: string | null;
  /** the rows, as `file id:ordinal:file that it leads to, or 0`, joined by commas */
  rows: string;
}

/** Imports to be looked at: those for which anything of this holds. */
interface ImportChoice {
  /** they stand in one of these files */
  fileIds: readonly number[];
  /** their wording holds one of these words */
  words: readonly string[];
  /** their wording ends with dots, or with a folder: no word names the file */
  dotted: boolean;
  /** they stand in a file of one of these repositories */
  repositories: readonly number[];
}

/** @param choice null for all imports */
export async function importsIn(client: Queryable, choice: ImportChoice | null): Promise<ImportRows[]> {
  const wordings = `select specifier, kind, imported,
    string_agg(file_id || ':' || ordinal || ':' || coalesce(target_file, 0), ',') as rows from import where specifier <> ''`;
  if (choice === null) return (await client.query<ImportRows>(`${wordings} group by 1, 2, 3`)).rows;
  const { fileIds, words, dotted, repositories } = choice;
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  // What needs no look at every row is kept apart: most changes touch the imports of their own files only.
  const isLocal = words.length === 0 && !dotted && repositories.length === 0;
  const { rows } = await client.query<ImportRows>(
    isLocal
      ? `${wordings} and file_id = any($1::int[]) group by 1, 2, 3`
      : `${wordings} and (file_id = any($1::int[]) or specifier like any($2::text[]) or imported = any($3::text[])
           or $4 and specifier ~ '(^|/)[.]{0,2}$'
           or file_id in (select id from file where repository_id = any($5::int[]))) group by 1, 2, 3`,
    isLocal ? [fileIds] : [fileIds, patterns, words, dotted, repositories],
  );
  return rows;
}

/** The files with an import that leads to one of these. */
export async function importersOf(client: Queryable, fileIds: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    "select distinct file_id as id from import where target_file = any($1::int[])",
    [fileIds],
  );
  return rows.map(({ id }) => id);
}

/** Rows written per statement: bounds the size of one message. */
const CHUNK = 20_000;

/** Writes where imports lead, null for nowhere; the three lists are read in step. */
export async function linkImports(
  client: Queryable,
  fileIds: readonly number[],
  ordinals: readonly number[],
  targets: readonly (number | null)[],
): Promise<void> {
  for (let from = 0; from < fileIds.length; from += CHUNK) {
    const part = (list: readonly (number | null)[]): string =>
      `{${list
        .slice(from, from + CHUNK)
        .map((value) => value ?? "null")
        .join(",")}}`;
    await client.query(
      `update import i set target_file = l.target
       from unnest($1::int[], $2::int[], $3::int[]) as l(file_id, ordinal, target)
       where i.file_id = l.file_id and i.ordinal = l.ordinal`,
      [part(fileIds), part(ordinals), part(targets)],
    );
  }
}
