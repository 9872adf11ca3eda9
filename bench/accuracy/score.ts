/** Scores answers against truth: right, wrong and missed places, with the misses for reading. */
import type { Basis } from "../../lib/contract/vocabulary";
import type { CodeText } from "./code-text";
import { placeId, type DefinitionFact, type Place, type PlacesFact, type Truth } from "./truth";

/** An answer that may say how it is known. */
export type AnswerPlace = Place & { basis?: Basis };

/** What is measured: Fathom, or a yardstick beside it. Null where it cannot answer such a question at all. */
export interface Answerer {
  name: string;
  /** the best meaning of a place; "outside" for something that is defined elsewhere, null for no answer */
  definition(fact: DefinitionFact): Promise<AnswerPlace | "outside" | null>;
  usages(fact: PlacesFact): Promise<AnswerPlace[]>;
  callers(fact: PlacesFact): Promise<AnswerPlace[]>;
  inheritors(fact: PlacesFact): Promise<AnswerPlace[]>;
}

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

interface Miss {
  question: string;
  what: string;
  got: string;
  expected: string;
}

export interface Score {
  /** of places whose definition stands in the code */
  asked: number;
  answered: number;
  right: number;
  locals: { asked: number; right: number };
  /** uses of what is defined elsewhere, and how many of them were sent inside */
  externals: { asked: number; inside: number };
  usages: Tally;
  usagesOfShared: Tally;
  callers: Tally;
  inheritors: Tally;
  byBasis: Record<string, { right: number; wrong: number }>;
  misses: Miss[];
}

/** Misses of one sort that are kept. */
const MAX_MISSES = 60;

export async function scoreOf(answerer: Answerer, truth: Truth, texts: ReadonlyMap<string, CodeText>): Promise<Score> {
  const score = emptyScore();
  for (const fact of truth.definitions) judgeDefinition(score, fact, await answerer.definition(fact));
  for (const fact of truth.externals) {
    const got = await answerer.definition(fact);
    score.externals.asked++;
    // A place that declares what it names is its own answer.
    if (got === null || got === "outside" || got.basis === "name" || placeId(got) === placeId(fact.at)) continue;
    score.externals.inside++;
    miss(score, { question: "external", what: named(fact), got: placeId(got), expected: "outside" });
  }
  const judge = (question: string, fact: PlacesFact, answers: readonly AnswerPlace[]) =>
    judgePlaces(score, question, fact, answers, truth.known, texts);
  for (const fact of truth.usages) {
    const tally = judge("usages", fact, await answerer.usages(fact));
    add(score.usages, tally);
    if (fact.isShared) add(score.usagesOfShared, tally);
  }
  for (const fact of truth.callers) add(score.callers, judge("callers", fact, await answerer.callers(fact)));
  for (const fact of truth.inheritors)
    add(score.inheritors, judge("inheritors", fact, await answerer.inheritors(fact)));
  return score;
}

export const precision = ({ right, wrong }: Tally): number => right / (right + wrong);
export const recall = ({ right, missed }: Tally): number => right / (right + missed);
export const f1 = ({ right, wrong, missed }: Tally): number => (2 * right) / (2 * right + wrong + missed);

const none = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

function emptyScore(): Score {
  return {
    ...{ asked: 0, answered: 0, right: 0, locals: { asked: 0, right: 0 }, externals: { asked: 0, inside: 0 } },
    ...{ usages: none(), usagesOfShared: none(), callers: none(), inheritors: none(), byBasis: {}, misses: [] },
  };
}

function judgeDefinition(score: Score, fact: DefinitionFact, got: AnswerPlace | "outside" | null): void {
  const isAnswer = got !== null && got !== "outside";
  const isRight = isAnswer && fact.targets.some((target) => target.file === got.file && target.line === got.line);
  score.asked++;
  if (fact.isLocal) score.locals.asked++;
  if (isAnswer) {
    score.answered++;
    count(score, got.basis, isRight);
  }
  if (isRight) {
    score.right++;
    if (fact.isLocal) score.locals.right++;
  } else {
    const answer = isAnswer ? placeId(got) : String(got);
    miss(score, {
      question: "definition",
      what: named(fact),
      got: answer,
      expected: fact.targets.map(placeId).join(" "),
    });
  }
}

/** Places that the engine knows nothing about are neutral, unless they are no code at all. */
function judgePlaces(
  score: Score,
  question: string,
  fact: PlacesFact,
  answers: readonly AnswerPlace[],
  known: ReadonlySet<string>,
  texts: ReadonlyMap<string, CodeText>,
): Tally {
  const wanted = new Set(fact.places.map(placeId));
  const tally = none();
  const found = new Set<string>();
  for (const answer of answers) {
    const id = placeId(answer);
    if (found.has(id)) continue;
    found.add(id);
    const isProse = texts.get(answer.file)?.isProse(answer.line, answer.column) ?? false;
    if (!wanted.has(id) && (fact.neutral.has(id) || (!known.has(id) && !isProse))) continue;
    count(score, answer.basis, wanted.has(id));
    if (wanted.has(id)) tally.right++;
    else {
      tally.wrong++;
      miss(score, { question, what: named(fact), got: id, expected: "another symbol" });
    }
  }
  for (const id of wanted) {
    if (found.has(id)) continue;
    tally.missed++;
    miss(score, { question, what: named(fact), got: "nothing", expected: id });
  }
  return tally;
}

const named = ({ name, at }: { name: string; at: Place }): string => `${name} ${placeId(at)}`;

function count(score: Score, basis: Basis | undefined, isRight: boolean): void {
  if (basis === undefined) return;
  const entry = (score.byBasis[basis] ??= { right: 0, wrong: 0 });
  entry[isRight ? "right" : "wrong"]++;
}

function miss(score: Score, one: Miss): void {
  if (score.misses.filter(({ question }) => question === one.question).length < MAX_MISSES) score.misses.push(one);
}

function add(sum: Tally, { right, wrong, missed }: Tally): void {
  sum.right += right;
  sum.wrong += wrong;
  sum.missed += missed;
}
