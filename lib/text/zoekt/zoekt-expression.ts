/**
 * A pattern as Zoekt is asked about it: every file that holds a match, and few more. Anchors and boundaries are left out,
 * because lines end differently there; case is folded into the letters, because its own folding is of ASCII.
 */
import type { CodePoints, PatternNode } from "../pattern/ast";

/** Null where it cannot be said. */
export function zoektExpression(tree: PatternNode): string | null {
  try {
    return print(tree);
  } catch (error) {
    if (error instanceof NotSayable) return null;
    throw error;
  }
}

/** The query language around an expression: quoted, so that nothing in it is an operator, and about contents only. */
export function zoektQuery(expression: string): string {
  return `type:file case:yes content:"${expression.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

class NotSayable extends Error {}

/** RE2 takes no larger count. */
const MOST_COPIES = 1000;

function print(node: PatternNode): string {
  switch (node.type) {
    case "set":
      return printSet(node.points);
    case "concat":
      return node.parts.map(print).join("");
    case "either":
      return `(?:${node.parts.map(print).join("|")})`;
    case "assert":
      return "";
    case "repeat": {
      if (node.min > MOST_COPIES) throw new NotSayable();
      const bounds = node.max === Infinity || node.max > MOST_COPIES ? `{${node.min},}` : `{${node.min},${node.max}}`;
      const inner = print(node.part);
      return inner === "" ? "" : `(?:${inner})${bounds}`;
    }
    case "unknown":
      throw new NotSayable();
  }
}

function printSet(points: CodePoints): string {
  // What matches nothing has no class there.
  if (points.length === 0) throw new NotSayable();
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
  return isPlain || point === 95 ? String.fromCodePoint(point) : `\\x{${point.toString(16)}}`;
}
