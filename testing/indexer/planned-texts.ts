/**
 * A text index without texts: files come and go, the planner's steps are carried out on lists, and what must hold
 * after each is looked at. `wrong` says what did not.
 */
import {
  FILE_BYTES,
  nextStep,
  type SegmentLimits,
  type SegmentState,
  type SegmentStep,
  type WaitingFile,
} from "../../indexer/text-index/plan-segment";

/** Small ones, so that short histories come to them. */
const SMALL: SegmentLimits = { files: 40, bytes: 4_000 };

export class SegmentModel {
  readonly wrong: string[] = [];
  private readonly segments = new Map<number, Set<number>>();
  private readonly waiting = new Set<number>();
  /** bytes of all files that are there */
  private readonly there = new Map<number, number>();
  private ids = 0;
  private cameBytes = 0;
  private wentFiles = 0;
  private mergedBytes = 0;
  private savedFiles = 0;

  constructor(
    private readonly random: (below: number) => number,
    private readonly limits = SMALL,
  ) {}

  /** How often what came was written again because more came, by bytes. */
  get rewritings(): number {
    return this.mergedBytes / (this.cameBytes + FILE_BYTES * this.ids);
  }

  /** A random history; every now and then it is seen to the end, or as far as a crash lets it. */
  live(): void {
    for (let events = 2 + this.random(12); events > 0; events--) {
      const kind = this.random(10);
      if (kind < 5) this.come(1 + this.random(this.random(4) === 0 ? 90 : 6));
      else if (kind < 7) this.removeOf(this.random(100) / 100);
      else if (kind < 8) this.change(1 + this.random(5));
      else if (kind < 9) this.settle(1 + this.random(2));
      else this.settle();
    }
    this.settle();
    if (this.rewritings > 4) this.wrong.push(`what came was written ${this.rewritings} times again`);
    if (this.savedFiles > this.wentFiles) this.wrong.push(`${this.savedFiles} rewritten for ${this.wentFiles} gone`);
  }

  /** Files in a segment, however they came there. */
  segment(files: readonly { bytes: number }[]): void {
    const ids = files.map(({ bytes }) => this.file(bytes));
    this.segments.set(++this.ids, new Set(ids));
  }

  /** Removes about this share of the files: neighbours, as a folder has them. */
  removeOf(share: number): void {
    const all = [...this.there.keys()];
    const from = this.random(all.length + 1);
    for (const id of [...all.slice(from), ...all.slice(0, from)].slice(0, all.length * share)) this.remove(id);
  }

  /** Removes files here and there: of ten that follow each other so many. */
  thinOut(ofTen: number): void {
    for (const id of [...this.there.keys()]) if (id % 10 < ofTen) this.remove(id);
  }

  /** Takes steps until none is left, or so many: what a crash interrupts is not written. */
  settle(most = Infinity): void {
    const bound = this.mostSteps();
    for (let steps = 0; steps < most; steps++) {
      const step = nextStep(this.states(), this.waitingFiles(), this.limits);
      if (step === null) return this.lookAtEnd();
      if (steps >= bound) return void this.wrong.push(`more than ${bound} steps`);
      this.carryOut(step);
    }
  }

  come(count: number, bytes = () => this.randomSize()): void {
    for (let i = 0; i < count; i++) this.waiting.add(this.file(bytes()));
  }

  private change(count: number): void {
    const all = [...this.there.keys()];
    for (let i = 0; i < Math.min(count, all.length); i++) this.remove(all[this.random(all.length)]);
    this.come(count);
  }

  private remove(id: number): void {
    if (!this.there.delete(id)) return;
    this.wentFiles++;
    this.waiting.delete(id);
  }

  private file(bytes: number): number {
    this.there.set(++this.ids, bytes);
    this.cameBytes += bytes;
    return this.ids;
  }

  private randomSize(): number {
    const kind = this.random(20);
    if (kind === 0) return 0;
    if (kind === 1) return this.random(this.limits.bytes * 3);
    return this.random(kind < 12 ? 100 : 1_000);
  }

  private states(): SegmentState[] {
    return [...this.segments].map(([id, files]) => {
      const live = this.liveOf(files);
      return { id, files: files.size, live: live.length, bytes: this.bytesOf(live) };
    });
  }

  private waitingFiles(): WaitingFile[] {
    return [...this.waiting].map((id) => ({ id, bytes: this.there.get(id) ?? 0 }));
  }

  /** One for each segment, and those that fill segments: of two that follow each other, one alone was not enough. */
  private mostSteps(): number {
    const waiting = this.bytesOf(this.waiting);
    const inSegments = this.states().reduce((sum, { bytes }) => sum + bytes, 0);
    const full = (waiting + inSegments) / this.limits.bytes + this.there.size / this.limits.files;
    return 2 + this.segments.size + 2 * Math.ceil(full);
  }

  private carryOut({ taken, merged, dissolved }: SegmentStep): void {
    const before = this.measure();
    const files = new Set(taken);
    for (const id of merged) this.move(id, files);
    for (const id of dissolved) {
      for (const file of this.liveOf(this.segments.get(id) ?? [])) this.waiting.add(file);
      this.segments.delete(id);
    }
    for (const file of taken) if (!this.waiting.delete(file)) this.wrong.push(`${file} did not wait`);
    if (files.size > 0) this.segments.set(++this.ids, files);
    if (!isLess(this.measure(), before)) this.wrong.push("a step that led nowhere");
    const bytes = this.bytesOf(files);
    const isTooLarge = files.size > this.limits.files || bytes > this.limits.bytes;
    if (isTooLarge && files.size > 1) this.wrong.push(`a segment of ${files.size} files and ${bytes} bytes`);
  }

  private move(segment: number, into: Set<number>): void {
    const files = this.segments.get(segment) ?? new Set();
    const live = this.liveOf(files);
    for (const file of live) into.add(file);
    if (live.length * 2 < files.size) this.savedFiles += live.length;
    else this.mergedBytes += this.bytesOf(live) + FILE_BYTES * live.length;
    this.segments.delete(segment);
  }

  /** Each file is in one segment, and of segments of like size only large ones are left. */
  private lookAtEnd(): void {
    const covered = [...this.segments.values()].flatMap((files) => this.liveOf(files));
    const isOnce = new Set(covered).size === covered.length;
    if (!isOnce || covered.length !== this.there.size) this.wrong.push(`${covered.length} of ${this.there.size} files`);
    const full = this.bytesOf(covered) / this.limits.bytes + covered.length / this.limits.files;
    const most = 8 + 2 * full;
    if (this.segments.size > most) this.wrong.push(`${this.segments.size} segments, more than ${most}`);
  }

  /** What each step lessens: the first of these that it changes. */
  private measure(): number[] {
    const states = this.states();
    const gone = states.reduce((sum, { files, live }) => sum + files - live, 0);
    return [gone, this.waiting.size, states.length];
  }

  private liveOf(files: Iterable<number>): number[] {
    return [...files].filter((file) => this.there.has(file));
  }

  private bytesOf(files: Iterable<number>): number {
    let bytes = 0;
    for (const file of files) bytes += this.there.get(file) ?? 0;
    return bytes;
  }
}

function isLess(after: readonly number[], before: readonly number[]): boolean {
  const at = after.findIndex((value, i) => value !== before[i]);
  return at >= 0 && after[at] < before[at];
}
