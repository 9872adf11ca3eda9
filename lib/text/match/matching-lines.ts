/**
 * Goes through a text and finds the lines that match, in order. A line ends with LF, CR LF or a lone CR, as everywhere
 * here; patterns never see the end. Refuses to run away: `stop` is asked again and again.
 */
import type { TextPattern } from "../pattern/text-pattern";

/** A line in a text, without its end: [start, end). */
type OnLine = (start: number, end: number) => void;

/** Units of text between two questions whether to stop. */
const STRIDE = 16_384;
/** Lines between them, where each line is decided by itself. */
const LINES = 64;

/** @returns false when it was stopped before the end */
export function findMatchingLines(text: string, pattern: TextPattern, onLine: OnLine, stop: () => boolean): boolean {
  const finder = new Finder(text, pattern, onLine, stop);
  const { native, likely } = pattern;
  if (likely !== null) return finder.atLikelyPlaces(likely);
  if (native === null) return finder.lineByLine(0, text.length);
  if (native.longestLine === Infinity) return finder.natively(0, text.length, native.expression);
  return finder.inSlices(native.expression, native.longestLine);
}

class Finder {
  private readonly hasCr: boolean;

  constructor(
    private readonly text: string,
    private readonly pattern: TextPattern,
    private readonly onLine: OnLine,
    private readonly stop: () => boolean,
  ) {
    this.hasCr = text.includes("\r");
  }

  /** Lets the expression run over whole lines from `from` to `to`. */
  natively(from: number, to: number, expression: RegExp): boolean {
    const part = from === 0 && to === this.text.length ? this.text : this.text.slice(from, to);
    const { native } = this.pattern;
    if (native?.afterLineEnd && !this.hasCr) return this.atLineStarts(part, from, expression, native.afterLineEnd);
    let lines = 0;
    expression.lastIndex = 0;
    for (let found = expression.exec(part); found !== null; found = expression.exec(part)) {
      const at = from + found.index;
      if (this.isNoPlace(at)) {
        expression.lastIndex = found.index + 1;
        continue;
      }
      const end = this.lineEnd(at);
      this.onLine(this.lineStart(at), end);
      if (++lines % LINES === 0 && this.stop()) return false;
      if (end >= to) break;
      expression.lastIndex = end + 1 - from;
    }
    return true;
  }

  /** For expressions that match at the start of a line only. */
  private atLineStarts(part: string, from: number, expression: RegExp, afterLineEnd: RegExp): boolean {
    const firstEnd = this.lineEnd(from);
    if (part !== "" && this.matches(expression, from, firstEnd)) this.onLine(from, firstEnd);
    let lines = 0;
    afterLineEnd.lastIndex = firstEnd - from;
    for (let found = afterLineEnd.exec(part); found !== null; found = afterLineEnd.exec(part)) {
      const start = from + found.index + 1;
      if (found.index + 1 === part.length) break;
      const end = this.lineEnd(start);
      this.onLine(start, end);
      if (++lines % LINES === 0 && this.stop()) return false;
      afterLineEnd.lastIndex = end - from;
    }
    return true;
  }

  /** The same, stopping to look around; lines that are too long for it are decided in linear time. */
  inSlices(expression: RegExp, longest: number): boolean {
    const { text } = this;
    for (let from = 0; from < text.length;) {
      if (this.stop()) return false;
      const to = Math.min(text.length, this.nextLine(Math.min(text.length, from + STRIDE)));
      const isShort = this.hasOnlyShortLines(from, to, longest);
      const whole = isShort ? this.natively(from, to, expression) : this.lineByLine(from, to);
      if (!whole) return false;
      from = to;
    }
    return true;
  }

  /** Places of which every match has one on its line, then the line as a whole. */
  atLikelyPlaces(likely: RegExp): boolean {
    const { text } = this;
    let looks = 0;
    likely.lastIndex = 0;
    for (let found = likely.exec(text); found !== null; found = likely.exec(text)) {
      const end = this.lineEnd(found.index);
      this.decide(this.lineStart(found.index), end);
      if (++looks % LINES === 0 && this.stop()) return false;
      likely.lastIndex = end;
    }
    return true;
  }

  lineByLine(from: number, to: number): boolean {
    let looks = 0;
    for (let start = from; start < to; start = this.nextLine(start)) {
      this.decide(start, this.lineEnd(start));
      if (++looks % LINES === 0 && this.stop()) return false;
    }
    return true;
  }

  private matches(expression: RegExp, start: number, end: number): boolean {
    expression.lastIndex = 0;
    return expression.test(this.text.slice(start, end));
  }

  /** One line by itself, in linear time where it is too long for the native expression. */
  private decide(start: number, end: number): void {
    const { native, linear } = this.pattern;
    const isMatch =
      native !== null && end - start <= native.longestLine
        ? this.matches(native.expression, start, end)
        : linear.matcher(this.text.slice(start, end)).find();
    if (isMatch) this.onLine(start, end);
  }

  /** Jumps from line end to line end, so that most of the text is not looked at. */
  private hasOnlyShortLines(from: number, to: number, longest: number): boolean {
    for (let start = from; start + longest < to;) {
      const end = this.text.lastIndexOf("\n", start + longest);
      if (end < start) return false;
      start = end + 1;
    }
    return true;
  }

  /** Inside a CR LF or a surrogate pair, and behind the last line's end, no line begins or ends. */
  private isNoPlace(at: number): boolean {
    const { text } = this;
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) return true;
    if (at === text.length) return at === 0 || text[at - 1] === "\n" || text[at - 1] === "\r";
    return this.hasCr && text[at] === "\n" && at > 0 && text[at - 1] === "\r";
  }

  private lineStart(at: number): number {
    if (at === 0) return 0;
    const lf = this.text.lastIndexOf("\n", at - 1);
    return (this.hasCr ? Math.max(lf, this.text.lastIndexOf("\r", at - 1)) : lf) + 1;
  }

  private lineEnd(at: number): number {
    const lf = this.text.indexOf("\n", at);
    const end = lf < 0 ? this.text.length : lf;
    if (!this.hasCr) return end;
    const cr = this.text.slice(at, end).indexOf("\r");
    return cr < 0 ? end : at + cr;
  }

  /** Start of the line after the one that holds `at`; beyond the text after the last. */
  private nextLine(at: number): number {
    const end = this.lineEnd(at);
    return this.text[end] === "\r" && this.text[end + 1] === "\n" ? end + 2 : end + 1;
  }
}
