/** Which comment belongs to a declaration: the run of comments right above it, with only attributes in between. */
import { MASK_CODE } from "../mask/mask-builder";

export class DocComments {
  private start = -1;
  private end = -1;
  /** end of the run including attributes that follow it */
  private anchor = -1;
  /**
   * blank lines that may follow the run: a comment in the form of documentation belongs to what comes next, as its
   * tools read it
   */
  private gap = 0;
  /** run of attributes right above */
  private attributesStart = -1;
  private attributesEnd = -1;

  constructor(private readonly source: string) {}

  comment(start: number, end: number): void {
    const continues = this.start >= 0 && this.isAdjacent(this.anchor, start);
    if (!continues) {
      // A comment behind code on its line speaks of that line, not of what comes next.
      if (!this.beginsLine(start)) {
        this.start = -1;
        return;
      }
      this.start = start;
    }
    this.end = this.anchor = end;
    this.gap = /^\/\*\*[^*/]/.test(this.source.slice(start, start + 4)) ? 1 : 0;
  }

  attribute(start: number, end: number): void {
    if (this.attributesStart < 0 || !this.isAdjacent(this.attributesEnd, start)) this.attributesStart = start;
    this.attributesEnd = end;
    if (this.start < 0 || !this.isAdjacent(this.anchor, start, this.gap)) return;
    this.anchor = end;
    this.gap = 0;
  }

  /** Where a declaration that starts here begins together with its attributes. */
  withAttributes(start: number): number {
    return this.attributesStart >= 0 && this.isAdjacent(this.attributesEnd, start) ? this.attributesStart : start;
  }

  /** The documentation of a declaration that starts here, as [start, end), or null. */
  above(start: number): readonly [number, number] | null {
    return this.start >= 0 && this.isAdjacent(this.anchor, start, this.gap) ? [this.start, this.end] : null;
  }

  /** @param gap blank lines that may lie between */
  private isAdjacent(from: number, to: number, gap = 0): boolean {
    if (to < from || to - from > 2000) return false;
    let lineEnds = 0;
    let masked = false;
    for (let i = from; i < to; i++) {
      const c = this.source.charCodeAt(i);
      if (c === MASK_CODE) masked = true;
      else if (c === 10) {
        // a line with a masked macro on it is no blank line
        if (!masked) lineEnds++;
        masked = false;
      } else if (c !== 32 && c !== 9 && c !== 13) return false;
    }
    return lineEnds <= 1 + gap;
  }

  private beginsLine(at: number): boolean {
    for (let i = at - 1; i >= 0; i--) {
      const c = this.source.charCodeAt(i);
      if (c === 10) return true;
      if (c !== 32 && c !== 9 && c !== 13) return false;
    }
    return true;
  }
}
