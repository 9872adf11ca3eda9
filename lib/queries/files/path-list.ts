/**
 * Every indexed path in memory, so that a file is found as one types. Follows the log of changes when it is asked,
 * at most a few times a second. About 300 bytes a file. Refuses to hold anything that the database does not.
 */
import type { PrismaClient } from "../../db/client";
import { changesAfter, changeSpan, listFiles, listFilesById, type ListedFile } from "../../db/file-list";
import { letterMask } from "./match-path";

/** A file with what matching needs. */
export interface PathEntry extends ListedFile {
  lower: string;
  mask: number;
}

/** Milliseconds between two looks at the log. */
const LOOK_EVERY = 200;
const PAGE = 20_000;
/** A change may become visible after a later one: this many positions are read again. */
const OVERLAP = 2000n;

class PathList {
  private entries = new Map<number, PathEntry>();
  private position = 0n;
  private loaded = false;
  private applied = new Set<bigint>();
  private lookedAt = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly db: PrismaClient) {}

  /** All files as they are now, give or take a fifth of a second. */
  async all(): Promise<Iterable<PathEntry>> {
    if (Date.now() - this.lookedAt >= LOOK_EVERY || this.running !== undefined) {
      this.running ??= this.refresh().finally(() => {
        this.running = undefined;
        this.lookedAt = Date.now();
      });
      await this.running;
    }
    return this.entries.values();
  }

  private async refresh(): Promise<void> {
    const { first, last } = await changeSpan(this.db);
    // Changes that were dropped from the log before they were read leave nothing but to read everything again.
    if (!this.loaded || first > this.position + 1n || last < this.position) await this.load(last);
    await this.follow();
  }

  private async load(position: bigint): Promise<void> {
    this.entries = new Map();
    this.applied = new Set();
    for (let after = 0; ;) {
      const page = await listFiles(this.db, after, PAGE);
      for (const file of page) this.entries.set(file.id, entryOf(file));
      if (page.length < PAGE) break;
      after = page[page.length - 1].id;
    }
    this.position = position;
    this.loaded = true;
  }

  private async follow(): Promise<void> {
    const from = this.position > OVERLAP ? this.position - OVERLAP : 0n;
    for (let after = from; ;) {
      const changes = await changesAfter(this.db, after, PAGE);
      const fresh = changes.filter((change) => !this.applied.has(change.seq));
      for (const change of fresh) if (!change.added) this.entries.delete(change.fileId);
      const added = fresh.filter((change) => change.added).map((change) => change.fileId);
      if (added.length > 0) {
        for (const file of await listFilesById(this.db, added)) this.entries.set(file.id, entryOf(file));
      }
      for (const change of fresh) this.applied.add(change.seq);
      if (changes.length > 0) after = this.position = changes[changes.length - 1].seq;
      if (changes.length < PAGE) break;
    }
    for (const seq of this.applied) if (seq + OVERLAP < this.position) this.applied.delete(seq);
  }
}

function entryOf(file: ListedFile): PathEntry {
  const lower = file.path.toLowerCase();
  return { ...file, lower, mask: letterMask(lower) };
}

const lists = new WeakMap<PrismaClient, PathList>();

/** The files of a database. */
export function allFiles(db: PrismaClient): Promise<Iterable<PathEntry>> {
  const list = lists.get(db) ?? new PathList(db);
  lists.set(db, list);
  return list.all();
}
