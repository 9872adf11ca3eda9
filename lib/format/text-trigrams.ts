/**
 * The trigrams by which texts are found: three characters of a line in folded case. A trigram is a number of 24 bits,
 * eight for each character: ASCII as it is, everything else in 127 buckets, so that two texts may share one by chance,
 * but equal texts always do. Characters beyond ASCII are rare in code, and words of one or two of them are whole words
 * in many scripts: each of them counts by itself, too, under a number that no three characters make.
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

/** Stands for any character beyond ASCII. */
export const BEYOND_ASCII = 1;

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

/** Calls `each` with every trigram of a text, and with its characters beyond ASCII, as often as they stand there. */
export function eachTrigram(text: string, each: (trigram: number) => void): void {
  const table = symbolTable();
  let trigram = 0;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const symbol = table[unit];
    if (unit >= FIRST_BUCKET) {
      each(BEYOND_ASCII);
      // One that is another case of an ASCII letter counts as that.
      if (symbol >= FIRST_BUCKET) each(symbol);
    }
    trigram = ((trigram << 8) | symbol) & 0xffffff;
    length = symbol === LINE_END ? 0 : length + 1;
    if (length >= 3) each(trigram);
  }
}

/**
 * The distinct trigrams and characters beyond ASCII of a literal in folded case; none when it is short and all ASCII.
 */
export function trigramsOf(literal: string): number[] {
  const trigrams = new Set<number>();
  eachTrigram(literal, (trigram) => trigrams.add(trigram));
  // Said by each of them already; and a letter that folds to ASCII may stand in the text as ASCII.
  trigrams.delete(BEYOND_ASCII);
  return [...trigrams];
}
