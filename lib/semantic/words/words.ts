/** The words of identifiers, and the beginnings that the forms of a word share. Pure. */

/** The words of an identifier, lower case: `parseHTTPHeader_v2` has parse, http, header, v2. */
export function partsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "")
    .map((part) => part.toLowerCase());
}

/** The beginning that the forms of a word share: `computed`, `computes`, `computing` have `comput`. */
export function stemOf(word: string): string {
  for (const [ending, least] of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      const stem = word.slice(0, -ending.length);
      // `running`, `stopped`: the letter was doubled for the ending
      return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    }
  return word;
}

const ENDINGS: readonly [string, number][] = [
  ["ization", 4],
  ["isation", 4],
  ["ations", 4],
  ["ation", 4],
  ["ingly", 4],
  ["ings", 4],
  ["ing", 3],
  ["ies", 3],
  ["ied", 3],
  ["ers", 4],
  ["ed", 3],
  ["er", 4],
  ["es", 4],
  ["ly", 4],
  ["s", 3],
  ["e", 4],
  ["y", 4],
];
