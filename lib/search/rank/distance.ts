/**
 * How far a typed word is from a name when fingers slip: insertions, deletions, substitutions and swapped neighbours.
 * Answers "more than the limit" early; refuses limits above two, where everything short is near everything else.
 */

const SWAPPED = 0.8;
const DOUBLED = 0.8;
const NEXT_KEY = 0.9;

const ROWS = "qwertyuiop|asdfghjkl|zxcvbnm".split("|");

/** Cost of typing one ASCII letter for another, at [typed * 128 + meant]. */
const SUBSTITUTION = new Float64Array(128 * 128).fill(1);
for (const [r, row] of ROWS.entries()) {
  for (let c = 0; c < row.length; c++) {
    for (const other of [row[c + 1], ROWS[r + 1]?.[c], ROWS[r + 1]?.[c - 1]]) {
      if (!other) continue;
      SUBSTITUTION[row.charCodeAt(c) * 128 + other.charCodeAt(0)] = NEXT_KEY;
      SUBSTITUTION[other.charCodeAt(0) * 128 + row.charCodeAt(c)] = NEXT_KEY;
    }
  }
}

/** A distance no name within reach has. */
export const TOO_FAR = 99;

const WIDTH = 260;
const edits = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)];
const costs = [new Float64Array(WIDTH), new Float64Array(WIDTH), new Float64Array(WIDTH)];

function substitution(a: number, b: number): number {
  return a < 128 && b < 128 ? SUBSTITUTION[a * 128 + b] : 1;
}

/**
 * Weighted distance between `typed[0..n)` and `name[0..m)`: swapped or doubled letters 0.8, a neighbouring key 0.9,
 * other edits 1 each. TOO_FAR when it takes more than `limit` (1 or 2) edits. @param skip letters of the name to leave
 * out at its beginning
 */
export function typoDistance(
  typed: Uint16Array,
  n: number,
  name: Uint16Array,
  length: number,
  limit: number,
  skip = 0,
): number {
  const m = length - skip;
  if (Math.abs(n - m) > limit || n + 2 > WIDTH || m + 2 > WIDTH) return TOO_FAR;
  let [e2, e1, e0] = edits;
  let [c2, c1, c0] = costs;
  for (let j = 0; j <= m; j++) e1[j] = c1[j] = j;
  for (let i = 1; i <= n; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    e0[from - 1] = from === 1 ? i : TOO_FAR;
    c0[from - 1] = e0[from - 1];
    let least = e0[from - 1];
    const a = typed[i - 1];
    for (let j = from; j <= to; j++) {
      const b = name[skip + j - 1];
      let edit: number;
      let cost: number;
      if (a === b) {
        edit = e1[j - 1];
        cost = c1[j - 1];
      } else {
        edit = e1[j - 1] + 1;
        cost = c1[j - 1] + substitution(a, b);
      }
      const above = j < i + limit ? e1[j] + 1 : TOO_FAR;
      if (above <= edit) {
        const c = c1[j] + (i > 1 && a === typed[i - 2] ? DOUBLED : 1);
        if (above < edit || c < cost) cost = c;
        edit = above;
      }
      const left = e0[j - 1] + 1;
      if (left <= edit) {
        const c = c0[j - 1] + (j > 1 && b === name[skip + j - 2] ? DOUBLED : 1);
        if (left < edit || c < cost) cost = c;
        edit = left;
      }
      if (i > 1 && j > 1 && a === name[skip + j - 2] && typed[i - 2] === b && e2[j - 2] + 1 <= edit) {
        cost = e2[j - 2] + 1 < edit ? c2[j - 2] + SWAPPED : Math.min(cost, c2[j - 2] + SWAPPED);
        edit = e2[j - 2] + 1;
      }
      e0[j] = edit;
      c0[j] = cost;
      if (edit < least) least = edit;
    }
    if (to < m) e0[to + 1] = TOO_FAR;
    if (least > limit) return TOO_FAR;
    [e2, e1, e0] = [e1, e0, e2];
    [c2, c1, c0] = [c1, c0, c2];
  }
  return e1[m] > limit ? TOO_FAR : c1[m];
}
