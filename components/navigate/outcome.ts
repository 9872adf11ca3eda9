/**
 * What Go to Definition does with an answer: it jumps to a certain target, and shows a guess or several targets in a
 * peek at the place.
 */
import type { MeaningRow } from "@/lib/contract/symbol-at";
import { tierOf, type Tier } from "../certainty/tiers";

/** A position in a file, 1-based. */
export interface CodePlace {
  repo: string;
  file: string;
  line: number;
  column: number;
}

/** A meaning that stands somewhere in the index. */
export type PlacedMeaning = MeaningRow & { repo: string; file: string; line: number; url: string };

type Outcome =
  | { type: "jump"; to: PlacedMeaning }
  /** Guesses, or several that fit alike. */
  | { type: "choose"; among: PlacedMeaning[] }
  /** The place is the definition itself, and there is no other declaration. */
  | { type: "here"; of: PlacedMeaning }
  | { type: "external"; name: string; specifier: string | null }
  | { type: "none" };

/** The targets of an answer: those that are known, else the possible ones that only share the name. */
export const meaningsOf = ({
  results,
  possible,
}: {
  results: readonly MeaningRow[];
  possible: readonly MeaningRow[];
}) => (results.length > 0 ? results : possible);

export const isPlaced = (meaning: MeaningRow): meaning is PlacedMeaning =>
  meaning.repo !== undefined && meaning.file !== undefined && meaning.line !== undefined && meaning.url !== undefined;

export const isAt = (meaning: PlacedMeaning, { repo, file, line, column }: CodePlace): boolean =>
  meaning.repo === repo &&
  meaning.file === file &&
  meaning.line === line &&
  (meaning.column === undefined || Math.abs(meaning.column - column) <= meaning.name.length);

/** @param meanings as the answer has them: definition first, surest first */
export function outcomeOf(meanings: readonly MeaningRow[], from: CodePlace): Outcome {
  const placed = meanings.filter(isPlaced);
  const [first] = placed;
  if (first === undefined) {
    const outside = meanings.find(({ external }) => external);
    return outside === undefined
      ? { type: "none" }
      : { type: "external", name: outside.name, specifier: outside.specifier };
  }
  const sure = placed.filter(({ basis }) => basis === first.basis);
  if (tierOf(first.basis) === "possible") return { type: "choose", among: placed };
  if (symbolsOf(withoutDeclarations(sure)).size > 1) return { type: "choose", among: sure };
  // At a definition, its declaration is what is not seen yet; and the other way round.
  const elsewhere = sure.filter((meaning) => !isAt(meaning, from));
  return elsewhere.length === 0 ? { type: "here", of: first } : { type: "jump", to: elsewhere[0] };
}

/** Files that declare what code of another language defines. */
const DECLARES = /\.d\.[cm]?ts$/;

/** What declares the code is no choice beside it, though it has a key of its own; alone it is what is meant. */
function withoutDeclarations(meanings: readonly PlacedMeaning[]): readonly PlacedMeaning[] {
  const code = meanings.filter(({ file }) => !DECLARES.test(file));
  return code.length > 0 ? code : meanings;
}

const symbolsOf = (meanings: readonly PlacedMeaning[]): Set<string> =>
  new Set(meanings.map(({ key, repo, file, line }) => key ?? `${repo}/${file}:${line}`));

/** The line under a name that is pointed at; null when it leads nowhere. */
export function tierOfOutcome(outcome: Outcome): Tier | null {
  switch (outcome.type) {
    case "jump":
      return tierOf(outcome.to.basis);
    case "here":
      return tierOf(outcome.of.basis);
    case "choose":
      return tierOf(outcome.among[0].basis);
    case "external":
    case "none":
      return null;
  }
}

/** Words for a place from which nothing in the index can be opened. */
export function whyNowhere(outcome: Outcome, name: string): string {
  if (outcome.type !== "external")
    return name === "" ? "No name stands here." : `Nothing in the index is known to be meant by ${name}.`;
  return outcome.specifier === null
    ? `${outcome.name} is external: it is defined outside of the index.`
    : `${outcome.name} is external: it comes from ${outcome.specifier}, which is outside of the index.`;
}
