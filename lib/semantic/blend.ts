/**
 * Puts what words say and what vectors say together. Measured against ranks that are added (reciprocal rank fusion),
 * which lose where one side is weak. Pure.
 */

export interface Scored {
  symbol: number;
  /** BM25; 0 for a symbol that no word describes */
  words: number;
  /** cosine; 0 for a symbol without a vector */
  near: number;
}

export interface Blended extends Scored {
  /** from 0 to 1, relative to the best of each side */
  score: number;
  /** the highest of all */
  bestWords: number;
}

/** The share of words; the rest is that of vectors. */
export const WORDS_SHARE = 0.25;

/**
 * What counts of a symbol that stands beside what a product does, in tests say, where a question does not ask for
 * them.
 */
export const ASIDE_SHARE = 0.5;

/** Best first; of equals the lower id. */
export function blend(found: readonly Scored[], share: number = WORDS_SHARE): Blended[] {
  let [mostWords, mostNear] = [1e-9, 1e-9];
  for (const { words, near } of found) {
    mostWords = Math.max(mostWords, words);
    mostNear = Math.max(mostNear, near);
  }
  return found
    .map((each) => ({
      ...each,
      bestWords: mostWords,
      score: (share * each.words) / mostWords + ((1 - share) * Math.max(0, each.near)) / mostNear,
    }))
    .sort((a, b) => b.score - a.score || a.symbol - b.symbol);
}
