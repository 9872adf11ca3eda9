/** Where lists end. Pure. */

/** Whether the list that opens at an offset, with `(` or `[`, is all that follows. */
export const endsInList = (text: string, open: number): boolean =>
  text.length > open && closingOf(text, open) === text.length - 1;

/** The place of the bracket that closes the one at an offset; -1 for none. */
export function closingOf(text: string, open: number): number {
  const opening = text[open];
  const closing = opening === "[" ? "]" : ")";
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === opening) depth++;
    else if (text[at] === closing && --depth === 0) return at;
  }
  return -1;
}
