/** Finds the file rows that a caller's path can mean. */
import { Prisma, type PrismaClient } from "../generated/client";

/** A file with its repository, as every file answer needs it. */
export interface FileRecord {
  id: number;
  repositoryId: number;
  repo: string;
  scope: string;
  revision: string | null;
  path: string;
  language: string | null;
  status: string;
  reason: string | null;
  detail: string | null;
  lines: number;
  symbols: number;
  /** bytes on disk */
  size: number;
  /** pairs first line, last line */
  gaps: number[];
}

/** Files at exactly this path, in one repository or in any. At most 20. */
export function findFilesAt(db: PrismaClient, path: string, repositoryId?: number): Promise<FileRecord[]> {
  return selectFiles(
    db,
    Prisma.sql`f.path = ${path} AND f.repository_id IN (
      SELECT id FROM repository WHERE ${repositoryId ?? null}::int IS NULL OR id = ${repositoryId ?? null}::int)
      ORDER BY r.scope DESC, r.name LIMIT 20`,
  );
}

/** The files of these ids, in no order; ids that are gone are left out. */
export function filesById(db: PrismaClient, ids: readonly number[]): Promise<FileRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return selectFiles(db, Prisma.sql`f.id IN (${Prisma.join(ids)})`);
}

function selectFiles(db: PrismaClient, condition: Prisma.Sql): Promise<FileRecord[]> {
  return db.$queryRaw<FileRecord[]>`
    SELECT f.id, f.repository_id AS "repositoryId", r.name AS repo, r.scope, r.revision, f.path, f.language, f.status,
           f.reason, f.detail, f.lines, f.symbol_count AS symbols, f.size::float8 AS size, f.gaps
    FROM file f JOIN repository r ON r.id = f.repository_id
    WHERE ${condition}`;
}
