/** Which macros make more of a text readable: definitions are found by name, and some are not what is meant. */
import type { MacroDictionary, MacroMeaning } from "../mask/macro-meanings";

/** Characters that are read in all, when macros are tried one after another. */
const MAX_TRIED = 4_000_000;

/**
 * All of the macros, if they leave no more than `most` characters unread. One that fits nowhere may spoil what the
 * others explain: then those that help, tried one after another. Null where none does.
 * @param length characters of the text
 * @param unread characters that nothing is read of without them
 * @param unreadWith reads the text with macros
 */
export function macrosThatHelp(
  all: MacroDictionary,
  { length, most, unread }: { length: number; most: number; unread: number },
  unreadWith: (macros: MacroDictionary) => number,
): MacroDictionary | null {
  if (unreadWith(all) <= most) return all;
  if (all.size < 2 || all.size * length > MAX_TRIED) return null;
  let kept = new Map<string, MacroMeaning>();
  let least = unread;
  for (const [name, meaning] of all) {
    const more = new Map([...kept, [name, meaning]]);
    const left = unreadWith(more);
    if (left < least) [kept, least] = [more, left];
  }
  return kept.size > 0 ? kept : null;
}
