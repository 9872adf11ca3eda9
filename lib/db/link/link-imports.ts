/** SQL for linking imports: the rows that are not linked yet, the files that they can mean, and the results. */
import type { LanguageId } from "../../contract/vocabulary";
import { fileById } from "./file-by-id";
import type { Queryable } from "../pool";

/** A file that an import can lead to. */
export interface ImportTarget {
  id: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
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
  /** files that were read, as counted last */
  fileCount: number;
}

/** Every repository's folder. */
export async function repositoryRoots(client: Queryable): Promise<RepositoryRoot[]> {
  const { rows } = await client.query<RepositoryRoot>(
    'select id, name, root, scope, manifests, file_count as "fileCount" from repository order by id',
  );
  return rows;
}

/** Imports of one wording in one language of one repository. */
export interface ImportRows {
  specifier: string;
  kind: string;
  /** name that is taken from the module; null for none */
  imported: string | null;
  repositoryId: number;
  language: LanguageId;
  /** the rows, as `file id:ordinal:file that it leads to, or 0`, joined by commas */
  rows: string;
}

/** Stands among the words of a wording that ends with dots or a folder, so that no word names the file. */
export const DOTTED = "~";

const ROWS = `i.specifier, i.kind, i.imported, f.repository_id as "repositoryId", f.language,
  string_agg(distinct i.file_id || ':' || i.ordinal || ':' || coalesce(i.target_file, 0), ',') as rows`;
const WORDS = "import_words(i.specifier, i.kind, i.imported)";

/** All imports. */
export const allImports = (client: Queryable): Promise<ImportRows[]> =>
  grouped(client, "import i join file f on f.id = i.file_id where true", []);

/** The imports of these files. */
export const importsOf = (client: Queryable, fileIds: readonly number[]): Promise<ImportRows[]> =>
  grouped(
    client,
    `unnest($1::int[]) as w(id) ${fileById("w.id")}
     cross join lateral (select * from import t where t.file_id = w.id offset 0) i where true`,
    [fileIds],
  );

/** The imports of all files of these repositories. */
export const importsWithin = (client: Queryable, repositories: readonly number[]): Promise<ImportRows[]> =>
  grouped(client, `file f join import i on i.file_id = f.id where f.repository_id = any($1::int[])`, [repositories]);

/** Imports whose wording has one of these words. @param except files whose imports are left out */
export const importsWithWords = (
  client: Queryable,
  words: readonly string[],
  except: readonly number[],
): Promise<ImportRows[]> =>
  // Word by word: a search for all of them at once compares each row that it finds with each word.
  grouped(
    client,
    `unnest($1::text[]) as w(word) cross join lateral (
       select * from import i where ${WORDS} @> array[w.word] offset 0) i
     ${fileById("i.file_id")} where i.file_id <> all($2::int[])`,
    [words, except],
  );

/** Imports whose wording has every word of one of these. */
export const importsLike = async (client: Queryable, phrases: readonly string[]): Promise<ImportRows[]> => {
  const worded = phrases.filter((phrase) => /[^./:\\]/.test(phrase));
  if (worded.length === 0) return [];
  return grouped(
    client,
    `unnest($1::text[]) as p(phrase) cross join lateral (
       select * from import i where ${WORDS} @> import_words(rtrim(p.phrase, './'), 'import', null) offset 0) i
     ${fileById("i.file_id")} where true`,
    [worded],
  );
};

async function grouped(client: Queryable, from: string, values: unknown[]): Promise<ImportRows[]> {
  const { rows } = await client.query<ImportRows>(
    `select ${ROWS} from ${from} and i.specifier <> '' group by 1, 2, 3, 4, 5`,
    values,
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
