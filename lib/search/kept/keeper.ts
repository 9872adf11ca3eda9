/**
 * Keeps the symbol index of a process in a folder, so that the next one begins with it. What is kept may be behind: it
 * is compared with the database, file by file. One process at a time writes; any number may read.
 */
import type { Connection } from "../../db/connection";
import { takeJob } from "../../db/admin/indexer-locks";
import { databaseIdentity } from "../../db/read/database-identity";
import type { KeptSegment, SymbolIndex } from "../embedded/symbol-index";
import type { Counts } from "./counts-file";
import { formOfSegments } from "./form";
import { KeptFolder, type NamedSegment } from "./kept-folder";

/** What is not kept yet is read from the database by the next start: so much of it is worth no writing. */
const FEW_ROWS = 2_000;
const FEW_SHARE = 0.02;
/** Between two times that something is written, and after one that failed. */
const SPACING_MS = 10_000;
const AFTER_FAILURE_MS = 300_000;

type Segments = NonNullable<ReturnType<SymbolIndex["segmentsToKeep"]>>;

export class Keeper {
  private folder: KeptFolder | null = null;
  /** under which the segments of this process lie there, by their numbers */
  private names = new Map<number, string>();
  /** name of the counts that lie there */
  private counted = "";
  private writing: Promise<void> | null = null;
  private nextAt = 0;
  private holder: Connection | null = null;

  /** @param parent the folder for what is kept; made when something is */
  constructor(private readonly parent: string) {}

  /** Finds the place of the database behind a connection. Not within a transaction. Never throws. */
  async open(client: Connection): Promise<void> {
    this.names = new Map();
    this.counted = "";
    try {
      this.folder = new KeptFolder(this.parent, await databaseIdentity(client), formOfSegments());
    } catch (error) {
      this.folder = null;
      console.warn(`Symbols are not kept between starts: ${String(error)}`);
    }
  }

  /** All that is kept; null where nothing is. Never throws. */
  async read(): Promise<{ counts: Counts; segments: NamedSegment[] } | null> {
    const counts = await this.folder?.counts();
    if (!this.folder || !counts) return null;
    const segments = await this.folder.segments(counts.counted);
    this.counted = counts.counted;
    return { counts, segments };
  }

  /** A segment that was read is in use under this number. */
  use(serial: number, { name }: NamedSegment): void {
    this.names.set(serial, name);
  }

  /** To be called at rest: writes, in the background, when there is enough that is not kept. */
  offer(client: Connection, index: SymbolIndex, counts: () => Counts): void {
    if (!this.folder || this.writing || Date.now() < this.nextAt) return;
    const segments = index.segmentsToKeep();
    if (segments === null || segments.length === 0) return;
    const now = counts();
    if (now.counted === this.counted && !this.isWorthIt(segments)) return;
    this.nextAt = Date.now() + SPACING_MS;
    this.writing = this.write(this.folder, client, segments, now)
      .catch((error: unknown) => {
        this.nextAt = Date.now() + AFTER_FAILURE_MS;
        console.warn(`Symbols could not be kept for the next start: ${String(error)}`);
      })
      .finally(() => (this.writing = null));
  }

  /** Resolves when nothing is being written. */
  async whenIdle(): Promise<void> {
    await this.writing;
  }

  private isWorthIt(segments: Segments): boolean {
    let all = 0;
    let other = 0;
    for (const { serial, liveRows } of segments) {
      all += liveRows;
      if (!this.names.has(serial)) other += liveRows;
    }
    return other > Math.max(FEW_ROWS, all * FEW_SHARE);
  }

  private async write(folder: KeptFolder, client: Connection, segments: Segments, counts: Counts): Promise<void> {
    if (this.holder !== client) {
      if (!(await takeJob(client, `kept symbols ${await folder.place()}`))) return;
      this.holder = client;
    }
    const there = new Set(await folder.names());
    const names = new Map<number, string>();
    for (const segment of segments) names.set(segment.serial, await this.put(folder, there, segment, counts.counted));
    await folder.setCounts(counts);
    await folder.keepOnly(new Set(names.values()));
    this.names = names;
    this.counted = counts.counted;
  }

  /** Gives the name of a segment, which is written unless it lies there. */
  private async put(
    folder: KeptFolder,
    there: ReadonlySet<string>,
    segment: KeptSegment & { serial: number },
    counted: string,
  ): Promise<string> {
    const name = this.names.get(segment.serial);
    if (name === undefined || !there.has(name)) return folder.addSegment(segment, counted);
    if (counted !== this.counted) await folder.setPriors(name, segment, counted);
    return name;
  }
}
