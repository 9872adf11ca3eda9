/**
 * The trigrams by which texts are found: three characters of a line in folded case. A trigram is a number of 24 bits, eight
 * for each character: ASCII as it is, everything else in 127 buckets, so that two texts may share one by chance, but equal
 * texts always do.
 */
import { foldCase } from "./fold-case";

/** Number of different trigrams. */
export const TRIGRAMS = 1 << 24;

/** No trigram reaches over it. */
const LINE_END = 0;
/** All characters beyond the basic plane: their halves cannot be folded apart. */
const BEYOND = 255;
const FIRST_BUCKET = 128;
const BUCKETS = BEYOND - FIRST_BUCKET;

let symbols: Uint8Array | undefined;

/** What stands for each UTF-16 unit. */
function symbolTable(): Uint8Array {
  if (symbols !== undefined) return symbols;
  const table = new Uint8Array(0x10000);
  for (let unit = 0; unit < table.length; unit++) table[unit] = symbolOf(unit);
  return (symbols = table);
}

function symbolOf(unit: number): number {
  if (unit === 10 || unit === 13) return LINE_END;
  if (unit >= 0xd800 && unit <= 0xdfff) return BEYOND;
  const folded = foldCase(unit);
  return folded < FIRST_BUCKET ? folded : FIRST_BUCKET + (folded % BUCKETS);
}

/** Calls `each` with every trigram of a text, as often as it stands there. */
export function eachTrigram(text: string, each: (trigram: number) => void): void {
  const table = symbolTable();
  let trigram = 0;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const symbol = table[text.charCodeAt(at)];
    trigram = ((trigram << 8) | symbol) & 0xffffff;
    length = symbol === LINE_END ? 0 : length + 1;
    if (length >= 3) each(trigram);
  }
}

/** The distinct trigrams of a literal; none when it is shorter than three characters. */
export function trigramsOf(literal: string): number[] {
  const trigrams = new Set<number>();
  eachTrigram(literal, (trigram) => trigrams.add(trigram));
  return [...trigrams];
}
