/**
 * The symbols of a codebase in memory: immutable segments, one per batch of files, newest last. Files that went are
 * masked; small segments are merged aside. It can be searched at any moment. Knows nothing of the database.
 */
import type { SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { answerRequest } from "./answer";
import type { Batch } from "./batch";
import { type AnnouncedFile, type IndexedFile, SegmentFile } from "./indexed-file";
import { LiveSegment, type Priors } from "./live-segment";
import { Mentions } from "./mentions";
import { rowsOf, worthMergingAtRest, worthTidying } from "./merge-choice";
import type { Merger } from "./merger";
import { shared, type SegmentData } from "./segment";
import { inSlices } from "./slices";

/** Of a file that went while its rows were read; they are masked. */
const GONE = { repositoryId: 0, path: "", language: "c", scope: "external", stamp: 0 } as const;

/** How much memory may be taken for a while, and how it is given back. */
interface Room {
  /**
   * Rows that one merge takes at most: its result lies beside its sources until it is done. All of Linux stays a few
   * segments, where to make one of it took half a gigabyte more.
   */
  mostMerged: number;
  /** Bytes of segments that are dropped before their room is asked back. */
  mostDropped: number;
  /**
   * Gives back the memory of segments that were dropped: the engine does not count shared arrays, so it sees no reason
   * to look for what is left of them.
   */
  reclaim: () => void;
}

const ROOM: Room = { mostMerged: 2_500_000, mostDropped: 64 * 1024 * 1024, reclaim: () => {} };

/** A segment as it outlives a process. */
export interface KeptSegment {
  data: SegmentData;
  /** of its files, as they were when it was made */
  stamps: Int32Array;
  /** null: not known any more */
  priors: Priors | null;
}

interface Place {
  segment: LiveSegment;
  index: number;
}

export class SymbolIndex {
  private segments: LiveSegment[] = [];
  private readonly places = new Map<number, Place>();
  private mentions = new Mentions();
  private importers = new Map<number, number>();
  private merging: Promise<void> | null = null;
  private droppedBytes = 0;

  private readonly room: Room;

  constructor(
    private readonly merger: Merger,
    room: Partial<Room> = {},
  ) {
    this.room = { ...ROOM, ...room };
  }

  search(request: SymbolSearchRequest): SymbolSearchAnswer {
    return answerRequest({ segments: this.segments, mentions: this.mentions }, request);
  }

  /** Symbols that can be found. */
  size(): number {
    return rowsOf(this.segments);
  }

  /** Files that have symbols. */
  files(): number {
    return this.places.size;
  }

  /** Rows that are live in each segment, oldest first. */
  segmentSizes(): number[] {
    return this.segments.map(({ liveRows }) => liveRows);
  }

  /** Bytes of all arrays. */
  bytes(): number {
    return this.segments.reduce((sum, segment) => sum + segment.bytes(), 0);
  }

  /**
   * Adds the files of a batch and takes away `removed` in the same moment. Rows of files that are missing from `files`
   * (they went while the batch was read) are masked.
   */
  async add(batch: Batch, files: ReadonlyMap<number, AnnouncedFile>, removed: readonly number[] = []): Promise<void> {
    if (batch.rows === 0) {
      for (const id of removed) this.remove(id);
      return;
    }
    const data = await inSlices(batch.build());
    const segment = await this.rated(data, (id) => this.record(id, files.get(id)));
    for (const id of removed) this.remove(id);
    this.enter(segment, (id) => files.has(id) && !this.places.has(id));
    this.tidy();
  }

  /**
   * Enters a segment that was kept, as far as its files are still there and in no segment yet. Gives its number, as in
   * `segmentsToKeep`; null where it brings nothing.
   */
  async restore(
    { data, stamps, priors }: KeptSegment,
    files: ReadonlyMap<number, AnnouncedFile>,
  ): Promise<number | null> {
    const wanted = new Set<number>();
    data.fileIds.forEach((id, i) => {
      if (files.get(id)?.stamp === stamps[i] && !this.places.has(id)) wanted.add(id);
    });
    if (wanted.size === 0) return null;
    // What is not wanted of it keeps its stamp: it is not what the database says.
    const record = (id: number, i: number) => {
      const file = files.get(id);
      return this.record(id, file?.stamp === stamps[i] ? file : { ...GONE, ...file, id, stamp: stamps[i] });
    };
    const segment = await this.rated(data, record, priors);
    this.enter(segment, (id) => wanted.has(id));
    return segment.serial;
  }

  /** What a later process can begin with; null while a merge is about to replace some of it. */
  segmentsToKeep(): (KeptSegment & { serial: number; liveRows: number })[] | null {
    if (this.merging) return null;
    // Priors as they are now: they are replaced when names are rated again.
    return this.segments.map(({ data, stamps, priors, serial, liveRows }) => {
      return { data, stamps, priors, serial, liveRows };
    });
  }

  /** Whether a file has symbols here. */
  has(fileId: number): boolean {
    return this.places.has(fileId);
  }

  /** Masks a file. Unknown ids are files without symbols. */
  remove(fileId: number): void {
    const place = this.places.get(fileId);
    if (!place) return;
    place.segment.bury(place.index);
    this.places.delete(fileId);
  }

  /** Forgets everything. */
  clear(): void {
    this.segments = [];
    this.places.clear();
  }

  /** Takes new counts of mentions and importers (by file id), and ranks by them from now on. */
  async count(mentions: Mentions, importers: Map<number, number>): Promise<void> {
    await this.merging;
    this.mentions = mentions;
    this.importers = importers;
    for (const segment of [...this.segments]) {
      for (const file of segment.files) file.importers = importers.get(file.id) ?? 0;
      await inSlices(segment.rate(mentions));
    }
  }

  /** Resolves when no merge is running. */
  async whenIdle(): Promise<void> {
    while (this.merging) await this.merging;
  }

  private record(id: number, file: AnnouncedFile = { ...GONE, id }): IndexedFile {
    return new SegmentFile(file, this.importers.get(id) ?? 0);
  }

  private async rated(
    data: SegmentData,
    record: (id: number, index: number) => IndexedFile,
    priors: Priors | null = null,
  ): Promise<LiveSegment> {
    const segment = new LiveSegment(data, Array.from(data.fileIds, record), priors);
    if (priors === null) await inSlices(segment.rate(this.mentions));
    return segment;
  }

  private enter(segment: LiveSegment, wanted: (id: number) => boolean): void {
    segment.data.fileIds.forEach((id, index) => {
      if (wanted(id)) this.places.set(id, { segment, index });
      else segment.bury(index);
    });
    this.segments = [...this.segments, segment];
  }

  /**
   * To be called while no more files come: merges what is worth it, since one segment is searched faster than several.
   */
  rest(): void {
    this.start(worthMergingAtRest);
  }

  /** Starts a merge when there are many segments or many dead rows. */
  private tidy(): void {
    this.start(worthTidying);
  }

  /** One at a time. */
  private start(choose: typeof worthTidying): void {
    const chosen = this.merging ? [] : choose(this.segments, this.room.mostMerged);
    if (chosen.length === 0) return;
    this.merging = this.merge(chosen)
      .catch((error: unknown) => console.warn(`Merging the symbol index failed; it stays as it is: ${String(error)}`))
      .finally(() => {
        this.merging = null;
      });
  }

  private async merge(sources: LiveSegment[]): Promise<void> {
    const inputs = sources.map(({ data, alive }) => {
      const copy = shared.u8(alive.length);
      copy.set(alive);
      return { data, alive: copy };
    });
    const data = await this.merger.merge(inputs);
    const records = new Map(sources.flatMap(({ files }) => files.map((file) => [file.id, file] as const)));
    const merged = await this.rated(data, (id) => records.get(id)!);
    if (!sources.every((source) => this.segments.includes(source))) return;
    this.segments = this.segments.filter((segment) => !sources.includes(segment));
    const old = new Set(sources);
    this.enter(merged, (id) => {
      const place = this.places.get(id);
      return place !== undefined && old.has(place.segment);
    });
    this.droppedBytes += sources.reduce((sum, source) => sum + source.bytes(), 0);
    if (this.droppedBytes < this.room.mostDropped) return;
    this.droppedBytes = 0;
    // Not while this call still holds them.
    setImmediate(this.room.reclaim);
  }
}
