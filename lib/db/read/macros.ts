/** What macros of a repository mean, as its files were read last. */
import { z } from "zod";
import { macroMeaningSchema, type MacroMeaning } from "../../contract/macro-meaning";
import type { PrismaClient } from "../generated/client";
import type { Queryable } from "../pool";

/** A macro whose meaning decides how files are read. */
export interface KnownMacro {
  name: string;
  meaning: MacroMeaning;
  /** by the repository's `fathom.json` */
  configured: boolean;
}

const rowsSchema = z.array(z.object({ name: z.string(), meaning: macroMeaningSchema, configured: z.boolean() }));

export async function knownMacros(client: Queryable, repositoryId: number): Promise<KnownMacro[]> {
  const { rows } = await client.query("select name, meaning, configured from macro where repository_id = $1", [
    repositoryId,
  ]);
  return rowsSchema.parse(rows);
}

/** Puts these in place of what was known. */
export async function storeMacros(
  client: Queryable,
  repositoryId: number,
  macros: readonly KnownMacro[],
): Promise<void> {
  await client.query(
    `with gone as (delete from macro where repository_id = $1 and name <> all($2::text[]))
     insert into macro (repository_id, name, meaning, configured)
     select $1, m.name, m.meaning, m.configured from unnest($2::text[], $3::jsonb[], $4::boolean[]) as m(name, meaning, configured)
     on conflict (repository_id, name) do update set meaning = excluded.meaning, configured = excluded.configured`,
    [
      repositoryId,
      macros.map(({ name }) => name),
      macros.map(({ meaning }) => JSON.stringify(meaning)),
      macros.map(({ configured }) => configured),
    ],
  );
}

/** What knowing macros came to, per repository. */
interface MacroFigures {
  repo: string;
  learned: number;
  configured: number;
  /** files that did not parse by themselves */
  files: number;
  /** those of them that do, now */
  cleanFiles: number;
  problem: string | null;
}

/** Repositories with anything to say about macros. */
export function macroFigures(db: PrismaClient, repositoryId?: number): Promise<MacroFigures[]> {
  const id = repositoryId ?? null;
  return db.$queryRaw<MacroFigures[]>`
    SELECT * FROM (
      SELECT r.name AS repo, r.settings_problem AS problem,
        (SELECT count(*)::int FROM macro m WHERE m.repository_id = r.id AND NOT m.configured) AS learned,
        (SELECT count(*)::int FROM macro m WHERE m.repository_id = r.id AND m.configured) AS configured,
        (SELECT count(*)::int FROM gap_words w JOIN file f ON f.id = w.file_id WHERE f.repository_id = r.id) AS files,
        (SELECT count(*)::int FROM gap_words w JOIN file f ON f.id = w.file_id
          WHERE f.repository_id = r.id AND f.status = 'indexed') AS "cleanFiles"
      FROM repository r WHERE ${id}::int IS NULL OR r.id = ${id}::int) AS figures
    WHERE learned + configured + files > 0 OR problem IS NOT NULL ORDER BY repo`;
}

/** Macros by name, those that were told first. */
export async function listMacros(
  db: PrismaClient,
  limit: number,
  repositoryId?: number,
): Promise<(KnownMacro & { repo: string })[]> {
  const rows = await db.macro.findMany({
    where: { repositoryId },
    orderBy: [{ configured: "desc" }, { name: "asc" }],
    take: limit,
    include: { repository: { select: { name: true } } },
  });
  return rows.map(({ name, meaning, configured, repository }) => {
    return { repo: repository.name, name, meaning: macroMeaningSchema.parse(meaning), configured };
  });
}
