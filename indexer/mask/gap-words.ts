/** Names that may be why a place did not parse: macros among them may be explained by their definitions. */
import { SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MacroDictionary } from "./macro-meanings";

/** Characters before a gap: a parser gives up some tokens after what it did not understand. */
const BEFORE = 200;
const WORD = /[A-Za-z_]\w+/g;
/** Names of one file; more stand only at gaps that are most of a file. */
const MAX_WORDS = 500;

/** Names in gaps and shortly before them. @param gaps pairs of start and end, ascending */
export function gapWords(text: string, gaps: readonly number[]): Set<string> {
  const found = new Set<string>();
  let read = 0;
  for (let i = 0; i < gaps.length && found.size < MAX_WORDS; i += 2) {
    const start = Math.max(read, gaps[i] - BEFORE);
    read = Math.max(read, gaps[i + 1]);
    for (const [word] of text.slice(start, read).matchAll(WORD))
      if (found.size < MAX_WORDS && !TYPE_KEYWORDS.has(word) && !SPECIFIERS.has(word)) found.add(word);
  }
  return found;
}

/** Those of a dictionary that are among the names. */
export function meaningsOf(names: Iterable<string>, macros: MacroDictionary): MacroDictionary {
  if (macros.size === 0) return macros;
  return new Map(
    [...names].flatMap((name) => {
      const meaning = macros.get(name);
      return meaning ? [[name, meaning] as const] : [];
    }),
  );
}
