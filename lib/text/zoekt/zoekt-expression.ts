/**
 * A pattern as Zoekt is asked about it: every file that holds a match, and few more. Anchors and boundaries are left out,
 * because lines end differently there. Where capitals do not matter the whole question is asked in any case: asked by its
 * capitals and small letters (`[Vv][Aa]`) Zoekt's index looks for one of the spellings only.
 */
import type { CodePoints, PatternNode } from "../pattern/ast";

/** The whole question; null where it cannot be said. */
export function zoektQuery(tree: PatternNode): string | null {
  const writer = new Writer();
  try {
    const expression = writer.print(tree);
    if (expression === "") return null;
    // Quoted, so that nothing in it is an operator, and about contents only.
    const quoted = expression.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    return `type:file case:${writer.anyCase ? "no" : "yes"} content:"${quoted}"`;
  } catch (error) {
    if (error instanceof NotSayable) return null;
    throw error;
  }
}

class NotSayable extends Error {}

/** RE2 takes no larger count. */
const MOST_COPIES = 1000;

/** In no text, and in no case of a letter: with it a set is not taken for a letter in any case. */
const NOBODY = 0x10ffff;

class Writer {
  anyCase = false;

  print(node: PatternNode): string {
    switch (node.type) {
      case "set":
        return this.printSet(node.points);
      case "concat":
        return node.parts.map((part) => this.print(part)).join("");
      case "either":
        return `(?:${node.parts.map((part) => this.print(part)).join("|")})`;
      case "assert":
        return "";
      case "repeat":
        return this.printRepeat(node);
      case "unknown":
        throw new NotSayable();
    }
  }

  private printRepeat({ part, min, max }: PatternNode & { type: "repeat" }): string {
    if (min > MOST_COPIES) throw new NotSayable();
    const inner = this.print(part);
    return inner === "" ? "" : `(?:${inner}){${min},${max > MOST_COPIES ? "" : max}}`;
  }

  private printSet(points: CodePoints): string {
    // What matches nothing has no class there.
    if (points.length === 0) throw new NotSayable();
    if (points.length === 2 && points[0] === points[1]) return printPoint(points[0]);
    if (isAsciiLetter(points)) {
      this.anyCase = true;
      return printPoint(points[2]);
    }
    let ranges = "";
    for (let at = 0; at < points.length; at += 2) ranges += `${printPoint(points[at])}-${printPoint(points[at + 1])}`;
    return `[${ranges}${printPoint(NOBODY)}]`;
  }
}

/** A capital and its small letter, nothing else. */
function isAsciiLetter(points: CodePoints): boolean {
  const [capital, , small] = points;
  const isPair = points.length === 4 && points[1] === capital && points[3] === small && small === capital + 32;
  return isPair && capital >= 65 && capital <= 90;
}

function printPoint(point: number): string {
  const isPlain = (point >= 48 && point <= 57) || (point >= 65 && point <= 90) || (point >= 97 && point <= 122);
  return isPlain || point === 95 ? String.fromCodePoint(point) : `\\x{${point.toString(16)}}`;
}
