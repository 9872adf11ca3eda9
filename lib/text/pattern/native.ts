/**
 * A tree as a regular expression of the language itself, which runs twenty to a hundred times as fast as the linear
 * matcher. It backtracks, so it gets only what it cannot get lost in: repetitions that do not nest, few of them open,
 * and lines short enough for their number. Everything else is left to the linear matcher.
 */
import { EMPTY, type PatternNode } from "./ast";

export interface NativePattern {
  /** flags `gu`; finds matches in a whole text, none of them across the end of a line */
  expression: RegExp;
  /**
   * The same for texts without a CR, where all matches begin at a line's start: finds the LF before it. Only the line
   * at the text's start has none. A look back at every place would cost ten times as much.
   */
  afterLineEnd: RegExp | null;
  /** UTF-16 units of the longest line that it may be given */
  longestLine: number;
}

/** Ways to try a match from one place, with all bounded repetitions and bars multiplied out. */
const MOST_WAYS = 512;
/** Characters of a line by the number of open repetitions: a few million steps at worst. */
const LONGEST_LINE: readonly number[] = [Infinity, 1500, 200, 100];
/** From this many repetitions on a bounded one counts as open. */
const AS_GOOD_AS_OPEN = 16;
const LONGEST_SOURCE = 30_000;

/** Not beside a letter, digit or `_`, of any script. */
const WORD_LETTER = "[\\p{L}\\p{N}\\p{M}_]";
const NO_WORD_BEFORE = `(?<!${WORD_LETTER})`;
const NO_WORD_AFTER = `(?!${WORD_LETTER})`;

/** Null when the tree is not fit for backtracking. */
export function nativePattern(tree: PatternNode, word: boolean): NativePattern | null {
  const freedom = freedomOf(tree, false);
  if (freedom === null || freedom.ways > MOST_WAYS || freedom.open >= LONGEST_LINE.length) return null;
  const source = print(tree);
  if (source.length > LONGEST_SOURCE) return null;
  const whole = word ? `${NO_WORD_BEFORE}(?:${source})${NO_WORD_AFTER}` : source;
  const anchored = word ? null : withoutStart(tree);
  return {
    expression: new RegExp(whole, "gu"),
    afterLineEnd: anchored === null ? null : new RegExp(`\\n(?:${print(anchored)})`, "gu"),
    longestLine: LONGEST_LINE[freedom.open],
  };
}

/** What follows the start of the line, where the tree begins with that. */
function withoutStart(tree: PatternNode): PatternNode | null {
  if (tree.type === "assert") return tree.what === "start" ? EMPTY : null;
  if (tree.type !== "concat" || tree.parts.length === 0) return null;
  const [first, ...rest] = tree.parts;
  const own = withoutStart(first);
  return own === null ? null : { type: "concat", parts: [own, ...rest] };
}

interface Freedom {
  ways: number;
  open: number;
}

/** Null where repetitions nest, or something is not known. */
function freedomOf(node: PatternNode, repeated: boolean): Freedom | null {
  switch (node.type) {
    case "set":
    case "assert":
      return { ways: 1, open: 0 };
    case "unknown":
      return null;
    case "concat":
    case "either":
      return combined(node, repeated);
    case "repeat":
      return ofRepeat(node, repeated);
  }
}

function combined(node: PatternNode & { type: "concat" | "either" }, repeated: boolean): Freedom | null {
  if (node.type === "either" && repeated && node.parts.length > 1) return null;
  const sum: Freedom = { ways: node.type === "concat" ? 1 : 0, open: 0 };
  for (const part of node.parts) {
    const own = freedomOf(part, repeated);
    if (own === null) return null;
    sum.ways = node.type === "concat" ? sum.ways * own.ways : sum.ways + own.ways;
    sum.open = node.type === "concat" ? sum.open + own.open : Math.max(sum.open, own.open);
  }
  return sum;
}

function ofRepeat({ part, min, max }: PatternNode & { type: "repeat" }, repeated: boolean): Freedom | null {
  if (repeated && min !== max) return null;
  const inner = freedomOf(part, repeated || max > 1);
  if (inner === null) return null;
  if (max - min >= AS_GOOD_AS_OPEN) return { ways: inner.ways, open: inner.open + 1 };
  return { ways: inner.ways ** Math.min(max, 1) * (max - min + 1), open: inner.open };
}

/** Lines end with LF, CR LF or CR; between CR and LF nothing starts or ends. */
const LINE_START = "(?<![^\\n\\r])(?<!\\r(?=\\n))";
const LINE_END = "(?![^\\n\\r])(?!(?<=\\r)\\n)";

function print(node: PatternNode): string {
  switch (node.type) {
    case "set":
      return printSet(node.points);
    case "concat":
      return node.parts.map((part) => (part.type === "either" ? `(?:${print(part)})` : print(part))).join("");
    case "either":
      return node.parts.map(print).join("|");
    case "repeat":
      return `(?:${print(node.part)})${quantifier(node.min, node.max)}${node.lazy ? "?" : ""}`;
    case "assert":
      return { start: LINE_START, end: LINE_END, boundary: "\\b", no_boundary: "\\B" }[node.what];
    case "unknown":
      throw new Error("What is not known cannot be printed.");
  }
}

function quantifier(min: number, max: number): string {
  if (max === Infinity) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

/** One letter by itself: the engine looks for runs of those without starting a match. */
export function printSet(points: readonly number[]): string {
  if (points.length === 2 && points[0] === points[1]) return printPoint(points[0]);
  let ranges = "";
  for (let at = 0; at < points.length; at += 2) {
    ranges += printPoint(points[at]);
    if (points[at + 1] > points[at]) ranges += `-${printPoint(points[at + 1])}`;
  }
  return `[${ranges}]`;
}

function printPoint(point: number): string {
  const isPlain = (point >= 48 && point <= 57) || (point >= 65 && point <= 90) || (point >= 97 && point <= 122);
  return isPlain || point === 95 ? String.fromCodePoint(point) : `\\u{${point.toString(16)}}`;
}
