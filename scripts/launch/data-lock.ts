/**
 * One Fathom per data folder. The note says who holds it and where its page and database are, so that a second start
 * can join. A note is ignored if its process is gone or its process id now belongs to another process.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isAlive, startTime } from "../../lib/postgres/processes";

const holderSchema = z.object({
  pid: z.number().int(),
  startTime: z.string(),
  /** null while it is still starting */
  url: z.string().nullable(),
  databaseUrl: z.string().nullable(),
  /** lets programs of this user in; null while it is still starting */
  token: z.string().nullable().default(null),
});

/** Who holds a data folder. */
export type Holder = z.output<typeof holderSchema>;

/** A held data folder. */
export interface DataLock {
  /** Tells others where the page and the database are. */
  publish(url: string, databaseUrl: string, token: string): void;
  release(): void;
}

/** Locks the folder, or returns who holds it. */
export function lockDataFolder(folder: string): { lock: DataLock } | { holder: Holder } {
  const file = noteFile(folder);
  const mine: Holder = {
    pid: process.pid,
    startTime: startTime(process.pid),
    url: null,
    databaseUrl: null,
    token: null,
  };
  for (;;) {
    if (create(file, mine)) return { lock: lockOn(file, mine) };
    const holder = readHolder(folder);
    if (holder) return { holder };
    removeStale(folder, file);
  }
}

/** Who holds the folder now; undefined when nobody alive does. */
export function readHolder(folder: string): Holder | undefined {
  return readNote(noteFile(folder));
}

function noteFile(folder: string): string {
  return join(folder, "in-use.json");
}

function readNote(file: string): Holder | undefined {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return isAlive(holder.pid) && startTime(holder.pid) === holder.startTime ? holder : undefined;
  } catch {
    // No note, or one that a crash cut short.
    return undefined;
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    // It holds the database's password, and what lets in.
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Moves the note aside before it is removed: of two that find it stale, only one may, and never a fresh one. */
function removeStale(folder: string, file: string): void {
  const aside = join(folder, `in-use.${process.pid}.json`);
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readNote(aside)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function lockOn(file: string, mine: Holder): DataLock {
  return {
    publish: (url, databaseUrl, token) => {
      const next = `${file}.next`;
      writeFileSync(next, JSON.stringify({ ...mine, url, databaseUrl, token }), { mode: 0o600 });
      renameSync(next, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}
