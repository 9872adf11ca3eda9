/** Symbols for plain words as rows, one for all that a question means together. */
import type { FileLanguage, LanguageId, RepositoryScope, SymbolKind } from "../../contract/vocabulary";
import { isSource } from "../../contract/vocabulary";
import type { SymbolRow } from "../../contract/symbol-row";
import { semanticIndexOf } from "../../semantic/semantic-index";
import { ASIDE_SHARE, WORDS_SHARE, type Blended } from "../../semantic/blend";
import type { QueryContext } from "../context";
import { allFiles, type PathEntry } from "../files/path-list";
import { describeHits, type DescribedHit } from "../hit-rows";
import { repositoriesOf, requireRepository } from "../repositories";
import { isAside } from "../test-path";
import { chooseFiles } from "../text/choose-files";
import { foldHits } from "./fold-hits";

export interface DescribedQuestion {
  question: string;
  repo?: string;
  lang?: FileLanguage;
  path?: string;
  scope: "user" | "all";
  kinds?: readonly SymbolKind[];
}

interface DescribedAnswer {
  /** best first */
  rows: SymbolRow[];
  /** symbols that can be found */
  described: number;
  wordsAlone: string | null;
  /** why another engine than the configured one named the nearest */
  standsIn: string | null;
}

/** Symbols that are looked at, and rows that are made of them at most. */
const MAX_SYMBOLS = 400;
const MAX_ROWS = 200;

export async function describedSymbols(question: DescribedQuestion, context: QueryContext): Promise<DescribedAnswer> {
  const { files, found, described } = await candidates(question, MAX_SYMBOLS, context);
  const repositories = await repositoriesOf(context);
  const scopes = new Map(repositories.map(({ id, scope }) => [id, scope]));
  const asksTests = /\b(tests?|specs?|benchmarks?|mocks?|fixtures?)\b/i.test(question.question);
  const hits = found.rows.flatMap((each): DescribedHit[] => {
    const entry = files.get(fileOf(each));
    const scope = entry && scopes.get(entry.repositoryId);
    if (entry === undefined || scope === undefined) return [];
    const { id: fileId, repositoryId, path, language } = entry;
    const hit = {
      id: BigInt(each.symbol),
      fileId,
      repositoryId,
      path,
      language: language as LanguageId,
      scope: scope as RepositoryScope,
    };
    const signals = signalsOf(each);
    if (isAside(path) && !asksTests)
      signals.push({ signal: "test", detail: path, weight: -rounded(each.score * (1 - ASIDE_SHARE)) });
    const score = signals.reduce((sum, { weight }) => sum + weight, 0);
    return [{ hit, score: rounded(score), signals, matched: [], folded: 0 }];
  });
  hits.sort((a, b) => b.score - a.score);
  const folded = await foldHits(context.pool, hits);
  const rows = await describeHits(folded.slice(0, MAX_ROWS), repositories, context);
  return { rows, described, wordsAlone: found.wordsAlone, standsIn: found.vectors.because };
}

/** Files that are meant, by id, and the symbols in them that a question may mean. */
export async function candidates(
  { question, repo, lang, path, scope, kinds }: DescribedQuestion,
  limit: number,
  context: QueryContext,
) {
  const repositories = await repositoriesOf(context);
  if (repo !== undefined) requireRepository(repositories, repo);
  const one = (value: string | undefined) => ({ any: value === undefined ? [] : [value], none: [] });
  const asked = {
    pattern: { source: "", regex: false, caseSensitive: false, word: false },
    scope,
    filters: { repo: one(repo), lang: one(lang), path: one(path) },
  };
  const chosen = chooseFiles(asked, await allFiles(context), repositories).files;
  const sources = chosen.filter(({ language }) => isSource(language));
  const files: ReadonlyMap<number, PathEntry> = new Map(sources.map((entry) => [entry.id, entry]));
  const index = semanticIndexOf(context.pool);
  const found = await index.ask({ question, limit, kinds, passes: (file) => files.has(file) });
  return { files, found, described: index.size };
}

const fileOf = ({ symbol }: Blended): number => Math.floor(symbol / 2 ** 20);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What words said and what meaning said; together they are the score. */
function signalsOf({ score, words, near, bestWords }: Blended) {
  const said = bestWords === 0 ? 0 : (WORDS_SHARE * words) / bestWords;
  return [
    { signal: "words", detail: `BM25 ${words.toFixed(2)}`, weight: rounded(said) },
    { signal: "meaning", detail: `cosine ${near.toFixed(2)}`, weight: rounded(score - said) },
  ].filter(({ weight }) => weight > 0);
}
