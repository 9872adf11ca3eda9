/**
 * Where the lines of a text start. A line ends with LF, CR LF or a lone CR, as the editor sees it; every line and
 * column that is stored counts this way. Columns are UTF-16 code units.
 */

const LF = 10;
const CR = 13;

/** Offsets of the first unit of each line, ascending; the first is 0. A text has one line more than line ends. */
export function lineStarts(text: string): Uint32Array {
  let starts = new Uint32Array(Math.max(64, text.length >>> 4));
  let count = 1;
  const hasCr = text.includes("\r");
  for (let at = nextLineEnd(text, 0, hasCr); at >= 0; at = nextLineEnd(text, at, hasCr)) {
    if (count === starts.length) starts = grown(starts);
    starts[count++] = at;
  }
  return starts.slice(0, count);
}

/** Offset just behind the next line end at or after `from`, or -1. */
function nextLineEnd(text: string, from: number, hasCr: boolean): number {
  if (!hasCr) return text.indexOf("\n", from) + 1 || -1;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF) return at + 1;
    if (unit === CR) return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
  }
  return -1;
}

function grown(starts: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(starts.length * 2);
  larger.set(starts);
  return larger;
}

/** The 0-based line that holds an offset. */
export function lineAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
