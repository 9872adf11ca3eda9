/** Matching in the browser, for short lists that are already here. Search over the index is the server's. */

interface NameMatch {
  /** More is better. */
  score: number;
  /** Matched parts, [start, end) in UTF-16 units. */
  matched: [number, number][];
}

/**
 * A start, else a part, else the letters in their order, starts of words before others; null when they are not there.
 */
export function matchName(name: string, wanted: string): NameMatch | null {
  if (wanted === "") return { score: 0, matched: [] };
  const [low, ask] = [name.toLowerCase(), wanted.toLowerCase()];
  const at = low.indexOf(ask);
  if (at >= 0) return { score: (at === 0 ? 4 : 3) - name.length / 1000, matched: [[at, at + ask.length]] };
  const starts = lettersAt(low, ask, wordStarts(name));
  if (starts !== null) return { score: 2 - name.length / 1000, matched: starts };
  const places = lettersAt(low, ask, null);
  return places === null ? null : { score: 1 - name.length / 1000, matched: places };
}

/** Places where a word of a name begins: `getUser_id` has 0, 3 and 8. */
function wordStarts(name: string): Set<number> {
  const starts = new Set([0]);
  for (const { index } of name.matchAll(/(?<=[\p{Ll}\p{N}])\p{Lu}|(?<=[^\p{L}\p{N}])[\p{L}\p{N}]/gu)) starts.add(index);
  return starts;
}

/** Each letter at its first place after the one before; where `among` is given, only there. */
function lettersAt(low: string, ask: string, among: ReadonlySet<number> | null): [number, number][] | null {
  const found: [number, number][] = [];
  let from = 0;
  for (const letter of ask) {
    let at = low.indexOf(letter, from);
    while (at >= 0 && among !== null && !among.has(at)) at = low.indexOf(letter, at + 1);
    if (at < 0) return null;
    const last = found.at(-1);
    if (last !== undefined && last[1] === at) last[1] = at + letter.length;
    else found.push([at, at + letter.length]);
    from = at + letter.length;
  }
  return found;
}
