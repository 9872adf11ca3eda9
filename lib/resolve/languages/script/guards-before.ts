/**
 * Functions that tested a value before a place: `if (isTug(ship)) { … }`, `ship.isTug() && …`, `if (!isTug(ship))
 * return`, `assertTug(ship)`. Read from the text; what they say of the value is theirs. Pure.
 */
import { conditionsIn, depthAt, escaped, readBefore } from "./tested-values";

/** What such functions are called. */
export const GUARD = /^(?:is|has|are|assert)(?:[A-Z_$][\w$]*)?$/;
const NAME = String.raw`(?:is|has|are|assert)(?:[A-Z_$][\w$]*)?`;
const LEAVES = /\b(?:return|throw|continue|break)\b[^;{}]*;?\s*\}?$/;

/** Their names, the last first. @param value how the value is written at the place */
export function guardsBefore(before: string, value: string): string[] {
  const read = readBefore(before);
  const written = escaped(value);
  const tests = String.raw`(?:(?:[\w$]+\??\.)*(${NAME})\(\s*${written}\s*[,)]|${written}\??\.(${NAME})\(\s*\))`;
  const holding = new RegExp(String.raw`(?<![\w$.!]|!\s*\(\s*)${tests}`, "g");
  const failing = new RegExp(String.raw`\bif\s*\(\s*!${tests}\s*(?:\|\|[^{}]*?)?\)\s*(\{[^{}]*\}|[^;{}\n]*;?)`, "g");
  const asserting = new RegExp(String.raw`(?:^|[;{}\n])\s*(?:[\w$]+\.)*(assert[\w$]*)\(\s*${written}\s*[,)]`, "g");
  const found: string[] = [];
  for (const condition of conditionsIn(read))
    for (const [, called, asked] of condition.matchAll(holding)) found.push(called ?? asked);
  for (const { bare } of read.segments) {
    for (const match of bare.matchAll(failing)) {
      const [, called, asked, left] = match;
      if (depthAt(bare, match.index) === 0 && LEAVES.test(left.trim())) found.push(called ?? asked);
    }
    for (const match of bare.matchAll(asserting)) if (depthAt(bare, match.index) === 0) found.push(match[1]);
  }
  return found.reverse();
}
