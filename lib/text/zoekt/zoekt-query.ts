/**
 * What Zoekt is asked about a pattern: which files hold the texts that every match holds. Never the expression itself:
 * Zoekt runs that over every file that it cannot rule out, many times slower than what is run here anyway. Where
 * capitals do not matter, letters whose other cases are not ASCII (`k` and the Kelvin sign) are left out, because
 * Zoekt does not know them.
 */
import { caseOrbit } from "../../format/fold-case";
import type { PatternNode } from "../pattern/ast";
import { needOf, type Need } from "../pattern/needs";

/** Zoekt looks up three letters; anything shorter it would look for in every file. */
const SHORTEST = 3;
/** Texts of one question; each is looked up by itself. */
const MOST_TEXTS = 12;

/** Null where there is nothing that Zoekt could look up. */
export function zoektQuery(tree: PatternNode): string | null {
  const asItStands = needOf(tree, (point) => point);
  const folded = needOf(tree);
  const least = Math.min(countOf(asItStands), countOf(folded));
  if (least > MOST_TEXTS) return null;
  if (countOf(asItStands) === least)
    return query(
      "yes",
      print(asItStands, (text) => [text]),
    );
  return query("no", print(folded, piecesInAnyCase));
}

const query = (caseSensitive: "yes" | "no", needed: string | null): string | null =>
  needed === null ? null : `type:file case:${caseSensitive} ${needed}`;

function countOf(need: Need): number {
  if ("literal" in need || "beyondAscii" in need) return 1;
  return ("all" in need ? need.all : need.any).reduce((sum, part) => sum + countOf(part), 0);
}

/** Null where nothing is left to ask. @param piecesOf the parts of a text that Zoekt may be asked about */
function print(need: Need, piecesOf: (text: string) => string[]): string | null {
  if ("literal" in need) {
    const pieces = piecesOf(need.literal).filter((piece) => [...piece].length >= SHORTEST);
    return joined(pieces.map(printText));
  }
  if ("beyondAscii" in need) return null;
  if ("all" in need) return joined(need.all.map((part) => print(part, piecesOf)).filter((part) => part !== null));
  const parts = need.any.map((part) => print(part, piecesOf));
  return parts.length > 0 && parts.every((part) => part !== null) ? `(${parts.join(" or ")})` : null;
}

const joined = (parts: readonly string[]): string | null => {
  const once = [...new Set(parts)];
  return once.length > 1 ? `(${once.join(" ")})` : (once[0] ?? null);
};

const piecesInAnyCase = (text: string): string[] =>
  [...text]
    .map((letter) => (caseOrbit(letter.codePointAt(0) ?? 0).some((point) => point > 127) ? "\n" : letter))
    .join("")
    .split("\n");

/** An expression that stands for itself, quoted, so that nothing in it is an operator. */
const printText = (text: string): string => {
  const expression = [...text].map((letter) => printPoint(letter.codePointAt(0) ?? 0)).join("");
  return `content:"${expression.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
};

function printPoint(point: number): string {
  const isPlain = (point >= 48 && point <= 57) || (point >= 65 && point <= 90) || (point >= 97 && point <= 122);
  return isPlain || point === 95 ? String.fromCodePoint(point) : `\\x{${point.toString(16)}}`;
}
