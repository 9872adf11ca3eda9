/**
 * Keeps the text index in step with the stored texts: follows the log of changes and writes segments for what is not
 * covered. What a crash interrupts was never there; the next start finds the same files uncovered.
 */
import type pg from "pg";
import { ChangePosition } from "../../lib/db/follow-changes";
import type { SourceText } from "../../lib/db/source-text";
import { eachOnce } from "../../lib/db/text-postings";
import type { TextReader } from "../../lib/db/text-reader";
import { filesWithText, loadSegments, segmentIds, textSizes, writeSegment } from "../../lib/db/text-segments";
import { MOST_FILES, segmentsToReplace } from "./plan-segment";
import { SegmentBuilder } from "../../lib/db/text-segment-builder";

/** Bytes of texts in a segment; a larger file has one to itself. */
const MOST_BYTES = 160 * 1024 * 1024;
/** Texts held in memory to be put in order. */
const READ_AT_ONCE = 128;

interface Covered {
  files: Int32Array;
  /** ids of it that are gone */
  dead: Set<number>;
}

export class TextIndexer {
  private position: ChangePosition | undefined;
  private readonly segments = new Map<number, Covered>();
  private readonly uncovered = new Set<number>();

  constructor(
    private readonly client: pg.Client,
    private readonly reader: TextReader,
  ) {}

  /** Files that wait for a segment. */
  get waiting(): number {
    return this.uncovered.size;
  }

  /** Looks what changed since the last look. */
  async look(): Promise<void> {
    this.position ??= await this.begin();
    for (
      let changes = await this.position.read(this.client);
      changes.length > 0;
      changes = await this.position.read(this.client)
    ) {
      for (const { fileId, added } of changes) if (added) this.come(fileId);
      for (const { fileId, added } of changes) if (!added) this.go(fileId);
    }
  }

  /** Writes one segment; false when there is nothing to do. */
  async writeNext(): Promise<boolean> {
    await this.dropWithoutText();
    const states = [...this.segments].map(([id, { files, dead }]) => ({
      ...{ id, files: files.length },
      live: files.length - dead.size,
    }));
    const replaced = segmentsToReplace(states, this.uncovered.size);
    if (replaced === null) return false;
    const moved = replaced.flatMap((id) => this.liveFilesOf(id));
    const wanted = [...moved, ...this.uncovered].sort((a, b) => a - b);
    const sizes = await textSizes(this.client, wanted);
    const fitting = fits(sizes, new Set(moved));
    const builder = await this.build(fitting);
    const id = await writeSegment(this.client, builder.files, builder.pages(), replaced);
    this.settle(wanted, sizes, fitting, replaced, id, builder.files);
    return true;
  }

  /** The position is taken first: what changes meanwhile is seen twice, never missed. */
  private async begin(): Promise<ChangePosition> {
    const position = await ChangePosition.atEnd(this.client);
    for (const { id, files } of await loadSegments(this.client, await segmentIds(this.client))) {
      this.segments.set(id, { files: eachOnce(files), dead: new Set() });
    }
    const live = new Set(await filesWithText(this.client));
    for (const { files, dead } of this.segments.values()) {
      for (const file of files) if (!live.delete(file)) dead.add(file);
    }
    for (const file of live) this.uncovered.add(file);
    return position;
  }

  /** A file that was skipped is in the log, too. */
  private async dropWithoutText(): Promise<void> {
    if (this.uncovered.size === 0) return;
    const withText = await textSizes(this.client, [...this.uncovered]);
    this.uncovered.clear();
    for (const { id } of withText) this.uncovered.add(id);
  }

  private come(file: number): void {
    if (this.segmentOf(file) === undefined) this.uncovered.add(file);
  }

  private go(file: number): void {
    this.uncovered.delete(file);
    this.segmentOf(file)?.dead.add(file);
  }

  private segmentOf(file: number): Covered | undefined {
    for (const segment of this.segments.values()) if (holds(segment.files, file)) return segment;
    return undefined;
  }

  private liveFilesOf(id: number): number[] {
    const { files, dead } = this.segments.get(id) ?? { files: new Int32Array(), dead: new Set() };
    return [...files].filter((file) => !dead.has(file));
  }

  private async build(files: readonly number[]): Promise<SegmentBuilder> {
    const builder = new SegmentBuilder();
    for (let from = 0; from < files.length; from += READ_AT_ONCE) {
      const part = files.slice(from, from + READ_AT_ONCE);
      const texts = new Map<number, SourceText>();
      await this.reader.read(part, (file, text) => texts.set(file, text));
      for (const file of part) {
        const text = texts.get(file);
        if (text !== undefined) builder.add(file, text);
      }
    }
    return builder;
  }

  /** What had no room waits again, and so does what only seemed to be there; the log tells if it is gone. */
  private settle(
    wanted: readonly number[],
    sizes: readonly { id: number }[],
    fitting: readonly number[],
    replaced: readonly number[],
    id: number | null,
    files: readonly number[],
  ): void {
    for (const old of replaced) this.segments.delete(old);
    if (id !== null) this.segments.set(id, { files: eachOnce(Int32Array.from(files)), dead: new Set() });
    for (const file of wanted) this.uncovered.delete(file);
    const written = new Set(fitting);
    for (const { id: file } of sizes) if (!written.has(file)) this.uncovered.add(file);
  }
}

/** As many files as a segment may have. Those of segments that are replaced come first: they must not be left out. */
function fits(sizes: readonly { id: number; size: number }[], moved: ReadonlySet<number>): number[] {
  const fitting: number[] = [];
  let bytes = 0;
  for (const { id, size } of [...sizes].sort((a, b) => Number(moved.has(b.id)) - Number(moved.has(a.id)))) {
    if (!moved.has(id) && fitting.length > 0 && (bytes + size > MOST_BYTES || fitting.length >= MOST_FILES)) continue;
    fitting.push(id);
    bytes += size;
  }
  return fitting.sort((a, b) => a - b);
}

function holds(ascending: Int32Array, id: number): boolean {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] === id) return true;
    if (ascending[middle] < id) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
