/** The list of all files and what changed in it: for readers that keep paths in memory. */
import type { PrismaClient } from "./generated/client";

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

export interface Change {
  seq: bigint;
  fileId: number;
  added: boolean;
}

/** Changes after a position, in order, at most `limit`. */
export function changesAfter(db: PrismaClient, seq: bigint, limit: number): Promise<Change[]> {
  return db.fileChange.findMany({ where: { seq: { gt: seq } }, orderBy: { seq: "asc" }, take: limit });
}

/** First and last position of the log; zeros when it is empty. */
export async function changeSpan(db: PrismaClient): Promise<{ first: bigint; last: bigint }> {
  const span = await db.fileChange.aggregate({ _min: { seq: true }, _max: { seq: true } });
  return { first: span._min.seq ?? 0n, last: span._max.seq ?? 0n };
}
