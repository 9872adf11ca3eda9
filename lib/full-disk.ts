/**
 * A disk that is full: which one it is, in words, and the wait until it may have space again. Nothing that was indexed
 * is lost by it, and nobody need start anything anew.
 */
import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "./errors";

const MIB = 1024 * 1024;
/** Bytes below which a disk counts as full: the database asks for 16 MiB at a time. */
const NEEDED = 64 * MIB;
/** Milliseconds between two looks at that disk, and between two tries where another one is full. */
const LOOK = 5_000;
const OTHER_DISK = 60_000;

/** What is to be done, and what comes of it. */
export const SPACE_HINT = "Free some space. Indexing goes on by itself then, and nothing that was indexed is lost.";

/** @param dataFolder where the built-in database lies; undefined: the database is somebody else's */
export async function diskFull(cause: unknown, dataFolder: string | undefined): Promise<AppError> {
  const which = (await isFull(dataFolder)) ? `The disk of ${dataFolder} is full` : "The disk of the database is full";
  const said = cause instanceof Error ? ` (${cause.message})` : "";
  return new AppError("disk_full", `${which}${said}.`, { hint: SPACE_HINT, cause });
}

export const megabytes = (bytes: number): string => `${Math.floor(bytes / MIB)} MB`;

/** Resolves when another try may do better, or as soon as the signal says so. */
export async function spaceAgain(dataFolder: string | undefined, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  for (let wasFull = false; !signal.aborted;) {
    await sleep(LOOK, undefined, { signal, ref: false }).catch(() => {});
    const full = await isFull(dataFolder);
    if (!full && (wasFull || performance.now() - began > OTHER_DISK)) return;
    wasFull ||= full;
  }
}

/** False where that cannot be told. */
export async function isFull(folder: string | undefined): Promise<boolean> {
  const free = await freeBytes(folder);
  return free !== null && free < NEEDED;
}

/** Null where that cannot be told. */
export async function freeBytes(folder: string | undefined): Promise<number | null> {
  if (folder === undefined) return null;
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
