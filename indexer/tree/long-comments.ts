/**
 * The insides of long block comments, which a parser need not read: it walks over text character by character, and much
 * of some codebases is documentation. The tree stays the same, because each comment keeps its ends and its place. For
 * languages that write strings and comments as C does, without nesting. Refuses to guess: what may be a string is passed,
 * and a comment that is not found only costs time.
 */
import type { Range } from "web-tree-sitter";

/** UTF-16 units; shorter comments are read faster than they are stepped over. */
const LONG = 120;
/** The parser looks a place up among the ranges one by one. */
const MAX_COMMENTS = 2_000;
/** What is left of a comment at its ends, so that every sort of it is still told: `/**`, `/*!` and the end. */
const HEAD = 3;
const TAIL = 2;

/** How a language writes strings that span lines: Java's text blocks, C++'s raw strings. */
export type LongStrings = "text blocks" | "raw strings";

/**
 * Long strings, strings, characters, line comments, block comments. What spans lines and is never closed takes the rest, so that no
 * text is walked over twice.
 */
const TOKENS: Readonly<Record<LongStrings, RegExp>> = {
  "text blocks":
    /"""(?:[\s\S]*?"""|[\s\S]*)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g,
  "raw strings":
    /R"([^()\\\s"]{0,16})\((?:[\s\S]*?\)\1"|[\s\S]*)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g,
};

/** Pairs of start and end (UTF-16 offsets), ascending. */
export function insidesOfLongComments(source: string, longStrings: LongStrings): number[] {
  const insides: number[] = [];
  if (!source.includes("/*")) return insides;
  const token = TOKENS[longStrings];
  token.lastIndex = 0;
  for (let found = token.exec(source); found && insides.length < MAX_COMMENTS * 2; found = token.exec(source)) {
    const { index, 0: text } = found;
    const isComment = text.startsWith("/*") && text.endsWith("*/");
    if (isComment && text.length > LONG) insides.push(index + HEAD, index + text.length - TAIL);
  }
  return insides;
}

/** What the parser reads when it leaves out these parts; undefined for everything. */
export function rangesOutside(source: string, insides: readonly number[]): Range[] | undefined {
  if (insides.length === 0) return undefined;
  const ranges: Range[] = [];
  const place = new Place(source);
  for (let i = 0; i <= insides.length; i += 2) {
    const startIndex = i === 0 ? 0 : insides[i - 1];
    const endIndex = i === insides.length ? source.length : insides[i];
    const startPosition = place.at(startIndex);
    ranges.push({ startIndex, endIndex, startPosition, endPosition: place.at(endIndex) });
  }
  return ranges;
}

/** Row and column of ascending offsets. The parser weighs its ways out of an error by the rows that they skip. */
class Place {
  private row = 0;
  private rowStart = 0;

  constructor(private readonly source: string) {}

  at(offset: number): Range["startPosition"] {
    const { source } = this;
    for (let end = source.indexOf("\n", this.rowStart); end >= 0 && end < offset;) {
      this.row++;
      this.rowStart = end + 1;
      end = source.indexOf("\n", this.rowStart);
    }
    return { row: this.row, column: offset - this.rowStart };
  }
}
