/**
 * Short texts that a scan looks for first: every match of a pattern contains at least one of them. The engine looks
 * for a text that stands for itself faster than anything else goes over memory; a repetition that may begin anywhere
 * it would try anywhere.
 */
import { caseOrbit } from "../../format/fold-case";
import type { PatternNode } from "./ast";
import { printSet, type NativePattern } from "./native";
import { needOf, type Need } from "./needs";

/**
 * Letters that a text has at least, so that few lines hold it, and texts at most; the linear matcher is so slow that
 * less pays.
 */
const NATIVE = { shortest: 3, most: 24 };
const LINEAR = { shortest: 2, most: 48 };

/**
 * Null where a search for the pattern itself is as fast, or no such texts are known. @param native how it is matched;
 * null for slowly
 */
export function likelyPlaces(tree: PatternNode, native: NativePattern | null): RegExp | null {
  if (native?.longestLine === Infinity) return null;
  const worth = native === null ? LINEAR : NATIVE;
  const asTheyStand = fit(literalsOf(needOf(tree, (point) => point)), worth);
  const folded = fit(literalsOf(needOf(tree)), worth);
  // A text in one case is found faster than one in any.
  if (asTheyStand !== null && (folded === null || tells(asTheyStand) >= tells(folded)))
    return anyOf(asTheyStand, inCase);
  return folded === null ? null : anyOf(folded, anyCase);
}

/** The most telling list of literals of which every match holds one; null when there is none. */
function literalsOf(need: Need): string[] | null {
  if ("literal" in need) return need.literal === "" ? null : [need.literal];
  if ("beyondAscii" in need) return null;
  if ("any" in need) {
    const lists = need.any.map(literalsOf);
    return lists.every((list) => list !== null) ? lists.flat() : null;
  }
  let best: string[] | null = null;
  for (const list of need.all.map(literalsOf))
    if (list !== null && (best === null || tells(list) > tells(best))) best = list;
  return best;
}

/** The longer its shortest text and the fewer there are, the fewer places it has. */
const tells = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length)) - texts.length / 8;

function fit(literals: string[] | null, { shortest, most }: typeof NATIVE): string[] | null {
  if (literals === null || literals.length === 0 || literals.length > most) return null;
  return literals.every((text) => text.length >= shortest) ? literals : null;
}

const anyOf = (texts: readonly string[], print: (point: number) => string): RegExp =>
  new RegExp(
    texts.map((text) => [...text].map((letter) => print(letter.codePointAt(0) ?? 0)).join("")).join("|"),
    "gu",
  );

const inCase = (point: number): string => printSet([point, point]);
const anyCase = (point: number): string => printSet(caseOrbit(point).flatMap((other) => [other, other]));
