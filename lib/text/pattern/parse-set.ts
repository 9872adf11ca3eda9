/** Reads what stands for one letter in an expression: an escape, a class by its name, a set in brackets. */
import type { CodePoints } from "./ast";
import { PERL, POSIX } from "./classes";
import { complement, folded, union } from "./code-points";
import { GaveUp, type PatternCursor } from "./pattern-cursor";

const ESCAPES = new Map(Object.entries({ a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 }));

/** The set behind a `[`, up to its `]`. @param fold in every case */
export function bracket(cursor: PatternCursor, fold: boolean): CodePoints {
  const negated = cursor.take("^");
  let points: CodePoints = [];
  for (let first = true; first || !cursor.peek("]"); first = false) points = union(points, member(cursor, fold));
  cursor.next();
  return negated ? complement(points) : points;
}

/**
 * `d`, `\W` and their like; null for other letters. Folded before it is turned round: no `\W` is a letter in another
 * case.
 */
export function perlClass(letter: string, fold: boolean): CodePoints | null {
  const named = /^[a-zA-Z]$/.test(letter) ? PERL.get(letter.toLowerCase()) : undefined;
  if (named === undefined) return null;
  const points = fold ? folded(named) : named;
  return letter === letter.toLowerCase() ? points : complement(points);
}

/** What a letter behind a backslash stands for, with the digits that follow it. */
export function escapedPoint(cursor: PatternCursor, letter: string): number {
  const short = ESCAPES.get(letter);
  if (short !== undefined) return short;
  const hex = letter === "x" ? cursor.match(/^(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/, 12) : null;
  if (hex !== null) return Number.parseInt(hex[1] ?? hex[2], 16);
  // Letters and digits as escapes mean something else, or nothing; of signs each means itself.
  if (/[A-Za-z0-9]/.test(letter) || (letter.codePointAt(0) ?? 0) > 127) throw new GaveUp();
  return letter.codePointAt(0) ?? 0;
}

function member(cursor: PatternCursor, fold: boolean): CodePoints {
  const named = cursor.match(/^\[:(\^?)(\w+):\]/, 14);
  if (named !== null) return posixClass(named[2], named[1] === "^", fold);
  const perl = cursor.peek("\\") ? perlClass(cursor.letter(1), fold) : null;
  if (perl !== null) {
    cursor.next();
    cursor.next();
    return perl;
  }
  const from = memberPoint(cursor);
  const isRange = cursor.peek("-") && cursor.letter(1) !== "]" && cursor.letter(1) !== "";
  if (isRange) cursor.next();
  const to = isRange ? memberPoint(cursor) : from;
  if (to < from) throw new GaveUp();
  return fold ? folded([from, to]) : [from, to];
}

function posixClass(name: string, negated: boolean, fold: boolean): CodePoints {
  const posix = POSIX.get(name);
  if (posix === undefined) throw new GaveUp();
  const points = fold ? folded(posix) : posix;
  return negated ? complement(points) : points;
}

function memberPoint(cursor: PatternCursor): number {
  const letter = cursor.next();
  if (letter !== "\\") return letter.codePointAt(0) ?? 0;
  const escaped = cursor.next();
  if ("pPQE".includes(escaped)) throw new GaveUp();
  return escapedPoint(cursor, escaped);
}
