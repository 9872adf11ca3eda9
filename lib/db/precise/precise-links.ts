/**
 * Rows of `precise_link`: what engines say that types derive from and members override, to be asked from either end.
 */
import type { Queryable } from "../pool";
import type { PreciseTarget } from "../../format/precise-facts";

/** A list's order is its code in the database. */
export const PRECISE_LINKS = ["base", "override"] as const;
export type PreciseLinkKind = (typeof PRECISE_LINKS)[number];

/** One symbol lists another as a base, or overrides or implements it. */
export interface PreciseLink {
  kind: PreciseLinkKind;
  from: PreciseTarget;
  to: PreciseTarget;
}

/** A link as readers get it, with its repository and the engine that reported it. */
export interface PreciseLinkRecord extends PreciseLink {
  repositoryId: number;
  /** engine and version: `typescript 5.9.3` */
  by: string;
}

interface LinkRow {
  repositoryId: number;
  by: string;
  kind: number;
  fromKey: string;
  fromName: string;
  toKey: string;
  toName: string;
}

/** Every link that begins or ends at symbols of these keys, of texts that are as the engine read them. */
export async function preciseLinks(pool: Queryable, keys: readonly bigint[]): Promise<PreciseLinkRecord[]> {
  const { rows } = await pool.query<LinkRow>({
    name: "precise-links",
    text: `SELECT l.repository_id AS "repositoryId", concat_ws(' ', l.engine, r.version) AS by, l.kind,
             l.from_key AS "fromKey", l.from_name AS "fromName", l.to_key AS "toKey", l.to_name AS "toName"
           FROM (SELECT * FROM precise_link WHERE from_key = ANY($1::bigint[])
                 UNION SELECT * FROM precise_link WHERE to_key = ANY($1::bigint[])) AS l
           JOIN precise_file p ON p.repository_id = l.repository_id AND p.path = l.path AND p.engine = l.engine
           JOIN file f ON f.repository_id = p.repository_id AND f.path = p.path AND f.content_hash = p.content_hash
           JOIN precise_run r ON r.repository_id = l.repository_id AND r.engine = l.engine
           ORDER BY l.repository_id, l.path, l.ordinal`,
    values: [keys.map(String)],
  });
  return rows.map((row) => ({
    repositoryId: row.repositoryId,
    by: row.by,
    kind: PRECISE_LINKS[row.kind],
    from: { name: row.fromName, keyHash: BigInt(row.fromKey) },
    to: { name: row.toName, keyHash: BigInt(row.toKey) },
  }));
}

/** Replaces the stored links of files. Their rows of `precise_file` must exist already. */
export async function writePreciseLinks(
  client: Queryable,
  { repositoryId, engine }: { repositoryId: number; engine: string },
  files: readonly { path: string; links: readonly PreciseLink[] }[],
): Promise<void> {
  const rows = files.flatMap(({ path, links }) => links.map((link, ordinal) => ({ path, ordinal, ...link })));
  await client.query("DELETE FROM precise_link WHERE repository_id = $1 AND engine = $2 AND path = ANY($3)", [
    ...[repositoryId, engine, files.map(({ path }) => path)],
  ]);
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO precise_link (repository_id, engine, path, ordinal, kind, from_key, from_name, to_key, to_name)
     SELECT $1, $2, t.* FROM unnest($3::text[], $4::int[], $5::smallint[], $6::bigint[], $7::text[], $8::bigint[], $9::text[]) AS t`,
    [
      ...[repositoryId, engine, rows.map(({ path }) => path), rows.map(({ ordinal }) => ordinal)],
      rows.map(({ kind }) => PRECISE_LINKS.indexOf(kind)),
      ...[rows.map(({ from }) => String(from.keyHash)), rows.map(({ from }) => from.name)],
      ...[rows.map(({ to }) => String(to.keyHash)), rows.map(({ to }) => to.name)],
    ],
  );
}
