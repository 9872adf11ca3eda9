/** The files of a segment, which of them are gone, and the total size of the others' texts. */
import type { SegmentState, WaitingFile } from "./plan-segment";

export class CoveredFiles {
  private readonly dead = new Set<number>();
  private liveBytes = 0;

  /**
   * @param files ascending ids, each once
   * @param bytes stored bytes of their texts
   */
  constructor(
    private readonly files: Int32Array,
    private readonly bytes: Float64Array,
  ) {
    for (const size of bytes) this.liveBytes += size;
  }

  has(file: number): boolean {
    return this.ordinalOf(file) >= 0;
  }

  /** Masks a file that is in the segment. */
  remove(file: number): void {
    if (this.dead.has(file)) return;
    this.dead.add(file);
    this.liveBytes -= this.bytes[this.ordinalOf(file)];
  }

  /** Those that are still there, ascending. */
  live(): WaitingFile[] {
    return [...this.files]
      .map((id, ordinal) => ({ id, bytes: this.bytes[ordinal] }))
      .filter(({ id }) => !this.dead.has(id));
  }

  state(id: number): SegmentState {
    return { id, files: this.files.length, live: this.files.length - this.dead.size, bytes: this.liveBytes };
  }

  /** -1 for a file that the segment does not have. */
  private ordinalOf(file: number): number {
    let low = 0;
    let high = this.files.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.files[middle] === file) return middle;
      if (this.files[middle] < file) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
