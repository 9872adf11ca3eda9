/** In which ways a name can fit what was typed, strongest first, and what each is worth. */

export const EVIDENCE = [
  "exact",
  "other_case",
  "other_separators",
  "without_prefix",
  "prefix",
  "typo",
  "initials",
  "inside_words",
  "inside_at_word",
  "word_starts",
  "two_typos",
  "inside",
  "letters_in_order",
  "all_words",
  "regex",
] as const;
export type EvidenceClass = (typeof EVIDENCE)[number];

/** Points of a class before what was left out of the name is taken off. */
const POINTS: Record<EvidenceClass, number> = {
  exact: 120,
  other_case: 114,
  other_separators: 110,
  without_prefix: 103,
  all_words: 97,
  prefix: 88,
  typo: 84,
  initials: 89,
  inside_words: 80,
  inside_at_word: 76,
  word_starts: 74,
  two_typos: 72,
  inside: 60,
  letters_in_order: 56,
  regex: 80,
};

/** Reused by every call: read it before the next. */
export interface NameEvidence {
  class: EvidenceClass;
  score: number;
}
const evidence: NameEvidence = { class: "exact", score: 0 };

/** @param less points off for what the way leaves open */
export function give(kind: EvidenceClass, less: number): NameEvidence {
  evidence.class = kind;
  evidence.score = POINTS[kind] - less;
  return evidence;
}
