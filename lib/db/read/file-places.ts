/** Where files stand: path, language and repository, by id. */
import { declaresNames } from "../../format/code-languages";
import { scopeOfFile } from "./file-scope";
import { jsonColumns, type JsonColumns } from "./json-columns";
import type { Queryable } from "../pool";

export interface FilePlace {
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  /** `user` or `external`; a file of generated code counts as external */
  repositoryScope: string;
}

type Repository = Pick<FilePlace, "repositoryId" | "repo" | "repositoryScope">;

/** Places by file id. Files that are gone or are plain texts are left out. */
export async function filePlaces(pool: Queryable, ids: readonly number[]): Promise<Map<number, FilePlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<PlacesOfRepository>({
    name: "file-places",
    text: placesWhere(`id = ANY($1::int[]) AND ${declaresNames("language")}`),
    values: [ids],
  });
  return new Map(placesOf(rows).map((place) => [place.fileId, place]));
}

/** The place of every file but plain texts. */
export async function allFilePlaces(pool: Queryable): Promise<FilePlace[]> {
  const text = placesWhere(declaresNames("language"));
  return placesOf((await pool.query<PlacesOfRepository>({ name: "all-file-places", text })).rows);
}

interface PlacesOfRepository extends Repository {
  files: JsonColumns<[fileId: number, path: string, language: string]>;
}

const placesWhere = (condition: string): string => `
  SELECT r.id AS "repositoryId", r.name AS repo, r.scope AS "repositoryScope", f.files
  FROM (SELECT repository_id, ${jsonColumns("id", "path", "language")} AS files FROM file
        WHERE ${condition} GROUP BY repository_id) AS f
  JOIN repository r ON r.id = f.repository_id`;

function placesOf(rows: readonly PlacesOfRepository[]): FilePlace[] {
  return rows.flatMap(({ files: [ids, paths, languages], repositoryId, repo, repositoryScope }) =>
    (ids ?? []).map((fileId, at) => {
      const [path, language] = [paths?.[at] ?? "", languages?.[at] ?? ""];
      return { fileId, path, language, repositoryId, repo, repositoryScope: scopeOfFile(path, repositoryScope) };
    }),
  );
}

/** Ids of the files at these paths of a repository; paths that it does not have are left out. */
export async function filesAt(
  pool: Queryable,
  repositoryId: number,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: number; path: string }>({
    name: "files-at",
    text: "SELECT id, path FROM file WHERE repository_id = $1 AND path = ANY($2::text[])",
    values: [repositoryId, paths],
  });
  return new Map(rows.map(({ id, path }) => [path, id]));
}
