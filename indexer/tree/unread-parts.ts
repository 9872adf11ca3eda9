/**
 * The parts of a text that the parser leaves out because nothing in them is a name: the insides of long comments and
 * of long lists of numbers. The rest parses as if they had been read, with the rows and columns that it has in the
 * file.
 */
import type { Range } from "web-tree-sitter";
import { insidesOfLongComments, type LongStrings } from "./long-comments";
import { insidesOfNumberLists } from "./number-lists";

/** The parser looks a place up among the ranges one by one. */
const MAX_PARTS = 2_000;

/**
 * Pairs of start and end (UTF-16 offsets), ascending and apart.
 * @param lines where the lines of the text start
 * @param longStrings undefined where comments are not written as C's are
 */
export function unreadParts(source: string, lines: Uint32Array, longStrings: LongStrings | undefined): number[] {
  const comments = longStrings ? insidesOfLongComments(source, longStrings, MAX_PARTS) : [];
  const lists = insidesOfNumberLists(source, lines, MAX_PARTS - comments.length / 2);
  return lists.length === 0 ? comments : comments.length === 0 ? lists : joined(comments, lists);
}

/** Both lists as one; parts that overlap become one part. */
function joined(a: readonly number[], b: readonly number[]): number[] {
  const parts: number[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const first = j >= b.length || (i < a.length && a[i] <= b[j]);
    const [start, end] = first ? [a[i], a[i + 1]] : [b[j], b[j + 1]];
    if (first) i += 2;
    else j += 2;
    if (parts.length > 0 && start <= parts[parts.length - 1])
      parts[parts.length - 1] = Math.max(end, parts[parts.length - 1]);
    else parts.push(start, end);
  }
  return parts;
}

/** What the parser reads when it leaves out these parts; undefined for everything. */
export function rangesOutside(source: string, unread: readonly number[]): Range[] | undefined {
  if (unread.length === 0) return undefined;
  const ranges: Range[] = [];
  const place = new Place(source);
  for (let i = 0; i <= unread.length; i += 2) {
    const startIndex = i === 0 ? 0 : unread[i - 1];
    const endIndex = i === unread.length ? source.length : unread[i];
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
