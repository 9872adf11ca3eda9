/** Whether what plain words find is called so, or at least says most of them; else meaning knows better. Pure. */
import { partsOf } from "../../semantic/words/words";
import type { WordHit } from "./plain-words";
import { fits, termsOf, type Term } from "./words";

/** Best symbols that are looked at. */
const LOOKED_AT = 10;
/** Words of a question that a name has to say; of fewer words all. */
const LEAST_WORDS = 2;
/** The share of words that one of the very first has to say, wherever. */
const LEAST_SHARE = 0.5;
const FIRST = 3;

export function isNamedByWords(question: string, hits: readonly WordHit[]): boolean {
  const terms = termsOf(question);
  const least = Math.min(LEAST_WORDS, terms.length);
  return (
    hits.slice(0, LOOKED_AT).some((hit) => wordsInName(hit, terms) >= least) ||
    hits.slice(0, FIRST).some(({ words }) => words.length >= terms.length * LEAST_SHARE)
  );
}

/** Of the symbol's own name and the names of what holds it. */
function wordsInName({ owned: { symbol, owners } }: WordHit, terms: readonly Term[]): number {
  const parts = [symbol.name, symbol.qualifier ?? "", ...owners.map(({ name }) => name)].flatMap(partsOf);
  return terms.filter((term) => parts.some((part) => fits(part, term) > 0)).length;
}
