/**
 * Fills a budget of tokens with pieces: signatures come before bodies, and each few signatures make room for one more
 * body. What stands inside of a body that is shown is not said again. Pure.
 */
import type { ContextPiece } from "./code-context";

/** Signatures that come before the next body. */
const SIGNATURES_TO_BODY = 6;
/** The share of a budget that one body may take. */
const MOST_OF_BUDGET = 0.15;
/** Pieces in a row that do not fit before the pack counts as full. */
const MISSES = 24;

type Cost = (piece: ContextPiece) => number;

/**
 * The pieces that fit, in their order.
 * @param pieces best first, each with the whole text that may be shown of it
 * @param cost tokens of a piece as its reader gets it
 */
export function filled(pieces: readonly ContextPiece[], budget: number, cost: Cost): ContextPiece[] {
  const shown = new Map<number, ContextPiece>();
  const bodies: ContextPiece[] = [];
  let left = budget;
  let misses = 0;
  for (const { at, isBody } of unitsOf(pieces.length)) {
    if (misses >= MISSES) break;
    const piece = pieces[at];
    const before = shown.get(at);
    if (bodies.some((body) => holds(body, piece))) {
      if (before === undefined || !isBody) continue;
    }
    const next = isBody ? withBody(piece, before, bodies, budget * MOST_OF_BUDGET, cost) : withoutBody(piece);
    if (next === null) continue;
    const added = cost(next) - (before === undefined ? 0 : cost(before));
    if (added > left) {
      misses++;
      continue;
    }
    misses = 0;
    left -= added;
    shown.set(at, next);
    if (next.text === null) continue;
    bodies.push(next);
    left += forgotten(next, at, shown, cost);
  }
  return [...shown].sort(([a], [b]) => a - b).map(([, piece]) => piece);
}

/** Signatures of all ranks in order, and after every few of them the body of the next rank. */
function* unitsOf(count: number): Generator<{ at: number; isBody: boolean }> {
  let body = 0;
  for (let at = 0; at < count; at++) {
    yield { at, isBody: false };
    if ((at + 1) % SIGNATURES_TO_BODY === 0) yield { at: body++, isBody: true };
  }
  for (; body < count; body++) yield { at: body, isBody: true };
}

const withoutBody = (piece: ContextPiece): ContextPiece => ({ ...piece, text: null });

/** Null where there is no text, its signature did not fit, it is too long, or parts of it are shown already. */
function withBody(
  piece: ContextPiece,
  before: ContextPiece | undefined,
  bodies: readonly ContextPiece[],
  most: number,
  cost: Cost,
): ContextPiece | null {
  if (piece.text === null || before === undefined || bodies.some((body) => holds(piece, body))) return null;
  const whole = { ...piece, doc: null };
  return cost(whole) <= most ? whole : cutTo(whole, most, cost);
}

/** The first lines of a body that cost no more. */
function cutTo(piece: ContextPiece, most: number, cost: Cost): ContextPiece | null {
  const lines = (piece.text ?? "").split("\n");
  let [low, high] = [0, lines.length - 1];
  const cut = (count: number): ContextPiece => ({
    ...piece,
    text: `${lines.slice(0, count).join("\n")}\n…`,
    endLine: piece.startLine + count - 1,
  });
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (cost(cut(middle)) <= most) low = middle;
    else high = middle - 1;
  }
  return low < LEAST_LINES ? null : cut(low);
}

/** Fewer lines of a long body say too little. */
const LEAST_LINES = 8;

/** Takes back the signatures that a body holds. @returns the tokens that they had cost */
function forgotten(body: ContextPiece, own: number, shown: Map<number, ContextPiece>, cost: Cost): number {
  let tokens = 0;
  for (const [at, piece] of shown) {
    if (at === own || piece.text !== null || !holds(body, piece)) continue;
    tokens += cost(piece);
    shown.delete(at);
  }
  return tokens;
}

const holds = (outer: ContextPiece, inner: ContextPiece): boolean =>
  outer.text !== null &&
  outer.repo === inner.repo &&
  outer.file === inner.file &&
  outer.startLine <= inner.line &&
  inner.line <= outer.endLine &&
  outer.key !== inner.key;
