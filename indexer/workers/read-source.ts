/**
 * Reads one file of a repository from disk, whole or not at all. Refuses to follow a symbolic link out of the
 * repository, even one that was put in the way after the folder was listed, and anything that is not a plain file.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
  type Stats,
} from "node:fs";
import { join, sep } from "node:path";
import { MAX_FILE_BYTES } from "../plan/limits";
import type { Verdict } from "./messages";

export interface ReadSource {
  bytes: Buffer;
  size: number;
  modifiedAt: number;
}

const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Milliseconds of a file's last change of any sort: copies and moved files keep the time at which they were written.
 */
export const changeTime = ({ mtimeMs, ctimeMs }: Stats): number => Math.floor(Math.max(mtimeMs, ctimeMs));

interface ReadOptions {
  /**
   * for files of which not all is wanted, however large they are: reads what is wanted of an open file of `size` bytes
   */
  reading?: (file: number, size: number) => Buffer;
  /** bytes that a file may have */
  limit?: number;
}

/**
 * The bytes with size and time as they were before the read, so that a change meanwhile is seen by the next plan.
 * What `reading` throws is thrown.
 */
export function readSource(
  root: string,
  path: string,
  { reading, limit = MAX_FILE_BYTES }: ReadOptions = {},
): ReadSource | Verdict {
  let file: number;
  try {
    file = openSync(join(root, path), FLAGS);
  } catch (error) {
    return openFailure(error);
  }
  try {
    const stats = fstatSync(file);
    const refused = stats.isFile()
      ? outsideRoot(root, path, file, stats)
      : skipped("unreadable", "It is not a plain file.");
    if (refused) return refused;
    if (!reading && stats.size > limit) return tooLarge(stats.size, limit);
    return { bytes: (reading ?? readAll)(file, stats.size), size: stats.size, modifiedAt: changeTime(stats) };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return openFailure(error);
  } finally {
    closeSync(file);
  }
}

/** What a file of more bytes than the limit is listed with. */
export function tooLarge(size: number, limit: number): Verdict {
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  return skipped("too_large", `${megabytes(size)} MB; files of this kind of up to ${megabytes(limit)} MB are indexed.`);
}

/** Listed, and nothing of it kept. */
export function skipped(reason: Verdict["reason"], detail: string): Verdict {
  return { status: "skipped", reason, detail, keepText: false };
}

/** The opened file must be the one that the path leads to inside the root, with every link on the way resolved. */
function outsideRoot(root: string, path: string, file: number, opened: Stats): Verdict | null {
  const inside = root.endsWith(sep) ? root : root + sep;
  if (openedPath(file)?.startsWith(inside)) return null;
  const real = realpathSync.native(join(root, path));
  if (!real.startsWith(inside)) return leadsOutside();
  const there = statSync(real);
  if (there.ino === opened.ino && there.dev === opened.dev) return null;
  return lstatSync(real).isSymbolicLink() ? leadsOutside() : skipped("vanished", "It was replaced while it was read.");
}

/** Where an open file really lies, where the system tells (Linux): one look instead of one per folder on the way. */
function openedPath(file: number): string | null {
  if (process.platform !== "linux") return null;
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null;
  }
}

export function leadsOutside(): Verdict {
  return skipped("outside_root", "It is a symbolic link that leads out of the repository; links are not followed.");
}

/** Bytes up to the end; a file that grows meanwhile is cut at twice the size it had. */
function readAll(file: number, size: number): Buffer {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const read = readSync(file, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
    if (length < bytes.length) continue;
    if (length > MAX_FILE_BYTES || length > 2 * size + 4096) return bytes.subarray(0, size);
    bytes = Buffer.concat([bytes], bytes.length + 4096);
  }
}

const isSystemError = (error: unknown): boolean => error instanceof Error && "code" in error;

/** What a file is listed with that the system does not open. */
export function openFailure(error: unknown): Verdict {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR")
    return skipped("vanished", "It was there when the folder was listed and gone when it was read.");
  if (code === "ELOOP") return leadsOutside();
  if (code === "EACCES" || code === "EPERM") return skipped("unreadable", "The right to read it is missing.");
  return skipped("unreadable", `It could not be read (${code || "unknown error"}).`);
}
