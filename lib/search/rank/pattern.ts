/**
 * A typed name made ready for matching: its view, how its capitals are meant, how many typos it may have.
 */
import { NameView } from "./name-view";

export interface NamePattern {
  /** as typed */
  text: string;
  view: NameView;
  hasUpper: boolean;
  /** capitals and digits only, at least two: initials (`AIOOBE`) or a constant */
  allUpper: boolean;
  /** separators stand between its letters */
  separated: boolean;
  /** a separator stands at its end: the name meant is longer, and has one there */
  goesOn: boolean;
  /** edits allowed: none below 4 letters, one to 7, two from 8 */
  typos: 0 | 1 | 2;
}

const TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Edits that a word of so many letters may have. */
export function typosOf(letters: number): 0 | 1 | 2 {
  return letters < TYPO_FROM ? 0 : letters < TWO_TYPOS_FROM ? 1 : 2;
}

/** Words that were typed apart, as one name; nobody typed the separators between them. */
export function joinedPattern(words: readonly string[]): NamePattern {
  return { ...namePattern(words.join("_")), separated: false };
}

/** Lays out a typed name. `typos: false` for words that must be right, such as one of several. */
export function namePattern(text: string, typos = true): NamePattern {
  const view = NameView.of(text);
  const hasUpper = text !== text.toLowerCase();
  const letters = view.flatLength;
  return {
    text,
    view,
    hasUpper,
    separated: letters < text.length,
    goesOn: letters > 0 && /[_-]$/.test(text),
    allUpper: hasUpper && letters >= 2 && text === text.toUpperCase(),
    typos: typos ? typosOf(letters) : 0,
  };
}
