/** Where imports lead: the rows that are open, the files that they can mean, and the answers. */
import type { LanguageId } from "../contract/vocabulary";
import type { Queryable } from "./pool";

/** A file that an import can lead to. */
export interface ImportTarget {
  id: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
}

/** Every file with a language. */
export async function importTargets(client: Queryable): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select id, repository_id as "repositoryId", path, language from file where language is not null order by id`,
  );
  return rows;
}

/** Files of one repository in some languages. */
export async function filesOfLanguages(
  client: Queryable,
  repositoryId: number,
  languages: readonly LanguageId[],
): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select id, repository_id as "repositoryId", path, language from file
     where repository_id = $1 and language = any($2::text[]) order by id`,
    [repositoryId, languages],
  );
  return rows;
}

/** What the manifests of a repository said when its imports were linked; null before. */
export async function manifestsDigest(client: Queryable, repositoryId: number): Promise<string | null> {
  const { rows } = await client.query<{ manifests: string | null }>("select manifests from repository where id = $1", [
    repositoryId,
  ]);
  return rows[0]?.manifests ?? null;
}

/** Makes the imports of these files lead nowhere again. Those that are written as paths stay: no manifest decides about them. */
export async function reopenImports(client: Queryable, fileIds: readonly number[]): Promise<void> {
  await client.query(
    `update import set target_file = null
     where file_id = any($1::int[]) and target_file is not null and specifier not like '.%'`,
    [fileIds],
  );
}

/** A repository and the folder on disk that it was indexed from. */
export interface RepositoryRoot {
  id: number;
  root: string;
}

/** Every repository's folder. */
export async function repositoryRoots(client: Queryable): Promise<RepositoryRoot[]> {
  return (await client.query<RepositoryRoot>("select id, root from repository order by id")).rows;
}

/** Imports of one wording that lead nowhere yet. */
interface OpenImports {
  specifier: string;
  kind: string;
  /** name that is taken from the module; null for none */
  imported: string | null;
  /** the rows, as `file id:ordinal`, joined by commas */
  rows: string;
}

/**
 * Open imports of the given files, and of any file where the wording holds one of the given words.
 * @param fileIds null for all files
 */
export async function openImports(
  client: Queryable,
  fileIds: readonly number[] | null,
  words: readonly string[],
): Promise<OpenImports[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows } = await client.query<OpenImports>(
    `select specifier, kind, imported, string_agg(file_id || ':' || ordinal, ',') as rows from import
     where target_file is null and specifier <> '' and ($1::int[] is null or file_id = any($1) or specifier like any($2::text[]))
     group by 1, 2, 3`,
    [fileIds, patterns],
  );
  return rows;
}

/** Rows written per statement: bounds the size of one message. */
const CHUNK = 20_000;

/** Writes where imports lead; the three lists are read in step. */
export async function linkImports(
  client: Queryable,
  fileIds: readonly number[],
  ordinals: readonly number[],
  targets: readonly number[],
): Promise<void> {
  for (let from = 0; from < fileIds.length; from += CHUNK) {
    const part = (list: readonly number[]): string => `{${list.slice(from, from + CHUNK).join(",")}}`;
    await client.query(
      `update import i set target_file = l.target
       from unnest($1::int[], $2::int[], $3::int[]) as l(file_id, ordinal, target)
       where i.file_id = l.file_id and i.ordinal = l.ordinal`,
      [part(fileIds), part(ordinals), part(targets)],
    );
  }
}
