/**
 * What a name says about a typed pattern, strongest first: the same name, the same but for case or separators, without
 * its prefix letter, a prefix, a typo away, initials, inside, word starts, letters in order. Pure; knows names only.
 */
import { align } from "./alignment";
import { TOO_FAR, typoDistance } from "./distance";
import { give, type NameEvidence } from "./evidence-class";
import { findFlat } from "./find-flat";
import {
  caseMisses,
  goesOnMiss,
  rest,
  separatorMisses,
  smallForCapital,
  sureness,
  WRITTEN_OTHERWISE,
  writtenMiss,
} from "./misses";
import { MAX_NAME_UNITS, type NameView } from "./name-view";
import type { NamePattern } from "./pattern";

const UNDERSCORE = 95;
const UNTYPED_UNDERSCORE = 2.5;
const UNDERSCORE_MEANT = 14;
/** Points off where separators or capitals were typed and the name has others: they were typed on purpose. */
const SEPARATORS_MEANT = 6;
const CASE_MEANT = 8;
/**
 * Further ones where so much was typed that each letter is meant: then a longer name that begins exactly so comes
 * first.
 */
const SURELY_MEANT = 20;
/** Points off the name itself where a separator typed at the end says that the one meant goes on. */
const NAME_IS_LONGER = 38;
/** Further points off for what of a name was not typed, where each letter is meant. */
const SURELY_LESS = 6;
/**
 * Points off a match inside of a name that begins with a capital there, where a small letter was typed before
 * capitals.
 */
const SMALL_MEANT = 8;
/** Points off for initials (capitals only) that are found as small letters: `MEE` means no `MeshEncoder`. */
const NO_INITIALS = 14;
/** Points off for a typo in a name that lacks its prefix letter, too. */
const PREFIX_AND_TYPO = 2;
/** Points for what was typed being the end of the name: `getnameinfo` of `ares_getnameinfo`. */
const NAME_ENDS = 4;
/** Points for words that are, in their order, the whole name. */
const ALL_OF_NAME = 13;

/** Evidence of one name for one pattern; null when they have nothing to do with each other. */
export function nameEvidence(pattern: NamePattern, view: NameView): NameEvidence | null {
  return closeEvidence(pattern, view) ?? typoEvidence(pattern, view) ?? lettersInOrder(pattern, view);
}

/** The same without typos and letters in order. */
export function closeEvidence(pattern: NamePattern, view: NameView): NameEvidence | null {
  const found =
    sameName(pattern, view) ??
    prefix(pattern, view) ??
    inside(pattern, view, true) ??
    wordStarts(pattern, view) ??
    inside(pattern, view, false);
  return found && marked(found, pattern, view);
}

/** One typo, else two. */
export function typoEvidence(pattern: NamePattern, view: NameView): NameEvidence | null {
  const found = typo(pattern, view, 1) ?? typo(pattern, view, 2);
  return found && marked(found, pattern, view);
}

/** A leading underscore that was not typed marks a name as meant for nobody else; one that was typed is meant. */
function marked(found: NameEvidence, pattern: NamePattern, view: NameView): NameEvidence {
  const [typed, there] = [pattern.view.codes[0] === UNDERSCORE, view.codes[0] === UNDERSCORE];
  if (there && !typed) found.score -= UNTYPED_UNDERSCORE;
  if (typed && !there) found.score -= UNDERSCORE_MEANT * sureness(pattern);
  return found;
}

