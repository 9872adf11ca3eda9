/** Folders that nobody can look into: what they hold is not known, so they are listed themselves, with their reason. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openFailure, skipped } from "../workers/read-source";
import type { Candidate } from "./inspect";

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
