/**
 * How well a typed text fits a path. Pure, and run over every path of the codebase: it refuses early and allocates
 * only for what matches. The file's name counts most, then beginnings of words, then the rest of the path.
 */

/** What is looked for: words that must all be found. */
interface PathQuery {
  /** lower case */
  words: string[];
  /** letters and digits that a path must have */
  mask: number;
}

interface PathMatch {
  /** higher is better */
  score: number;
  /** matched parts of the path, [start, end) in UTF-16 units, ascending */
  matched: [number, number][];
}

const MAX_WORDS = 8;

export function parsePathQuery(query: string): PathQuery {
  const words = query.toLowerCase().replaceAll("\\", "/").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return { words, mask: letterMask(words.join("")) };
}

/** A bit for each letter a to z, one for each pair of digits. Paths without a query's bits cannot match it. */
export function letterMask(lower: string): number {
  let mask = 0;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << (26 + ((code - 48) >> 1));
  }
  return mask;
}

/**
 * Null when a word is not found. `lower` is the path in lower case; if its length differs from the path's, no part is
 * marked as matched.
 */
export function matchPath(query: PathQuery, path: string, lower: string): PathMatch | null {
  const nameStart = lower.lastIndexOf("/") + 1;
  const matched: [number, number][] = [];
  let score = 0;
  for (const word of query.words) {
    const found = matchWord(word, path, lower, nameStart);
    if (found === null) return null;
    score += found.score;
    matched.push(...found.matched);
  }
  const length = Math.min(path.length, 200) / 100;
  const average = query.words.length === 0 ? 0 : score / query.words.length;
  return { score: average - length, matched: path.length === lower.length ? joined(matched) : [] };
}

function matchWord(word: string, path: string, lower: string, nameStart: number): PathMatch | null {
  const inName = word.includes("/") ? -1 : bestIndex(word, path, lower, nameStart);
  if (inName >= 0) return { score: scoreInName(word, path, lower, nameStart, inName), matched: [span(inName, word)] };
  const at = bestIndex(word, path, lower, 0);
  if (at >= 0) return { score: scoreInPath(word, path, lower, at), matched: [span(at, word)] };
  const letters = subsequence(word, path, lower, nameStart) ?? subsequence(word, path, lower, 0);
  if (letters === null) return null;
  // Scattered letters of a short word are in nearly every path.
  return letters.score > 0 ? letters : null;
}

function scoreInName(word: string, path: string, lower: string, nameStart: number, at: number): number {
  if (at === nameStart) {
    const rest = lower.slice(at + word.length);
    if (rest === "") return 100;
    if (rest.lastIndexOf(".") === 0) return 95;
    return rest.startsWith(".") ? 90 : 80;
  }
  return startsWord(path, at) ? 60 : 45;
}

function scoreInPath(word: string, path: string, lower: string, at: number): number {
  if (at + word.length === lower.length && startsWord(path, at)) return 98;
  if (at === 0 || lower[at - 1] === "/") return lower[at + word.length] === "/" ? 55 : 40;
  return startsWord(path, at) ? 30 : 20;
}

/** First place where the word begins a word of the path, else first place at all; -1 for none. */
function bestIndex(word: string, path: string, lower: string, from: number): number {
  const first = lower.indexOf(word, from);
  for (let at = first; at >= 0; at = lower.indexOf(word, at + 1)) if (startsWord(path, at)) return at;
  return first;
}

/** Letters in order, preferring beginnings of words: `fpc` in `FooPlayerController.h`. */
function subsequence(word: string, path: string, lower: string, from: number): PathMatch | null {
  if (!hasLettersInOrder(word, lower, from)) return null;
  const matched: [number, number][] = [];
  let starts = 0;
  let at = from;
  for (const letter of word) {
    const place = nextLetter(letter, path, lower, at, at > from);
    if (place < 0) return null;
    if (startsWord(path, place)) starts++;
    matched.push([place, place + letter.length]);
    at = place + letter.length;
  }
  const runs = joined(matched);
  const scattered = (runs.length - starts) / word.length;
  if (word.length < 3 ? starts < word.length : scattered > 0.35) return null;
  return { score: (from > 0 ? 30 : 12) * (1 - scattered) - runs.length * 0.5, matched: runs };
}

/** Refuses most paths at once. */
function hasLettersInOrder(word: string, lower: string, from: number): boolean {
  let at = from;
  for (let letter = 0; letter < word.length; letter++) {
    at = lower.indexOf(word[letter], at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The adjacent letter when it fits, else the next one that begins a word, else the next at all. */
function nextLetter(letter: string, path: string, lower: string, at: number, adjacentFits: boolean): number {
  if (adjacentFits && lower.startsWith(letter, at)) return at;
  const first = lower.indexOf(letter, at);
  for (let place = first; place >= 0; place = lower.indexOf(letter, place + 1)) {
    if (startsWord(path, place)) return place;
  }
  return first;
}

function startsWord(path: string, at: number): boolean {
  if (at === 0) return true;
  const before = path.charCodeAt(at - 1);
  if (!isLetterOrDigit(before)) return true;
  return isUpper(path.charCodeAt(at)) && !isUpper(before);
}

const isUpper = (code: number): boolean => code >= 65 && code <= 90;
const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || isUpper(code) || (code >= 97 && code <= 122) || code > 127;

const span = (at: number, word: string): [number, number] => [at, at + word.length];

/** Sorted, touching and overlapping parts joined. */
function joined(parts: [number, number][]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [start, end] of parts.toSorted((a, b) => a[0] - b[0])) {
    const last = runs.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else runs.push([start, end]);
  }
  return runs;
}
