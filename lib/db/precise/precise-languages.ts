/** How far engines are with each language of a repository: files of that language, and those whose facts hold. */
import { z } from "zod";
import type { Queryable } from "../pool";

/** Files of a language in a repository. */
export interface LanguageShare {
  language: string;
  /** an engine's facts hold for them */
  files: number;
  filesTotal: number;
}

const sharesSchema = z.array(z.object({ language: z.string(), files: z.int(), filesTotal: z.int() })).catch([]);

/** The column `languages` of `precise_run`; empty for one that does not say. */
export const languageShares = (column: unknown): LanguageShare[] => sharesSchema.parse(column);

/** Files `f` that an engine could be asked about. */
export const READ = "f.content_hash IS NOT NULL AND f.status IN ('indexed', 'partial') AND f.language IS NOT NULL";
/** Of files `f` beside facts `p`. */
export const COUNTS = `count(*)::int AS total,
  (count(*) FILTER (WHERE p.facts IS NOT NULL AND p.content_hash = f.content_hash))::int AS files`;
/** Such counts as `languageShares` reads them. */
export const SHARES = `jsonb_agg(
  jsonb_build_object('language', language, 'files', files, 'filesTotal', total) ORDER BY language)`;

/** Whose facts are counted: those of one version of an engine, or all of it. */
interface CountedFacts {
  engine: string;
  version: string | null;
  /** of the engine; those that the repository has no file of are left out */
  languages: readonly string[];
}

export async function countShares(
  client: Queryable,
  repositoryId: number,
  { engine, version, languages }: CountedFacts,
): Promise<LanguageShare[]> {
  const { rows } = await client.query<{ shares: unknown }>(
    `SELECT ${SHARES} AS shares
     FROM (SELECT f.language, ${COUNTS}
           FROM file f LEFT JOIN precise_file p
             ON p.repository_id = f.repository_id AND p.path = f.path AND p.engine = $2
             AND ($3::text IS NULL OR p.version = $3)
           WHERE f.repository_id = $1 AND f.language = ANY($4) AND ${READ} GROUP BY 1) AS counted`,
    [repositoryId, engine, version, languages],
  );
  return languageShares(rows[0]?.shares);
}

/** What every repository has files of that an engine could be asked about, before any is asked. */
export async function readLanguages(client: Queryable): Promise<Map<number, LanguageShare[]>> {
  const { rows } = await client.query<{ repositoryId: number; shares: unknown }>(
    `SELECT repository_id AS "repositoryId", ${SHARES} AS shares
     FROM (SELECT f.repository_id, f.language, count(*)::int AS total, 0 AS files FROM file f WHERE ${READ} GROUP BY 1, 2) AS counted
     GROUP BY 1`,
  );
  return new Map(rows.map(({ repositoryId, shares }) => [repositoryId, languageShares(shares)]));
}
