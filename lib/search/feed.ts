/**
 * Keeps the in-memory index level with the database: loads everything once, of which an earlier process may have kept
 * most, then follows the log of changes. Waits for a database that is not there yet, and goes on after one that went
 * away. Never throws: it says what it waits for.
 */
import { randomUUID } from "node:crypto";
import { atOneMoment, type Connection, withConnection } from "../db/connection";
import { ChangeBell, ChangePosition, type FileChange } from "../db/read/follow-changes";
import {
  lastChangingRun,
  loadFiles,
  loadImporters,
  loadMentions,
  loadSymbols,
  type LoadedFile,
} from "../db/read/load-symbols";
import { Batch } from "./embedded/batch";
import { nearGroups } from "./near-groups";
import { Mentions } from "./embedded/mentions";
import { pauseInSlices } from "./embedded/slices";
import type { SymbolIndex } from "./embedded/symbol-index";
import type { Counts } from "./kept/counts-file";
import type { Keeper } from "./kept/keeper";

/** What the feed is doing. */
export interface FeedState {
  phase: "waiting" | "loading" | "ready";
  /** why it waits, or what failed last */
  error: string | null;
}

/** Symbols that make a segment while very many arrive. */
const BATCH_ROWS = 60_000;
const RETRY_MS = 1_000;
/** Counts are taken again this long after the last change, and while changes go on not more often than SPACING. */
const QUIET_MS = 2_500;
const SPACING_MS = 20_000;
/** and never so often that counting takes more than a fiftieth of the time */
const SPACING_FACTOR = 50;

export class Feed {
  state: FeedState = { phase: "waiting", error: null };
  position: ChangePosition | null = null;
  /** files whose symbols the first load has read, of all files */
  readonly loaded = { done: 0, total: 0 };
  /** files of which the database was asked for the symbols */
  filesRead = 0;
  private readonly bell: ChangeBell;
  private stopped = false;
  private changedAt = 0;
  private countedAt = 0;
  private countingTook = 0;
  private counts: Pick<Counts, "counted" | "run" | "mentions" | "importers"> | null = null;
  /** stamps of files that turned out to have no symbols, by id */
  private empty = new Map<number, number>();

  constructor(
    private readonly url: string,
    private readonly index: SymbolIndex,
    /** null: nothing is kept between starts */
    private readonly keeper: Keeper | null = null,
  ) {
    this.bell = new ChangeBell(url);
  }

