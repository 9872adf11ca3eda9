/** Files that imports can lead to, found by what an import says of them: whole paths, ends of paths, folders. */
import { isSourceFile } from "../../format/code-languages";
import { fileById } from "./file-by-id";
import type { ImportTarget } from "./link-imports";
import type { Queryable } from "../pool";

/** Files that are given for one end of a path or one folder. */
export const MOST_PLACES = 2_000;

const TARGET = `f.id, f.repository_id as "repositoryId", f.path, f.language`;
/** An order that does not depend on when each was indexed. */
const ORDER = `f.repository_id, f.path collate "C"`;
const FILE_NAME = `substring(f.path from '[^/]*$')`;
const FOLDER_NAME = `substring(f.path from '([^/]*)/[^/]*$')`;

/** Every source file, or those of these repositories. */
export async function sourceFiles(client: Queryable, repositories: readonly number[] | null): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select ${TARGET} from file f where ${isSourceFile("f.language")}
       and ($1::int[] is null or f.repository_id = any($1)) order by ${ORDER}`,
    [repositories],
  );
  return rows;
}

/** Those of these files that are sources. */
export async function sourceFilesById(client: Queryable, ids: readonly number[]): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select ${TARGET} from unnest($1::int[]) as wanted(id) ${fileById("wanted.id")} where ${isSourceFile("f.language")}`,
    [ids],
  );
  return rows;
}

/** The source files at these paths; the two lists are read in step. */
export async function filesAtPaths(
  client: Queryable,
  repositories: readonly number[],
  paths: readonly string[],
): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select ${TARGET} from unnest($1::int[], $2::text[]) as wanted(repository_id, path)
     cross join lateral (select * from file t where t.repository_id = wanted.repository_id and t.path = wanted.path offset 0) f
     where ${isSourceFile("f.language")}`,
    [repositories, paths],
  );
  return rows;
}

/**
 * Source files whose path is, or ends with, the segments of each of these; at most one more than `MOST_PLACES` for
 * each.
 */
export async function filesEndingWith(
  client: Queryable,
  ends: readonly string[],
): Promise<(ImportTarget & { end: string })[]> {
  const { rows } = await client.query<ImportTarget & { end: string }>(
    `select found.*, wanted."end" from unnest($1::text[]) as wanted("end") cross join lateral (
       select ${TARGET} from file f where ${FILE_NAME} = substring(wanted."end" from '[^/]*$')
         and (f.path = wanted."end" or right(f.path, length(wanted."end") + 1) = '/' || wanted."end")
         and ${isSourceFile("f.language")} order by ${ORDER} limit ${MOST_PLACES + 1}) found`,
    [ends],
  );
  return rows;
}

/**
 * Source files that lie in a folder whose path is, or ends with, the segments of each of these. @param ending of the
 * files: `.go`
 */
export async function filesInFolders(
  client: Queryable,
  ends: readonly string[],
  ending: string,
): Promise<(ImportTarget & { end: string })[]> {
  const { rows } = await client.query<ImportTarget & { end: string }>(
    `select found.*, wanted."end" from unnest($1::text[]) as wanted("end") cross join lateral (
       select ${TARGET} from file f where ${FOLDER_NAME} = substring(wanted."end" from '[^/]*$')
         and substring('/' || f.path from '^(.*)/') like '%/' || replace(replace(replace(wanted."end", '\\', '\\\\'), '%', '\\%'), '_', '\\_')
         and right(f.path, length($2)) = $2
         and ${isSourceFile("f.language")} order by ${ORDER} limit ${MOST_PLACES + 1}) found`,
    [ends, ending],
  );
  return rows;
}

/** Source files at the root of a repository. */
export async function filesAtRoot(client: Queryable, repositories: readonly number[]): Promise<ImportTarget[]> {
  const { rows } = await client.query<ImportTarget>(
    `select ${TARGET} from file f where f.repository_id = any($1::int[]) and ${FOLDER_NAME} is null
       and ${isSourceFile("f.language")} order by ${ORDER}`,
    [repositories],
  );
  return rows;
}