function equal(a: Uint16Array, b: Uint16Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameName(pattern: NamePattern, view: NameView): NameEvidence | null {
  const q = pattern.view;
  if (q.flatLength !== view.flatLength) return prefixLeftOut(pattern, view);
  if (!equal(q.flat, view.flat, q.flatLength)) return null;
  if (q.fullLength !== view.fullLength || !equal(q.lower, view.lower, q.length)) {
    if (pattern.goesOn) return give("other_separators", NAME_IS_LONGER);
    const meant = pattern.separated || isCamel(pattern);
    return give("other_separators", meant ? SEPARATORS_MEANT + SURELY_MEANT * sureness(pattern) : 0);
  }
  if (equal(q.codes, view.codes, q.length)) return give("exact", 0);
  if (!pattern.hasUpper) return give("exact", 0.5);
  return give("other_case", CASE_MEANT + SURELY_MEANT * sureness(pattern));
}

/** A capital inside says how the words are told apart, as a separator does. */
const isCamel = ({ view, hasUpper, allUpper }: NamePattern): boolean => {
  if (!hasUpper || allUpper) return false;
  for (let i = 1; i < view.length; i++) if (view.codes[i] !== view.lower[i]) return true;
  return false;
};

/** `PlayerController` for `APlayerController`, `bufferedReader` for `mBufferedReader`. */
function prefixLeftOut(pattern: NamePattern, view: NameView): NameEvidence | null {
  const q = pattern.view;
  if (view.flatLength !== q.flatLength + 1 || q.flatLength < 3 || view.flatStarts[1] !== 1) return null;
  for (let i = 0; i < q.flatLength; i++) if (q.flat[i] !== view.flat[i + 1]) return null;
  return give("without_prefix", 0);
}

function prefix(pattern: NamePattern, view: NameView): NameEvidence | null {
  const q = pattern.view;
  if (q.flatLength >= view.flatLength || !equal(q.flat, view.flat, q.flatLength)) return null;
  const wordEnd = view.flatStarts[q.flatLength] === 1 ? 0 : 3;
  return give(
    "prefix",
    wordEnd +
      rest(pattern, view, 8 + SURELY_LESS * sureness(pattern)) +
      caseMisses(pattern, view, 0) +
      separatorMisses(pattern, view, 0) +
      goesOnMiss(pattern, view, 0) +
      writtenMiss(pattern, view),
  );
}

function typo(pattern: NamePattern, view: NameView, edits: 1 | 2): NameEvidence | null {
  if (pattern.typos < edits) return null;
  const q = pattern.view;
  let distance = typoDistance(q.flat, q.flatLength, view.flat, view.flatLength, edits);
  let prefixLeftOut = 0;
  if (distance === TOO_FAR && view.flatStarts[1] === 1) {
    distance = typoDistance(q.flat, q.flatLength, view.flat, view.flatLength, edits, 1);
    prefixLeftOut = PREFIX_AND_TYPO;
  }
  if (distance === TOO_FAR) return null;
  const ownCase = pattern.hasUpper && q.codes[0] !== view.codes[0] && q.lower[0] === view.lower[0] ? 2 : 0;
  return give(edits === 1 ? "typo" : "two_typos", 8 * (distance - 0.8 * edits) + ownCase + prefixLeftOut);
}

function inside(pattern: NamePattern, view: NameView, atWord: boolean): NameEvidence | null {
  const q = pattern.view;
  const at = findFlat(q, view, atWord);
  if (at < 0) return null;
  const wholeWords = view.flatStarts[at + q.flatLength] === 1;
  const ends = atWord && at + q.flatLength === view.flatLength ? NAME_ENDS : 0;
  const misses = caseMisses(pattern, view, at) + separatorMisses(pattern, view, at) + goesOnMiss(pattern, view, at);
  const small = pattern.hasUpper && q.codes[0] === q.lower[0] && view.codes[view.flatAt[at]] !== q.codes[0];
  const off = rest(pattern, view, 8) + misses - ends + (small ? SMALL_MEANT * sureness(pattern) : 0);
  if (atWord) return give(wholeWords ? "inside_words" : "inside_at_word", off);
  return give("inside", off + (wholeWords ? 0 : 4));
}

function wordStarts(pattern: NamePattern, view: NameView): NameEvidence | null {
  const q = pattern.view;
  if (q.flatLength < 2) return null;
  if (areInitials(pattern, view)) return give("initials", smallForCapital(pattern, view, startsOf));
  const way = align(q.flat, q.flatLength, view, true);
  if (!way) return null;
  const everyLetter = way.atStarts === q.flatLength;
  const wordsLeft = Math.max(0, view.words - way.atStarts);
  const capitals = pattern.allUpper && !everyLetter ? NO_INITIALS : smallForCapital(pattern, view, way.at);
  const separators =
    pattern.separated && view.fullLength === view.flatLength ? WRITTEN_OTHERWISE * sureness(pattern) : 0;
  return give("word_starts", Math.min(30, way.cost - 1 + 2 * wordsLeft) + capitals + separators);
}

const startsOf = new Uint16Array(MAX_NAME_UNITS);

/** Whether the typed letters are the first letters of all words; their places go into `startsOf`. */
function areInitials(pattern: NamePattern, view: NameView): boolean {
  const q = pattern.view;
  // `BP_` is the start of a name that has it, not the initials of `BeginPlay`.
  if (q.flatLength !== view.words || pattern.separated) return false;
  let letter = 0;
  for (let at = 0; at < view.flatLength; at++) {
    if (view.flatStarts[at] === 0) continue;
    if (view.flat[at] !== q.flat[letter]) return false;
    startsOf[letter++] = at;
  }
  return letter === q.flatLength;
}

/** Letters left out inside words: `strbldr` for `StringBuilder`. */
export function lettersInOrder(pattern: NamePattern, view: NameView): NameEvidence | null {
  const q = pattern.view;
  if (q.flatLength < 4 || pattern.allUpper) return null;
  const way = align(q.flat, q.flatLength, view, false);
  if (!way || way.breaks > q.flatLength / 2) return null;
  return give("letters_in_order", Math.min(40, 2 * (way.cost - 1)) + rest(pattern, view, 10));
}

/**
 * All words stand in the name, in any order, each at a word start (the last may be unfinished); null otherwise.
 * `exception pointer null` for `NullPointerException`.
 */
export function allWordsEvidence(words: readonly NamePattern[], view: NameView): NameEvidence | null {
  let covered = 0;
  let off = 0;
  let last = -1;
  let sorted = true;
  for (const word of words) {
    let at = findFlat(word.view, view, true);
    if (at < 0) {
      at = findFlat(word.view, view, false);
      if (at < 0) return null;
      off += 8;
    } else if (view.flatStarts[at + word.view.flatLength] !== 1) {
      off += 2;
    }
    if (at <= last) sorted = false;
    last = at;
    covered += word.view.flatLength;
  }
  const left = Math.max(0, 1 - covered / view.flatLength);
  const whole = left === 0 && off === 0 && sorted ? ALL_OF_NAME : 0;
  return marked(give("all_words", off + 30 * left + (sorted ? 0 : 1) - whole), words[0], view);
}
