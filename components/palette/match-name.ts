/** A small match for lists that are already here, such as the symbols of the open file. The server ranks everything else. */

/** Matched parts of a name: a run of letters first, else the letters in order; null when they are not all there. */
export function matchName(name: string, wanted: string): [number, number][] | null {
  if (wanted === "") return [];
  const lower = name.toLowerCase();
  const query = wanted.toLowerCase();
  const whole = lower.indexOf(query);
  if (whole >= 0) return [[whole, whole + query.length]];
  const ranges: [number, number][] = [];
  let at = 0;
  for (const letter of query) {
    if (/\s/.test(letter)) continue;
    const found = lower.indexOf(letter, at);
    if (found < 0) return null;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === found) last[1] = found + letter.length;
    else ranges.push([found, found + letter.length]);
    at = found + letter.length;
  }
  return ranges;
}
