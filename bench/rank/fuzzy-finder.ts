/**
 * What a fuzzy finder in the manner of fzf makes of a list of names: letters in order, points for each, bonuses at
 * word starts and for runs, points off for gaps; ties go to the shorter name. Knows nothing but names.
 */
import type { FoundSymbol } from "./query-file";
import { ROWS, type RankedEngine } from "./score";

const MATCH = 16;
const GAP_START = -3;
const GAP = -1;
const BOUNDARY = 8;
const CAMEL = 7;
const RUN = 4;
/** the first typed letter's bonus counts so often */
const FIRST = 2;
const NONE = -1e9;
const LONGEST = 512;

export function fuzzyFinder(symbols: readonly FoundSymbol[]): RankedEngine {
  const lower = symbols.map(({ name }) => name.toLowerCase());
  return {
    name: "fzf-style",
    async ask(query, repo) {
      const sensitive = query !== query.toLowerCase();
      const words = query.split(/\s+/).filter((word) => word !== "");
      const best: { score: number; length: number; at: number }[] = [];
      for (let at = 0; at < symbols.length; at++) {
        if (repo !== undefined && symbols[at].repo !== repo) continue;
        const text = sensitive ? symbols[at].name : lower[at];
        const score = scoreWords(words, text, symbols[at].name);
        if (score <= 0) continue;
        best.push({ score, length: text.length, at });
      }
      best.sort((a, b) => b.score - a.score || a.length - b.length || a.at - b.at);
      return best.slice(0, ROWS).map(({ at }) => symbols[at]);
    },
  };
}

/** Sum over the words, which must all match; 0 when one does not. */
function scoreWords(words: readonly string[], text: string, name: string): number {
  let sum = 0;
  for (const word of words) {
    if (!inOrder(word, text)) return 0;
    sum += scoreWord(word, text.slice(0, LONGEST), name);
  }
  return sum;
}

function inOrder(word: string, text: string): boolean {
  let at = -1;
  for (const letter of word) if ((at = text.indexOf(letter, at + 1)) < 0) return false;
  return true;
}

const here = new Float64Array(LONGEST + 1);
const before = new Float64Array(LONGEST + 1);
const runs = new Int32Array(LONGEST + 1);
const runsBefore = new Int32Array(LONGEST + 1);

/** Best score over all ways to find the letters in order: one row per typed letter. */
function scoreWord(word: string, text: string, name: string): number {
  before.fill(0);
  runsBefore.fill(0);
  for (let i = 0; i < word.length; i++) {
    here.fill(NONE, 0, text.length + 1);
    let gap = NONE;
    for (let j = 0; j < text.length; j++) {
      let score = NONE;
      runs[j + 1] = 0;
      if (text[j] === word[i] && (i === 0 || before[j] > NONE / 2)) {
        const run = i === 0 ? 0 : runsBefore[j];
        const bonus = Math.max(bonusAt(name, j), run > 0 ? RUN : 0) * (i === 0 ? FIRST : 1);
        score = before[j] + MATCH + bonus;
        runs[j + 1] = run + 1;
      }
      gap = Math.max(gap + GAP, j > 0 ? here[j] + GAP_START : NONE);
      if (gap > score) {
        score = gap;
        runs[j + 1] = 0;
      }
      here[j + 1] = score;
    }
    before.set(here);
    before[0] = NONE;
    runsBefore.set(runs);
  }
  let best = 0;
  for (let j = 1; j <= text.length; j++) best = Math.max(best, before[j]);
  return best;
}

function bonusAt(name: string, at: number): number {
  if (at === 0) return BOUNDARY;
  const [last, letter] = [name[at - 1], name[at]];
  if (/[^A-Za-z0-9]/.test(last)) return /[A-Za-z0-9]/.test(letter) ? BOUNDARY : 0;
  const camel = (/[a-z]/.test(last) && /[A-Z]/.test(letter)) || (!/[0-9]/.test(last) && /[0-9]/.test(letter));
  return camel ? CAMEL : 0;
}
