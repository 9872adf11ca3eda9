/**
 * What many readers ask of an index at the same time: questions of every kind, in the shares in which people ask them.
 */
import { queryString } from "../../lib/client/query-string";
import { operations } from "../../lib/operations/registry";
import type { Operation } from "../../lib/contract/operation";
import type { Random } from "../query/random";
import { isFunction, isType, type Sample, type SampledSymbol } from "../operations/sample";

export interface MixedQuestion {
  kind: string;
  address: string;
}

type Input = Record<string, string | number | boolean>;

interface Kind {
  kind: string;
  share: number;
  ask(sample: Sample, next: Random): readonly [Operation, Input];
}

const pick = <T>(list: readonly T[], next: Random): T => list[Math.floor(next() * list.length)];
const symbolIn = ({ symbols }: Sample, next: Random, fits: (symbol: SampledSymbol) => boolean): SampledSymbol =>
  pick(symbols.filter(fits), next);
const any = (): boolean => true;
const keyOf = ({ key, repo }: SampledSymbol): Input => ({ key, repo });

/** As far as somebody had typed when the list was asked for. */
const typed = ({ name }: SampledSymbol, next: Random): string =>
  name.slice(0, Math.max(2, Math.ceil(name.length * next())));
/** A name as words, as somebody asks who does not know it. */
const asWords = ({ name }: SampledSymbol): string => name.replace(/[_\W]+|(?<=[a-z])(?=[A-Z])/g, " ").trim();

const KINDS: readonly Kind[] = [
  {
    kind: "go to symbol",
    share: 30,
    ask: (sample, next) => [operations.search_symbols, { query: typed(symbolIn(sample, next, any), next) }],
  },
  {
    kind: "usages",
    share: 16,
    ask: (sample, next) => [operations.symbol_usages, keyOf(symbolIn(sample, next, any))],
  },
  {
    kind: "callers, depth 2",
    share: 8,
    ask: (sample, next) => [operations.symbol_callers, { ...keyOf(symbolIn(sample, next, isFunction)), depth: 2 }],
  },
  {
    kind: "text",
    share: 14,
    ask: (sample, next) => [operations.search_text, { query: symbolIn(sample, next, any).name }],
  },
  {
    kind: "text, regex",
    share: 2,
    ask: (sample, next) => [
      operations.search_text,
      { query: `\\b${symbolIn(sample, next, any).name.replace(/\W/g, ".")}\\w*\\s*\\(`, regex: true },
    ],
  },
  {
    kind: "at a place",
    share: 14,
    ask: ({ places }, next) => {
      const { repo, file, line, column } = pick(places, next);
      return [operations.symbol_at, { repo, file, line, column }];
    },
  },
  {
    kind: "members, hierarchy",
    share: 6,
    ask: (sample, next) => [
      next() < 0.5 ? operations.symbol_members : operations.symbol_hierarchy,
      keyOf(symbolIn(sample, next, isType)),
    ],
  },
  {
    kind: "a file",
    share: 6,
    ask: ({ places }, next) => {
      const { repo, file } = pick(places, next);
      return [next() < 0.5 ? operations.read_file : operations.semantic_tokens, { repo, file }];
    },
  },
  {
    kind: "by meaning",
    share: 4,
    ask: (sample, next) => [operations.search_semantic, { query: asWords(symbolIn(sample, next, isFunction)) }],
  },
];

const SHARES = KINDS.reduce((sum, { share }) => sum + share, 0);

/** The next question of a reader. */
export function mixedQuestion(sample: Sample, next: Random): MixedQuestion {
  let at = next() * SHARES;
  const { kind, ask } = KINDS.find(({ share }) => (at -= share) < 0) ?? KINDS[0];
  const [operation, input] = ask(sample, next);
  return { kind, address: `${operation.path}${queryString(input)}` };
}
