/**
 * How much one step of a search takes on. What a use costs differs a thousandfold, between one whose meaning is known
 * and one that leads through files nobody has read yet; so a step takes on what the last one's speed lets into its
 * time.
 */
export class Pace {
  /** milliseconds per use; unknown before the first step */
  private perUse: number | null = null;
  private last: number;

  /** @param first uses of the first step */
  constructor(first: number) {
    this.last = first;
  }

  /**
   * @param ms that the step may take @returns how many uses that is: `least` or more, and not very many more than in
   * the step before
   */
  step(ms: number, least: number): number {
    if (this.perUse === null) return this.last;
    return Math.min(LARGEST, Math.max(least, Math.min(this.last * GROWTH, Math.floor(ms / this.perUse))));
  }

  /** What a step took, in milliseconds. */
  note(uses: number, ms: number): void {
    this.last = Math.max(1, uses);
    this.perUse = Math.max(ms, SHORTEST) / this.last;
  }
}

const GROWTH = 4;
const LARGEST = 1024;
/** Milliseconds below which a clock says nothing. */
const SHORTEST = 0.5;
