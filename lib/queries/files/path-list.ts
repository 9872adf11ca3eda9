/**
 * Every indexed path in memory, so that a file is found as one types. Follows the log of changes when it is asked,
 * at most a few times a second. About 300 bytes a file. Refuses to hold anything that the database does not.
 */
import type { PrismaClient } from "../../db/client";
import { listFiles, listFilesById, type ListedFile } from "../../db/read/file-list";
import { isGeneratedFile } from "../../db/read/file-scope";
import { ChangePosition } from "../../db/read/follow-changes";
import type { Queryable } from "../../db/pool";
import type { QueryContext } from "../context";
import { letterMask } from "./match-path";

/** A file with what matching needs. */
export interface PathEntry extends ListedFile {
  lower: string;
  mask: number;
  /** by Unreal's header tool: nobody's own code, in whatever repository */
  isGenerated: boolean;
}

/** Milliseconds between two looks at the log. */
const LOOK_EVERY = 200;
const PAGE = 20_000;

class PathList {
  private readonly entries = new Map<number, PathEntry>();
  private listed: readonly PathEntry[] | undefined;
  private position: ChangePosition | undefined;
  private lookedAt = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly db: PrismaClient,
    private readonly pool: Queryable,
  ) {}

  /** All files as they are now, give or take a fifth of a second. */
  async all(): Promise<readonly PathEntry[]> {
    if (Date.now() - this.lookedAt >= LOOK_EVERY || this.running !== undefined) {
      this.running ??= this.refresh().finally(() => {
        this.running = undefined;
        this.lookedAt = Date.now();
      });
      await this.running;
    }
    return (this.listed ??= [...this.entries.values()]);
  }

  private async refresh(): Promise<void> {
    this.position = this.position === undefined ? await this.load() : await this.follow(this.position);
  }

  /** The position is taken first: what changes meanwhile is read twice, never missed. */
  private async load(): Promise<ChangePosition> {
    this.listed = undefined;
    const position = await ChangePosition.atEnd(this.pool);
    for (let after = 0; ;) {
      const page = await listFiles(this.db, after, PAGE);
      for (const file of page) this.entries.set(file.id, entryOf(file));
      if (page.length < PAGE) return position;
      after = page[page.length - 1].id;
    }
  }

  private async follow(position: ChangePosition): Promise<ChangePosition> {
    for await (const changes of position.unread(this.pool)) {
      this.listed = undefined;
      for (const { fileId, added } of changes) if (!added) this.entries.delete(fileId);
      const added = changes.filter((change) => change.added).map((change) => change.fileId);
      for (const file of await listFilesById(this.db, added)) this.entries.set(file.id, entryOf(file));
    }
    return position;
  }
}

function entryOf(file: ListedFile): PathEntry {
  const lower = file.path.toLowerCase();
  // A spread that is followed by further fields gives every one of a hundred thousand entries a shape of its own.
  return Object.assign(file, { lower, mask: letterMask(lower), isGenerated: isGeneratedFile(file.path) });
}

const KEY = Symbol.for("fathom.path-lists");
const shared = globalThis as { [KEY]?: WeakMap<PrismaClient, PathList> };
/** Kept on globalThis: Next may load this module more than once. */
const lists = (shared[KEY] ??= new WeakMap());

/** The files of a database. */
export function allFiles({ db, pool }: QueryContext): Promise<readonly PathEntry[]> {
  const list = lists.get(db) ?? new PathList(db, pool);
  lists.set(db, list);
  return list.all();
}
