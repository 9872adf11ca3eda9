/** Splits a text into marked and plain pieces. Ranges may overlap, be out of order or out of the text. */

export interface Piece {
  text: string;
  marked: boolean;
}

/** @param ranges [start, end) in UTF-16 units */
export function markRanges(text: string, ranges: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const put = (end: number, marked: boolean): void => {
    if (end <= at) return;
    const last = pieces.at(-1);
    const piece = text.slice(at, end);
    if (last?.marked === marked) last.text += piece;
    else pieces.push({ text: piece, marked });
    at = end;
  };
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    put(Math.min(Math.max(start, 0), text.length), false);
    put(Math.min(end, text.length), true);
  }
  put(text.length, false);
  return pieces;
}
