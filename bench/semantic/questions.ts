/** Questions with known answers: first sentences of comments, asked of functions that are described without them. */
import { KIND_GROUPS, SYMBOL_KINDS, type SymbolKind } from "../../lib/contract/vocabulary";
import { randomNumbers } from "../../lib/semantic/table/float-table";
import type { Kin } from "../../lib/queries/semantic/kin";
import { isAside } from "../../lib/queries/test-path";
import { firstSentence } from "../../lib/semantic/words/first-sentence";
import type { Paraphrase } from "./paraphrases";
import type { RepositoryPassages } from "./passages";
import type { PlacedPassage } from "../../lib/semantic/words/passages-of-file";

export interface Asked {
  question: string;
  /** symbols any of which is right */
  answers: ReadonlySet<number>;
}

export interface Questions {
  /** of sentences: without comments */
  pool: readonly PlacedPassage[];
  asked: readonly Asked[];
  /** what a table may be taught by: everything but the comments that are asked */
  lessons: readonly PlacedPassage[];
  /** symbols of the pool that stand in tests and the like */
  aside: ReadonlySet<number>;
  /** by which overloads and overrides are one row */
  kin: Kin;
}

const FUNCTIONS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.function);
const LEAST_WORDS = 4;
const LEAST_BODY = 20;

/** @param count of questions, @param size of the pool */
export function questionsOf(repository: RepositoryPassages, count: number, size: number): Questions {
  const { passages } = repository;
  const aside = asideOf(repository);
  const next = randomNumbers(12345);
  const functions = passages.filter(({ symbol }) => FUNCTIONS.has(SYMBOL_KINDS[symbol.kind]));
  const sentences = new Map<PlacedPassage, string>();
  const bearers = new Map<string, number>();
  for (const each of functions) {
    const sentence = each.passage.doc === "" ? "" : firstSentence(each.passage.doc);
    sentences.set(each, sentence);
    bearers.set(sentence, (bearers.get(sentence) ?? 0) + 1);
  }
  const isFit = (each: PlacedPassage): boolean => {
    const sentence = sentences.get(each) ?? "";
    const isOwn = bearers.get(sentence) === 1 && sentence.split(/\s+/).length >= LEAST_WORDS;
    return isOwn && each.passage.body.length > LEAST_BODY && !aside.has(Number(each.symbol.id));
  };
  const answers = shuffled(functions.filter(isFit), next).slice(0, count);
  const chosen = new Set(answers);
  const others = shuffled(
    functions.filter((each) => !chosen.has(each)),
    next,
  ).slice(0, Math.max(size - answers.length, 0));
  return {
    pool: [...answers, ...others].map(uncommented),
    asked: answers.map((each) => ({
      question: sentences.get(each) ?? "",
      answers: new Set([Number(each.symbol.id)]),
    })),
    lessons: passages.map((each) => (chosen.has(each) ? uncommented(each) : each)),
    aside,
    kin: repository.kin,
  };
}

/** Symbols that stand beside what the repository does. */
export function asideOf({ passages, paths }: RepositoryPassages): Set<number> {
  const isOne = ({ symbol }: PlacedPassage): boolean => isAside(paths.get(symbol.fileId) ?? "");
  return new Set(passages.filter(isOne).map(({ symbol }) => Number(symbol.id)));
}

const uncommented = ({ symbol, passage }: PlacedPassage): PlacedPassage => ({
  symbol,
  passage: { ...passage, doc: "" },
});

/** Paraphrases with the symbols that they mean. Throws where one means none: the package is another version. */
export function placedParaphrases(
  paraphrases: readonly Paraphrase[],
  { passages, paths }: RepositoryPassages,
): Asked[] {
  return paraphrases.map(({ asked, answers }) => {
    const meant = passages.filter(({ symbol }) => {
      const path = `/${paths.get(symbol.fileId) ?? ""}`;
      return answers.some((answer) => {
        const [file, name] = answer.split(" ");
        return symbol.name === name && path.endsWith(`/${file}`);
      });
    });
    if (meant.length === 0) throw new Error(`Nothing is ${answers.join(" or ")}: the package is another version.`);
    return { question: asked, answers: new Set(meant.map(({ symbol }) => Number(symbol.id))) };
  });
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((each) => ({ each, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}
