/**
 * Folders that cannot be read, or whose files have no row of their own. The folder itself is listed, with the reason.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openFailure, skipped } from "../workers/read-source";
import type { Candidate } from "./listing";
import { MAX_PATH_BYTES } from "./limits";

/** The row of a folder that refused to be listed; none when it is gone. */
export function closedFolder(path: string, error: unknown): Candidate[] {
  const { reason } = openFailure(error);
  if (reason === "vanished") return [];
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  const isForbidden = code === "EACCES" || code === "EPERM";
  const why = isForbidden ? "the right to open it is missing" : `it could not be opened (${code})`;
  return [listed(path, skipped("unreadable", `It is a folder, and ${why}: nothing below it is indexed.`))];
}

/** The row of a folder below more others than are entered. */
export const tooDeep = (path: string, limit: number): Candidate =>
  listed(path, skipped("too_deep", `It is a folder in ${limit} others; what is deeper is not indexed.`));

/**
 * The rows that stand for files whose paths are longer than the database's index of paths can hold: one for each
 * nearest folder that it can.
 */
export function foldersOfLongPaths(paths: readonly string[]): Candidate[] {
  const files = new Map<string, number>();
  for (const path of paths) {
    let folder = path;
    while (!isShort(folder)) folder = folder.slice(0, folder.lastIndexOf("/"));
    files.set(folder, (files.get(folder) ?? 0) + 1);
  }
  const limit = MAX_PATH_BYTES.toLocaleString("en-US");
  return [...files].map(([folder, count]) => {
    const what = count === 1 ? "a file has a path" : `${count.toLocaleString("en-US")} files have paths`;
    return listed(folder, skipped("too_deep", `Below it ${what} of more than ${limit} bytes, which are not indexed.`));
  });
}

export const isShort = (path: string): boolean => Buffer.byteLength(path) <= MAX_PATH_BYTES;

/** Tries to open a folder; none when it opens, or is gone. */
export function whyClosed(root: string, path: string): Candidate[] {
  try {
    readdirSync(join(root, path));
    return [];
  } catch (error) {
    return closedFolder(path, error);
  }
}

const listed = (path: string, verdict: Candidate["verdict"]): Candidate => ({ path, size: 0, modifiedAt: 0, verdict });
