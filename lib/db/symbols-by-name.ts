/** Every declaration of a name: light rows, from which a query chooses what it then reads whole. */
import { Prisma, type PrismaClient } from "./generated/client";

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
export function declarationsOfName(
  db: PrismaClient,
  { nameHashes, keyHash, owner }: NameCondition,
  limit: number,
): Promise<NamedDeclaration[]> {
  const sameKey = keyHash === undefined ? Prisma.empty : Prisma.sql`AND s.key_hash = ${keyHash}`;
  const sameOwner =
    owner === undefined
      ? Prisma.empty
      : Prisma.sql`AND (s.qualifier IS NOT NULL OR s.name_hash <> ${nameHashes[0]} OR EXISTS (
          SELECT 1 FROM symbol o WHERE o.id = (s.id >> 20 << 20) + s.container AND s.container >= 0
            AND (o.name = ${owner} OR o.name LIKE ${`%${escapeLike(owner)}`})))`;
  return db.$queryRaw<NamedDeclaration[]>`
    SELECT s.id, s.name, s.key_hash AS "keyHash", s.kind, s.role, s.qualifier, f.id AS "fileId",
           f.repository_id AS "repositoryId", r.name AS repo, r.scope, f.path, f.language
    FROM symbol s
    JOIN file f ON f.id = (s.id >> 20)::int
    JOIN repository r ON r.id = f.repository_id
    WHERE s.name_hash IN (${Prisma.join(nameHashes)}) ${sameKey} ${sameOwner}
    ORDER BY s.role, r.scope DESC, s.id
    LIMIT ${limit}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
