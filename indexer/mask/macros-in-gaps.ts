/** Which macros may be why a place did not parse: those that are used there or shortly before. */
import type { MacroDictionary, MacroMeaning } from "./macro-meanings";

/** Characters before a gap: a parser gives up some tokens after what it did not understand. */
const BEFORE = 200;
const WORD = /\w+/g;

/** @param gaps pairs of start and end, ascending */
export function macrosInGaps(macros: MacroDictionary, text: string, gaps: readonly number[]): MacroDictionary {
  const found = new Map<string, MacroMeaning>();
  let read = 0;
  for (let i = 0; i < gaps.length && found.size < macros.size; i += 2) {
    const start = Math.max(read, gaps[i] - BEFORE);
    read = Math.max(read, gaps[i + 1]);
    for (const [word] of text.slice(start, gaps[i + 1]).matchAll(WORD)) {
      const meaning = macros.get(word);
      if (meaning) found.set(word, meaning);
    }
  }
  return found;
}
