/**
 * One string for a name however many files say it: of the names that kept files hold four in five are some other
 * file's, too, and each string of its own is memory and work for the collector. Forgets all when there are too many;
 * who holds a name goes on holding it.
 */

/** Names that are told apart; in a code base of a million symbols there are about as many that are asked about. */
const MAX_NAMES = 200_000;
/** V8 keeps a shorter piece of a string as a string of its own, a longer one as a piece that holds on to the whole. */
const SHORTEST_PIECE = 13;

let names = new Map<string, string>();

/** The string that stands for all of this value. */
export function sharedName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names = new Map();
  const own = ownString(name);
  names.set(own, own);
  return own;
}

/** The same string, holding on to no other. */
export const ownString = (piece: string): string =>
  piece.length < SHORTEST_PIECE ? piece : Buffer.from(piece, "utf8").toString("utf8");
