/**
 * The one ranking function: name evidence, place, keyword and prior of a row, each a named signal in points; the score
 * is their sum. Which engine brought the row makes no difference.
 */
import type { SymbolKind } from "../../contract/vocabulary";
import type { RankSignal, Whereabouts } from "../port";
import type { EvidenceClass } from "./evidence-class";
import { explainPrior, type PathClass, type PriorFacts } from "./prior";
import type { Reading, SymbolQuery } from "./query";

/** Points off for reading loose words as name and place, and for a place that does not fit wholly. */
const LOOSE_PLACE = 4;
const PLACE_MISS = 34;
/** Points for a qualifier that fits: it was typed on purpose. */
const QUALIFIER = 12;
const KEYWORD = 14;
const TEST_ASKED = 12;
/** Points off for a typo when what was typed is the beginning or a word of a name that is used, or of any name. */
const TYPO_DOUBT = 30;
const SLIGHT_TYPO_DOUBT = 12;

/** A row does not fit the reading's place at all. */
export const NO_PLACE = -Infinity;

/**
 * Points of the place: `fits` holds a value from 0 to 1 for each word of the reading's context. A qualifier's last
 * word weighs most. Loose words must all fit.
 */
export function placeScore(reading: Reading, fits: readonly number[]): number {
  if (fits.length === 0) return 0;
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < fits.length; i++) {
    if (fits[i] === 0 && (!reading.qualified || i === fits.length - 1)) return NO_PLACE;
    const weight = reading.qualified && i === fits.length - 1 ? 2 : 1;
    sum += weight * fits[i] * fits[i];
    weights += weight;
  }
  const miss = PLACE_MISS * (1 - sum / weights);
  return reading.qualified ? QUALIFIER - miss : -LOOSE_PLACE - miss;
}

/** The most that a place can give in a reading. */
export function mostPlaceScore(reading: Reading): number {
  if (reading.context.length === 0) return 0;
  return reading.qualified ? QUALIFIER : -LOOSE_PLACE;
}

/** Points for the kind that a leading keyword asks for. */
export function keywordScore(query: SymbolQuery, reading: Reading, kind: SymbolKind): number {
  if (!query.kinds || reading.words.length > 0) return 0;
  return query.kinds.includes(kind) ? KEYWORD : -KEYWORD;
}

/**
 * Points for standing in the repository where the reader is, by how well the name fits; further ones in the very file.
 */
const NEAR_SAME_NAME = 22;
const NEAR_PART_OF_NAME = 12;
const NEAR_ANY = 6;
const NEAR_FILE = 4;

/**
 * Points for standing where the reader is: what fits worse is never put above what is typed out elsewhere by this
 * alone.
 */
export function nearScore(
  evidence: EvidenceClass,
  file: { repositoryId: number; path: string },
  near: Whereabouts | undefined,
): number {
  if (near === undefined || file.repositoryId !== near.repositoryId) return 0;
  const all = SAME_NAME.has(evidence) || evidence === "regex";
  const repository = all ? NEAR_SAME_NAME : PART_OF_NAME.has(evidence) ? NEAR_PART_OF_NAME : NEAR_ANY;
  return file.path === near.path ? repository + NEAR_FILE : repository;
}

/** Gives tests back what their place took, when the query asks for tests. */
export function testScore(query: SymbolQuery, place: PathClass): number {
  return query.asksForTests && place === "test" ? TEST_ASKED : 0;
}

/** How much speaks for what was typed being meant as typed. */
export interface AsTyped {
  /** it is a name, or the beginning or words of one in use */
  isCertain: boolean;
  /** it is words of some name */
  likely: boolean;
}

/** Points off for evidence by typo while better evidence exists. */
export function typoDoubt(evidence: EvidenceClass, { isCertain, likely }: AsTyped): number {
  if (evidence !== "typo" && evidence !== "two_typos") return 0;
  return isCertain ? -TYPO_DOUBT : likely ? -SLIGHT_TYPO_DOUBT : 0;
}

/** A name that so many files mention is in use. */
const IN_USE = 2;
const SAME_NAME: ReadonlySet<EvidenceClass> = new Set(["exact", "other_case", "other_separators"]);
const PART_OF_NAME: ReadonlySet<EvidenceClass> = new Set(["without_prefix", "prefix", "all_words", "inside_words"]);

const INSIDE: ReadonlySet<EvidenceClass> = new Set(["inside_at_word", "inside"]);

/** Whether the typed letters stand together in the name. */
export function isLiteral(evidence: EvidenceClass): boolean {
  return SAME_NAME.has(evidence) || PART_OF_NAME.has(evidence) || INSIDE.has(evidence);
}

/** Whether the typed text consists of words of the name, no matter how much the name is used. */
export function isLikely(evidence: EvidenceClass): boolean {
  return SAME_NAME.has(evidence) || PART_OF_NAME.has(evidence);
}

/** Whether evidence shows that what was typed is meant as typed: it is a name, or part of one that is used. */
export function makesCertain(evidence: EvidenceClass, mentions: number): boolean {
  return SAME_NAME.has(evidence) || (mentions >= IN_USE && PART_OF_NAME.has(evidence));
}

/** All that placed a row. */
interface Placement {
  query: SymbolQuery;
  reading: Reading;
  evidence: EvidenceClass;
  evidenceScore: number;
  fits: readonly number[];
  asTyped: AsTyped;
  facts: PriorFacts;
  /** points for standing where the reader is */
  near: number;
}

/** The signals of a row, strongest first; their weights sum to its score. */
export function explain(placement: Placement): RankSignal[] {
  const { query, reading, evidence, facts } = placement;
  const place = placeScore(reading, placement.fits);
  const signals: RankSignal[] = [
    { signal: "name", detail: evidence.replaceAll("_", " "), weight: placement.evidenceScore },
    {
      signal: "place",
      detail: reading.context.map((word) => word.text).join(" "),
      weight: place === NO_PLACE ? 0 : place,
    },
    { signal: "keyword", detail: query.keyword ?? "", weight: keywordScore(query, reading, facts.kind) },
    { signal: "tests", detail: "asked for", weight: testScore(query, facts.place) },
    { signal: "typo", detail: "names as typed exist", weight: typoDoubt(evidence, placement.asTyped) },
    { signal: "near", detail: "where you are", weight: placement.near },
    ...explainPrior(facts),
  ];
  return signals.filter((signal) => signal.weight !== 0).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
