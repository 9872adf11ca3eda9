/** Every declaration of a name: light rows, from which a query chooses what it then reads whole. */
import { FILE_SCOPE } from "./file-scope";
import type { Queryable } from "./pool";

/** A declaration with what filters ask about. */
export interface NamedDeclaration {
  id: bigint;
  name: string;
  keyHash: bigint;
  /** index into SYMBOL_KINDS */
  kind: number;
  /** index into SYMBOL_ROLES */
  role: number;
  qualifier: string | null;
  fileId: number;
  repositoryId: number;
  repo: string;
  scope: string;
  path: string;
  language: string;
}

/** Narrows a name to one key, or to owners of a name. */
export interface NameCondition {
  /** of the short name first; the others are joined names, which hold their owners */
  nameHashes: bigint[];
  keyHash?: bigint;
  /** short name of the enclosing symbol; rows whose owner was written out of class pass, too */
  owner?: string;
}

/** Definitions first, then declarations, then forward declarations; at most `limit`. */
export async function declarationsOfName(
  pool: Queryable,
  { nameHashes, keyHash, owner }: NameCondition,
  limit: number,
): Promise<NamedDeclaration[]> {
  const { rows } = await pool.query<{ found: Fields[] | null }>({
    name: "declarations-of-name",
    text: `SELECT json_agg(json_build_array(id::text, name, key_hash::text, kind, role, qualifier, file_id, repository_id, repo,
                                            scope, path, language)
                      ORDER BY role, scope DESC, id) AS found FROM (
      SELECT s.id, s.name, s.key_hash, s.kind, s.role, s.qualifier, f.id AS file_id, f.repository_id, r.name AS repo, ${FILE_SCOPE} AS scope,
             f.path, f.language
      FROM symbol s
      JOIN file f ON f.id = (s.id >> 20)::int
      JOIN repository r ON r.id = f.repository_id
      WHERE s.name_hash = ANY($1::bigint[])
        AND ($2::bigint IS NULL OR s.key_hash = $2)
        AND ($3::text IS NULL OR s.qualifier IS NOT NULL OR s.name_hash <> $4 OR EXISTS (
          SELECT 1 FROM symbol o WHERE o.id = (s.id >> 20 << 20) + s.container AND s.container >= 0
            AND (o.name = $3 OR o.name LIKE $5)))
      ORDER BY s.role, scope DESC, s.id
      LIMIT $6) AS s`,
    values: [
      nameHashes.map(String),
      keyHash === undefined ? null : String(keyHash),
      owner ?? null,
      String(nameHashes[0]),
      owner === undefined ? null : `%${escapeLike(owner)}`,
      limit,
    ],
  });
  return (rows[0]?.found ?? []).map(declarationOf);
}

/** As it arrives: 64-bit numbers as text. */
type Fields = [
  ...[id: string, name: string, keyHash: string, kind: number, role: number, qualifier: string | null],
  ...[fileId: number, repositoryId: number, repo: string, scope: string, path: string, language: string],
];

function declarationOf(fields: Fields): NamedDeclaration {
  const [id, name, keyHash, kind, role, qualifier, fileId, repositoryId, repo, scope, path, language] = fields;
  return {
    ...{ id: BigInt(id), name, keyHash: BigInt(keyHash), kind, role, qualifier },
    ...{ fileId, repositoryId, repo, scope, path, language },
  };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
