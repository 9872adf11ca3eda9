/** The list of all files, for readers that keep paths in memory. */
import type { PrismaClient } from "../generated/client";

export interface ListedFile {
  id: number;
  repositoryId: number;
  path: string;
  language: string | null;
  status: string;
  reason: string | null;
  lines: number;
  symbolCount: number;
}

const FIELDS = {
  id: true,
  repositoryId: true,
  path: true,
  language: true,
  status: true,
  reason: true,
  lines: true,
  symbolCount: true,
} as const;

/** Files with an id above `after`, in order of ids, at most `limit`. */
export function listFiles(db: PrismaClient, after: number, limit: number): Promise<ListedFile[]> {
  return db.file.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take: limit, select: FIELDS });
}

/** The files of these ids that are still there. */
export function listFilesById(db: PrismaClient, ids: number[]): Promise<ListedFile[]> {
  return db.file.findMany({ where: { id: { in: ids } }, select: FIELDS });
}
