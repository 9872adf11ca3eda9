/** Every declaration of a name: light rows, from which a query chooses what it then reads whole. */
import { FILE_SCOPE } from "./file-scope";
import { jsonColumns, type JsonColumns } from "./json-columns";
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
  const { rows } = await pool.query<{ found: Columns }>({
    name: "declarations-of-name",
    text: `SELECT ${COLUMNS} AS found FROM (
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
  return readDeclarations(rows[0]?.found);
}

const COLUMNS = jsonColumns(
  ...["id::text", "name", "key_hash::text", "kind", "role", "qualifier"],
  ...["file_id", "repository_id", "repo", "scope", "path", "language"],
);

/** As they arrive: 64-bit numbers as text. */
type Columns = JsonColumns<
  [
    ...[id: string, name: string, keyHash: string, kind: number, role: number, qualifier: string | null],
    ...[fileId: number, repositoryId: number, repo: string, scope: string, path: string, language: string],
  ]
>;

function readDeclarations(columns: Columns | undefined): NamedDeclaration[] {
  const [ids, names, keys, kinds, roles, qualifiers, files, repositories, repos, scopes, paths, languages] =
    columns ?? [];
  if (!ids || !names || !keys || !kinds || !roles || !qualifiers) return [];
  if (!files || !repositories || !repos || !scopes || !paths || !languages) return [];
  return ids.map((id, at) => ({
    id: BigInt(id),
    name: names[at],
    keyHash: BigInt(keys[at]),
    kind: kinds[at],
    role: roles[at],
    qualifier: qualifiers[at],
    fileId: files[at],
    repositoryId: repositories[at],
    repo: repos[at],
    scope: scopes[at],
    path: paths[at],
    language: languages[at],
  }));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
