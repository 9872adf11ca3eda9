/**
 * Keeps Meilisearch level with the database. The log `file_change` is its outbox: it is written in the transaction
 * that changes the files. How far Meilisearch has come lies beside its documents, written after them, so whichever
 * side is killed, the rest is handed in again, and handing in twice changes nothing. Without that mark (a wiped
 * server, another form of documents) or with one that the log no longer reaches, a new generation is filled aside and
 * swapped in. One process at a time does this; a lock decides which.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { withConnection, type Connection } from "../../db/connection";
import { ChangeBell, ChangePosition, firstKeptChange } from "../../db/read/follow-changes";
import {
  becomeKeeper,
  fileCount,
  isIndexing,
  recordFailure,
  recordGeneration,
  searchGeneration,
} from "../../db/admin/search-generation";
import type { MeilisearchServer } from "./server";
import { type Cursor, cursorLine, readCursor } from "./cursor";
import { fillGeneration } from "./fill-generation";
import { handIn } from "./hand-in";

/** Name of the engine in the database. */
export const ENGINE = "meilisearch";

const SHORTEST_REST_MS = 500;
const LONGEST_REST_MS = 30_000;
/** Another process has the lock: looked at again after this. */
const TURN_MS = 5_000;
/** While nothing changes, how often it is looked whether the documents are still there. */
const LOOK_MS = 5_000;
/**
 * Counts that ranking looks at are as old as a generation; after so many changed files, and this share, a new one is
 * filled.
 */
const DRIFT_FILES = 500;
const DRIFT_SHARE = 0.25;

/** Events for the caller: all changes have been sent, or something failed and is tried again. */
export type KeeperNews = { level: true } | { level: false; problem: string };

export class Keeper {
  private stopped = false;
  private readonly stopping = new AbortController();
  private readonly bell: ChangeBell;

  constructor(
    private readonly server: MeilisearchServer,
    private readonly url: string,
    private readonly tell: (news: KeeperNews) => void = () => {},
  ) {
    this.bell = new ChangeBell(url);
  }

  /** Runs until `stop`; never throws. Failures are recorded and tried again, ever less often. */
  async run(): Promise<void> {
    for (let rest = SHORTEST_REST_MS; !this.stopped; rest = Math.min(LONGEST_REST_MS, rest * 2)) {
      const started = Date.now();
      try {
        await withConnection(this.url, "fathom indexer, meilisearch", (connection) => this.keep(connection));
      } catch (error) {
        if (Date.now() - started > LONGEST_REST_MS) rest = SHORTEST_REST_MS;
        await this.record(error);
        await this.pause(rest);
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopping.abort();
    await this.bell.close();
  }

  private async keep(connection: Connection): Promise<void> {
    while (!(await becomeKeeper(connection))) {
      if (this.stopped) return;
      await this.pause(TURN_MS);
    }
    const { indexUid } = await searchGeneration(connection, ENGINE);
    while (!this.stopped) {
      const cursor = await this.usable(connection, await readCursor(this.server, indexUid));
      if (cursor) await this.follow(connection, indexUid, cursor);
      else await this.fill(connection, indexUid);
    }
  }

  /** Null when the log does not reach back to it, or is another one. */
  private async usable(connection: Connection, cursor: Cursor | null): Promise<Cursor | null> {
    if (!cursor) return null;
    const end = await ChangePosition.atEnd(connection);
    const first = await firstKeptChange(connection);
    return cursor.position >= first - 1n && cursor.position <= end.seq ? cursor : null;
  }

  /** A new generation; while files are being indexed it would be old at once, so it waits. */
  private async fill(connection: Connection, indexUid: string): Promise<void> {
    await recordGeneration(connection, ENGINE, { generation: null, position: 0n });
    while (await isIndexing(connection)) {
      if (this.stopped) return;
      await this.pause(SHORTEST_REST_MS);
    }
    const cursor = await fillGeneration(this.server, connection, indexUid, this.stopping.signal);
    if (cursor) await recordGeneration(connection, ENGINE, cursor);
  }

  /** Hands in what changes, until the documents are gone or so much has changed that a new generation is due. */
  private async follow(connection: Connection, indexUid: string, from: Cursor): Promise<void> {
    const { generation } = from;
    await recordGeneration(connection, ENGINE, from);
    const position = ChangePosition.after(from.position);
    let changed = 0;
    let lookedAt = Date.now();
    while (!this.stopped) {
      const changes = await position.read(connection);
      if (changes.length > 0) {
        const cursor = { generation, position: position.safe };
        await handIn(this.server, connection, indexUid, changes, cursorLine(cursor), this.stopping.signal);
        await recordGeneration(connection, ENGINE, cursor);
        changed += changes.length;
      } else if (Date.now() - lookedAt > LOOK_MS) {
        if ((await readCursor(this.server, indexUid))?.generation !== generation) return;
        if (await this.isDrifting(connection, changed)) {
          await this.fillAgain(connection, indexUid);
          return;
        }
        lookedAt = Date.now();
      } else {
        this.tell({ level: true });
        await this.bell.wait();
      }
    }
  }

  private async isDrifting(connection: Connection, changed: number): Promise<boolean> {
    if (changed < DRIFT_FILES || (await isIndexing(connection))) return false;
    return changed > DRIFT_SHARE * (await fileCount(connection));
  }

  /** The same aside, while the one before goes on answering. */
  private async fillAgain(connection: Connection, indexUid: string): Promise<void> {
    const cursor = await fillGeneration(this.server, connection, indexUid, this.stopping.signal);
    if (cursor) await recordGeneration(connection, ENGINE, cursor);
  }

  private async record(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    this.tell({ level: false, problem: reason });
    await withConnection(this.url, "fathom indexer, meilisearch", (connection) =>
      recordFailure(connection, ENGINE, reason),
    ).catch(() => console.warn(`Meilisearch is not kept level: ${reason}`));
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
  }
}
