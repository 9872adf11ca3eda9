/** Which files of one repository the index by meaning has, in which segment and by which model, and which it lacks. */
import { CoveredFiles } from "../text-index/covered-files";
import { nextStep, type SegmentStep } from "../text-index/plan-segment";
import type { DescribedFile } from "../../lib/db/semantic/described-files";

/** Symbols count as this many bytes, in which segments are planned. */
const SYMBOL_BYTES = 100;
/** Fewer symbols than a segment has places for, all kinds counted. */
const LIMITS = { files: 4_000, bytes: 8_192 * SYMBOL_BYTES };

interface Held {
  files: CoveredFiles;
  model: string;
  hasGone: boolean;
}

export class CoveredRepository {
  private readonly segments = new Map<number, Held>();
  private readonly waiting = new Map<number, number>();
  /** symbols that its lessons were counted at last */
  countedAt = 0;

  constructor(
    readonly id: number,
    /** that new segments are made with */
    public model: string,
  ) {}

  get waitingFiles(): number {
    return this.waiting.size;
  }

  /** Symbols of all its files, about. */
  symbols(): number {
    let bytes = 0;
    for (const [id, { files }] of this.segments) bytes += files.state(id).bytes;
    for (const size of this.waiting.values()) bytes += size;
    return bytes / SYMBOL_BYTES;
  }

  /** Every file that is there. */
  files(): number[] {
    const covered = [...this.segments.values()].flatMap(({ files }) => files.live().map(({ id }) => id));
    return [...covered, ...this.waiting.keys()].sort((a, b) => a - b);
  }

  wait({ id, symbols }: DescribedFile): void {
    if (![...this.segments.values()].some(({ files }) => files.has(id))) this.waiting.set(id, symbols * SYMBOL_BYTES);
  }

  /** @returns whether it was one of these */
  remove(file: number): boolean {
    if (this.waiting.delete(file)) return true;
    for (const held of this.segments.values())
      if (held.files.has(file)) {
        held.files.remove(file);
        held.hasGone = true;
        return true;
      }
    return false;
  }

  /** @param sizes of the files that are there; what else the segment has is gone */
  hold(id: number, model: string, files: Int32Array, symbolsOf: ReadonlyMap<number, number>): void {
    const sizes = Float64Array.from(files, (file) => (symbolsOf.get(file) ?? 0) * SYMBOL_BYTES);
    const held = { files: new CoveredFiles(files, sizes), model, hasGone: false };
    for (const file of files) if (!symbolsOf.has(file)) held.files.remove(file);
    held.hasGone = files.some((file) => !symbolsOf.has(file));
    this.segments.set(id, held);
  }

  /** What is to be written next; segments of another model last. */
  nextStep(): SegmentStep | null {
    const states = [...this.segments].map(([id, { files }]) => files.state(id));
    const waiting = [...this.waiting].map(([id, bytes]) => ({ id, bytes }));
    const step = nextStep(states, waiting, LIMITS);
    if (step !== null) return step;
    const other = [...this.segments].find(([, { model }]) => model !== this.model);
    return other === undefined ? null : { taken: [], merged: [other[0]], dissolved: [] };
  }

  /** Files that the step's segment holds, ascending, with their symbols. */
  filesOf({ taken, merged }: SegmentStep): Map<number, number> {
    const moved = merged.flatMap((id) => this.segments.get(id)?.files.live() ?? []);
    const fresh = taken.map((id) => ({ id, bytes: this.waiting.get(id) ?? 0 }));
    const all = [...moved, ...fresh].sort((a, b) => a.id - b.id);
    return new Map(all.map(({ id, bytes }) => [id, bytes / SYMBOL_BYTES]));
  }

  /** Segments of its model in which a symbol of these files may stand as it was before it changed. */
  before({ merged }: SegmentStep): number[] {
    return [...this.segments]
      .filter(([id, { model, hasGone }]) => model === this.model && (hasGone || merged.includes(id)))
      .map(([id]) => id);
  }

  /** The step is done: its files wait no longer, or again. */
  done({ taken, merged, dissolved }: SegmentStep): void {
    for (const file of taken) this.waiting.delete(file);
    for (const id of dissolved)
      for (const { id: file, bytes } of this.segments.get(id)?.files.live() ?? []) this.waiting.set(file, bytes);
    for (const id of [...merged, ...dissolved]) this.segments.delete(id);
  }
}
