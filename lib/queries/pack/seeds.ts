/** What a question is about by itself: the symbols that it names, and those that its words and their meaning find. */
import type { codeContext } from "../../contract/code-context";
import type { OperationRequest } from "../../contract/operation";
import { readShape } from "../find/read-intent";
import { searchWords } from "../find/plain-words";
import { subjectOf } from "../navigation/call-rows";
import type { Session } from "../navigation/session";
import { findSubjects, type Subject } from "../navigation/subject";
import { repositoriesOf, requireRepository } from "../repositories";
import { candidates } from "../semantic/described-symbols";
import { isAside } from "../test-path";

export interface Seed {
  subject: Subject;
  reason: "named" | "found";
  /** 1 for the best */
  score: number;
}

export interface Seeds {
  /** best first, each symbol once */
  seeds: Seed[];
  asked: "symbol" | "words";
  /** why meaning had no say; null where it had */
  wordsAlone: string | null;
}

type Request = OperationRequest<typeof codeContext>;

/** Symbols of one list that count. */
const MOST_OF_LIST = 160;
/** How slowly the weight of a rank falls, and what a rank by single words weighs beside one by the blend. */
const RANK_SLOPE = 12;
const WORDS_WEIGHT = 0.7;
/** Names in a question that are looked up. */
const MOST_NAMES = 4;

/** A key begins with its language and a blank, and ends as a descriptor does. */
const KEY = /^(\S+!)?[a-z]+ \S.*[#/.:!()\]]$/;
/** What only code writes: `snake_case`, `camelCase`, `Type.member`, `call()`, anything between backticks. */
const CODE_NAME = /`([^`\s]+)`|\b([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#)[\p{L}_$][\p{L}\p{N}_$]*)*)\b(\(\))?/gu;
const LOOKS_LIKE_CODE = /_|\p{Ll}\p{Lu}|::|#|\w\.\w/u;

export async function seedsOf(input: Request, session: Session): Promise<Seeds> {
  const named = await namedBy(input, session);
  const isName = named.isWhole && (named.seeds.length > 0 || LOOKS_LIKE_CODE.test(input.query));
  if (isName) return { seeds: named.seeds, asked: "symbol", wordsAlone: null };
  const { seeds, wordsAlone } = await byWords(input, session);
  return { seeds: eachOnce([...named.seeds, ...seeds]), asked: "words", wordsAlone };
}

/** @returns whether the whole query is a name */
async function namedBy(input: Request, session: Session): Promise<{ seeds: Seed[]; isWhole: boolean }> {
  const query = input.query.trim();
  const shape = readShape(query);
  const isKey = KEY.test(query);
  const isWhole = isKey || shape.kind === "symbol" || (shape.kind === "path" && !query.includes("/"));
  const names = isWhole ? [query.replace(/\(\)$/, "")] : namesIn(query);
  const { scope, repo, lang, path } = input;
  const found = await Promise.all(
    names.map((name) =>
      findSubjects({ ...(isKey ? { key: name } : { symbol: name }), scope, repo, lang, path }, session),
    ),
  );
  const subjects = found.flatMap((each) => each.subjects).filter((each) => isMeant(each, input));
  return { seeds: subjects.map((subject) => ({ subject, reason: "named", score: 1 })), isWhole };
}

const isMeant = ({ head }: Subject, { repo, lang, path }: Request): boolean =>
  (repo === undefined || head.repo === repo) &&
  (lang === undefined || head.language === lang) &&
  (path === undefined || head.path.startsWith(path));

function namesIn(query: string): string[] {
  const names = [...query.matchAll(CODE_NAME)].flatMap(([, quoted, plain, call]) => {
    if (quoted !== undefined) return [quoted.replace(/\(\)$/, "")];
    return call !== undefined || LOOKS_LIKE_CODE.test(plain) ? [plain] : [];
  });
  return [...new Set(names)].slice(0, MOST_NAMES);
}

async function byWords(input: Request, session: Session): Promise<Pick<Seeds, "seeds" | "wordsAlone">> {
  const { query, repo, lang, path } = input;
  const { context } = session;
  const scope = repo === undefined ? input.scope : "all";
  const repositories = await repositoriesOf(context);
  const repositoryId = repo === undefined ? undefined : requireRepository(repositories, repo).id;
  const filter = { repositoryId, language: lang, path, scope };
  const [meaning, words] = await Promise.all([
    candidates({ question: query, repo, lang, path, scope }, MOST_OF_LIST, context),
    searchWords(query, { scope: { repo, lang, path, scope }, filter }, context),
  ]);
  const asksTests = /\b(tests?|specs?|benchmarks?|mocks?|fixtures?)\b/i.test(query);
  const scores = new Map<bigint, number>();
  const add = (id: bigint, rank: number, weight: number): void =>
    void scores.set(id, (scores.get(id) ?? 0) + (weight * RANK_SLOPE) / (RANK_SLOPE + rank));
  meaning.found.rows.forEach(({ symbol }, rank) => add(BigInt(symbol), rank, 1));
  words.hits.forEach(({ owned }, rank) => add(owned.symbol.id, rank, WORDS_WEIGHT));
  const declared = await session.code.declared(scores.keys());
  const seeds = await Promise.all(
    [...declared.values()].map(async (declaration): Promise<Seed[]> => {
      const all = await session.code.declarationsOf(declaration);
      const subject = subjectOf(all.filter((each) => each.repositoryId === declaration.repositoryId));
      const aside = isAside(declaration.path) && !asksTests ? 0.5 : 1;
      const score = ((scores.get(declaration.id) ?? 0) * aside) / (1 + WORDS_WEIGHT);
      return subject === null ? [] : [{ subject, reason: "found", score }];
    }),
  );
  return { seeds: eachOnce(seeds.flat()), wordsAlone: meaning.found.wordsAlone };
}

function eachOnce(seeds: readonly Seed[]): Seed[] {
  const best = new Map<string, Seed>();
  for (const seed of [...seeds].sort((a, b) => b.score - a.score)) {
    const id = `${seed.subject.repositoryId} ${seed.subject.keyHash}`;
    if (!best.has(id)) best.set(id, seed);
  }
  return [...best.values()];
}