  /** Runs until `stop`. */
  async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await withConnection(this.url, "fathom web, symbols", async (client) => {
          if (!this.position) await this.load(client);
          await this.follow(client);
        });
      } catch (error) {
        this.state = { ...this.state, error: error instanceof Error ? error.message : String(error) };
        if (!this.position) {
          this.index.clear();
          this.state.phase = "waiting";
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.bell.close();
    await this.keeper?.whenIdle();
  }

  private async load(client: Connection): Promise<void> {
    this.state = { phase: "loading", error: null };
    await this.keeper?.open(client);
    const reading = this.keeper?.read();
    const position = await atOneMoment(client, async () => {
      const end = await ChangePosition.atEnd(client);
      const files = await loadFiles(client, null);
      Object.assign(this.loaded, { done: 0, total: files.length });
      if (!(await this.restore(await reading, files))) await this.count(client);
      await this.readMissing(client, files);
      return end;
    });
    this.position = position;
    this.state = { phase: "ready", error: null };
  }

  /** Takes what was kept, as far as it still holds. False where nothing is. */
  private async restore(kept: Awaited<ReturnType<Keeper["read"]>> | undefined, files: LoadedFile[]): Promise<boolean> {
    this.empty = new Map();
    if (!kept) return false;
    const { counts, segments } = kept;
    const byId = new Map(files.map((file) => [file.id, file]));
    await this.index.count(counts.mentions, counts.importers);
    for (const segment of segments) {
      const serial = await this.index.restore(segment, byId);
      if (serial !== null) this.keeper?.use(serial, segment);
    }
    for (const { id, stamp } of files) if (counts.empty.get(id) === stamp) this.empty.set(id, stamp);
    this.counts = counts;
    this.countedAt = Date.now();
    // Counted again as soon as it is due: after changes, and after another run.
    if (counts.isBehind || counts.files !== this.index.files()) this.changedAt = this.countedAt + 1;
    return true;
  }

  /** Reads the files that were not kept. */
  private async readMissing(client: Connection, files: readonly LoadedFile[]): Promise<void> {
    const missing = files.filter(({ id, stamp }) => !this.index.has(id) && this.empty.get(id) !== stamp);
    this.loaded.done = files.length - missing.length;
    if (missing.length === 0) return;
    if (missing.length < files.length) this.changedAt = Date.now();
    const isMost = missing.length * 2 > files.length;
    for (const group of isMost ? [missing] : nearGroups(missing))
      await this.read(client, group[0].id, group[group.length - 1].id, group);
  }

  /** Follows the log over one connection until it breaks. */
  private async follow(client: Connection): Promise<void> {
    while (!this.stopped) {
      const changes = await this.position!.read(client);
      this.state = { phase: "ready", error: null };
      if (changes.length > 0) await this.apply(client, changes);
      else if (await this.countingIsDue(client)) await this.count(client);
      else await this.rest(client);
    }
  }

  private async rest(client: Connection): Promise<void> {
    if (Date.now() - this.changedAt > QUIET_MS) {
      this.index.rest();
      this.keeper?.offer(client, this.index, () => this.toKeep());
    }
    await this.bell.wait();
  }

  private toKeep(): Counts {
    const { counts, index, empty } = this;
    if (counts === null) throw new Error("Nothing was counted.");
    return { ...counts, isBehind: this.changedAt > this.countedAt, files: index.files(), empty };
  }

  private async apply(client: Connection, changes: readonly FileChange[]): Promise<void> {
    this.changedAt = Date.now();
    const removed = changes.filter(({ added }) => !added).map(({ fileId }) => fileId);
    const ids = changes.filter(({ added }) => added).map(({ fileId }) => fileId);
    const files = ids.length === 0 ? [] : await loadFiles(client, ids);
    for (const group of nearGroups(files)) {
      const last = group[group.length - 1];
      const replaced = group.length === files.length ? removed : [];
      await this.read(client, group[0].id, last.id, group, replaced);
    }
    for (const id of removed) {
      this.index.remove(id);
      this.empty.delete(id);
    }
  }

  /** Reads the symbols of files whose ids lie in [from, to] into the index, batch by batch. */
  private async read(
    client: Connection,
    from: number,
    to: number,
    files: readonly LoadedFile[],
    removed: readonly number[] = [],
  ): Promise<void> {
    this.filesRead += files.length;
    const byId = new Map(files.map((file) => [file.id, file]));
    let batch = new Batch();
    let current = -1;
    const full: Batch[] = [];
    const pause = pauseInSlices();
    const enterFull = async (): Promise<void> => {
      await pause();
      for (let next = full.shift(); next; next = full.shift()) await this.index.add(next, byId);
    };
    await loadSymbols(
      client,
      from,
      to,
      (symbol) => {
        if (!byId.has(symbol.fileId)) return;
        if (symbol.fileId !== current) {
          if (batch.rows >= BATCH_ROWS) {
            full.push(batch);
            batch = new Batch();
          }
          batch.addFile((current = symbol.fileId));
          this.loaded.done++;
        }
        batch.add(symbol);
      },
      enterFull,
    );
    await enterFull();
    await this.index.add(batch, byId, removed);
    for (const { id, stamp } of files) if (!this.index.has(id)) this.empty.set(id, stamp);
  }

  /** Whether mentions and importers may differ from what was counted last: after changes, and after a run's link. */
  private async countingIsDue(client: Connection): Promise<boolean> {
    const now = Date.now();
    const spacing = Math.max(SPACING_MS, this.countingTook * SPACING_FACTOR);
    if (now - this.countedAt < spacing || now - this.changedAt < QUIET_MS) return false;
    if (this.changedAt > this.countedAt) return true;
    return (await lastChangingRun(client)) !== this.counts?.run;
  }

  private async count(client: Connection): Promise<void> {
    const started = Date.now();
    const run = await lastChangingRun(client);
    const mentions = new Mentions();
    const importers = new Map<number, number>();
    await loadMentions(client, (hash, files) => mentions.set(hash, files));
    await loadImporters(client, (file, count) => importers.set(file, count));
    await this.index.count(mentions, importers);
    this.counts = { counted: randomUUID(), run, mentions, importers };
    this.countingTook = Date.now() - started;
    this.countedAt = started;
  }
}
