/** Where a name stands in a line that is shown without its indent. */

/**
 * Start of the nth whole-word place of a name, of the last one when there are fewer; -1 when it is not in the line.
 * @param nth from 0
 */
export function markedAt(preview: string, name: string, nth: number): number {
  if (name === "") return -1;
  let found = -1;
  for (let at = preview.indexOf(name), left = nth; at >= 0; at = preview.indexOf(name, at + 1)) {
    if (isWordPart(preview[at - 1]) || isWordPart(preview[at + name.length])) continue;
    found = at;
    if (left-- === 0) return found;
  }
  return found;
}

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[\w$]/.test(character);
