/**
 * Keeps the text index in step with the stored texts: follows the log of changes and writes segments for what is not
 * covered. What a crash interrupts was never there; the next start finds the same files uncovered.
 */
import type pg from "pg";
import { ChangePosition } from "../../lib/db/read/follow-changes";
import type { SourceText } from "../../lib/format/source-text";
import { SegmentBuilder } from "../../lib/format/segment-builder";
import { eachOnce } from "../../lib/format/text-postings";
import type { TextReader } from "../../lib/db/read/text-reader";
import { allStoredSizes, loadSegments, segmentIds, storedSizes, writeSegment } from "../../lib/db/write/text-segments";
import type { SegmentKeeper } from "../following/segment-keeper";
import { CoveredFiles } from "./covered-files";
import { nextStep, SEGMENT_LIMITS, type SegmentStep, type WaitingFile } from "./plan-segment";

/** Texts held in memory to be put in order. */
const READ_AT_ONCE = 128;
/** Stored bytes of them; one larger text is held by itself. */
const READ_BYTES = 8 * 1024 * 1024;

export class TextIndexer implements SegmentKeeper {
  private position: ChangePosition | undefined;
  private readonly segments = new Map<number, CoveredFiles>();
  /** new files whose size nobody has asked for */
  private readonly arrived = new Set<number>();
  /** stored bytes of the files that no segment has */
  private readonly uncovered = new Map<number, number>();

  constructor(
    private readonly client: pg.Client,
    private readonly reader: TextReader,
    private readonly limits = SEGMENT_LIMITS,
  ) {}

  /** Files that wait for a segment. */
  get waiting(): number {
    return this.arrived.size + this.uncovered.size;
  }

  /** Looks what changed since the last look. */
  async look(): Promise<void> {
    this.position ??= await this.begin();
    for await (const changes of this.position.unread(this.client)) {
      for (const { fileId, added } of changes) if (added) this.onAdded(fileId);
      for (const { fileId, added } of changes) if (!added) this.onRemoved(fileId);
    }
  }

  /** Writes one segment; false when there is nothing to do. */
  async writeNext(): Promise<boolean> {
    await this.measureArrived();
    const states = [...this.segments].map(([id, files]) => files.state(id));
    const step = nextStep(states, this.waitingFiles(), this.limits);
    if (step === null) return false;
    const wanted = this.filesOf(step);
    const builder = await this.build(wanted);
    const replaced = [...step.merged, ...step.dissolved];
    const id = await writeSegment(this.client, builder.files, builder.pages(), replaced);
    this.applyWritten(step);
    if (id !== null) this.segments.set(id, covered(Int32Array.from(builder.files), sizesOf(wanted)));
    return true;
  }

  /** The position is taken first: what changes meanwhile is seen twice, never missed. */
  private async begin(): Promise<ChangePosition> {
    const position = await ChangePosition.atEnd(this.client);
    const segments = await loadSegments(this.client, await segmentIds(this.client));
    const sizes = sizesOf(await allStoredSizes(this.client));
    for (const { id, files } of segments) {
      const segment = covered(files, sizes);
      for (const file of eachOnce(files)) if (!sizes.delete(file)) segment.remove(file);
      this.segments.set(id, segment);
    }
    for (const [file, bytes] of sizes) this.uncovered.set(file, bytes);
    return position;
  }

  /** A file that was skipped is in the log, too; it has no size. */
  private async measureArrived(): Promise<void> {
    const arrived = [...this.arrived];
    this.arrived.clear();
    for (const { id, bytes } of await storedSizes(this.client, arrived)) this.uncovered.set(id, bytes);
  }

  private onAdded(file: number): void {
    if (!this.uncovered.has(file) && this.segmentOf(file) === undefined) this.arrived.add(file);
  }

  private onRemoved(file: number): void {
    this.arrived.delete(file);
    this.uncovered.delete(file);
    this.segmentOf(file)?.remove(file);
  }

  private segmentOf(file: number): CoveredFiles | undefined {
    for (const segment of this.segments.values()) if (segment.has(file)) return segment;
    return undefined;
  }

  private *waitingFiles(): Generator<WaitingFile> {
    for (const [id, bytes] of this.uncovered) yield { id, bytes };
  }

  /** What the step's segment is to hold, ascending. */
  private filesOf({ taken, merged }: SegmentStep): WaitingFile[] {
    const moved = merged.flatMap((id) => this.segments.get(id)?.live() ?? []);
    const fresh = taken.map((id) => ({ id, bytes: this.uncovered.get(id) ?? 0 }));
    return [...moved, ...fresh].sort((a, b) => a.id - b.id);
  }

  /** A file whose text is gone by now is left out; the log tells of it. */
  private async build(files: readonly WaitingFile[]): Promise<SegmentBuilder> {
    const builder = new SegmentBuilder();
    for (const part of readable(files)) {
      const texts = new Map<number, SourceText>();
      await this.reader.read(part, (file, text) => texts.set(file, text));
      for (const file of part) {
        const text = texts.get(file);
        if (text !== undefined) builder.add(file, text);
      }
    }
    return builder;
  }

  private applyWritten({ taken, merged, dissolved }: SegmentStep): void {
    for (const file of taken) this.uncovered.delete(file);
    for (const id of dissolved)
      for (const { id: file, bytes } of this.segments.get(id)?.live() ?? []) this.uncovered.set(file, bytes);
    for (const id of [...merged, ...dissolved]) this.segments.delete(id);
  }
}

const sizesOf = (files: readonly WaitingFile[]): Map<number, number> =>
  new Map(files.map(({ id, bytes }) => [id, bytes]));

/** @param files of a segment, in which a long text stands more than once */
function covered(files: Int32Array, sizes: ReadonlyMap<number, number>): CoveredFiles {
  const each = eachOnce(files);
  return new CoveredFiles(
    each,
    Float64Array.from(each, (file) => sizes.get(file) ?? 0),
  );
}

/** Ids in runs that are read at once. */
function* readable(files: readonly WaitingFile[]): Generator<number[]> {
  let run: number[] = [];
  let size = 0;
  for (const { id, bytes } of files) {
    if (run.length > 0 && (run.length >= READ_AT_ONCE || size + bytes > READ_BYTES)) {
      yield run;
      run = [];
      size = 0;
    }
    run.push(id);
    size += bytes;
  }
  if (run.length > 0) yield run;
}
