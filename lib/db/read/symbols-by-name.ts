/**
 * Ids of declarations with a given name inside an owner with a given name. If many declarations share the name, those
 * of other owners are never read.
 */
import { FILE_SCOPE } from "./file-scope";
import type { Queryable } from "../pool";

/** Narrows a name to one key, and to owners of a name. */
interface NameCondition {
  /** of the short name first; the others are joined names, which hold their owners */
  nameHashes: bigint[];
  keyHash?: bigint;
  /** short name of the enclosing symbol; rows whose owner was written out of class pass, too */
  owner: string;
}

/** Definitions first, then declarations, then forward declarations; at most `limit`. */
export async function declarationsInOwner(
  pool: Queryable,
  { nameHashes, keyHash, owner }: NameCondition,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await pool.query<{ ids: string[] }>({
    name: "declarations-in-owner",
    text: `SELECT ARRAY(
      SELECT s.id::text
      FROM symbol s
      JOIN file f ON f.id = (s.id >> 20)::int
      JOIN repository r ON r.id = f.repository_id
      WHERE s.name_hash = ANY($1::bigint[])
        AND ($2::bigint IS NULL OR s.key_hash = $2)
        AND (s.qualifier IS NOT NULL OR s.name_hash <> $4 OR EXISTS (
          SELECT 1 FROM symbol o WHERE o.id = (s.id >> 20 << 20) + s.container AND s.container >= 0
            AND (o.name = $3 OR o.name LIKE $5)))
      ORDER BY s.role, ${FILE_SCOPE} DESC, s.id
      LIMIT $6) AS ids`,
    values: [
      nameHashes.map(String),
      keyHash === undefined ? null : String(keyHash),
      owner,
      String(nameHashes[0]),
      `%${escapeLike(owner)}`,
      limit,
    ],
  });
  return (rows[0]?.ids ?? []).map(BigInt);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
