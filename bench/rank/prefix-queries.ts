/**
 * Beginnings of names, made by rule from what is indexed: at least 8 letters and less than the name, cut anywhere
 * where no other name of the same repository begins so: what is in the way are other repositories, other ways to
 * match, other ways to write. Three classes: names that one place defines, each repository as often as any other;
 * names chosen as often as files mention them, since people look for what is used; and the first ones again, asked
 * from the repository that defines them. Any definition of the name is right. Names of tests and of what is inside
 * functions are left out: nobody looks for them across a codebase.
 */
import type pg from "pg";
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../lib/contract/vocabulary";
import { loadFiles, loadMentions, loadSymbols } from "../../lib/db/read/load-symbols";
import { classifyPath } from "../../lib/search/rank/prior";
import { random, type Random } from "../query/random";
import type { RankQuery } from "./query-file";

const SHORTEST = 8;
const LONGEST_NAME = 60;
const SEED = 25;
const DEFINITION = SYMBOL_ROLES.indexOf("definition");
const FUNCTIONS = new Set(
  ["function", "method", "constructor"].map((kind) => SYMBOL_KINDS.findIndex((k) => k === kind)),
);

interface Named {
  name: string;
  mentions: number;
  places: { repo: string; path: string }[];
}

/** @param count queries of each class */
export async function prefixQueries(
  client: pg.ClientBase,
  repoNames: ReadonlyMap<number, string>,
  count: number,
): Promise<RankQuery[]> {
  const names = await definedNames(client, repoNames);
  const next = random(SEED);
  const beginnings = new Beginnings(names);
  const decided = (from: Generator<Named>) =>
    take(count, from, (named) => beginnings.shortest(named) < named.name.length);
  const made = (id: string, kind: string) => (named: Named, i: number) =>
    query(`${id}${i}`, kind, named, cut(named.name, beginnings.shortest(named), next));
  const single = decided(oneByRepository(names, next)).map(made("s", "prefix, one definition"));
  const used = decided(byMentions(names, next)).map(made("u", "prefix, by usage"));
  const here = single.map((asked) => ({ ...asked, class: "prefix, from its repository", near: asked.corpus }));
  return [...single, ...used, ...here];
}

async function definedNames(client: pg.ClientBase, repoNames: ReadonlyMap<number, string>): Promise<Named[]> {
  const files = new Map((await loadFiles(client, null)).map((file) => [file.id, file]));
  const mentions = new Map<number, number>();
  await loadMentions(client, (hash, count) => mentions.set(hash, count));
  const byName = new Map<string, Named>();
  let kinds: number[] = [];
  let last = -1;
  await loadSymbols(client, 0, 2 ** 31 - 1, ({ fileId, ordinal, name: bytes, nameHash, kind, role, container }) => {
    if (fileId !== last) kinds = [];
    last = fileId;
    kinds[ordinal] = kind;
    const file = files.get(fileId);
    const name = Buffer.from(bytes, "latin1").toString("utf8");
    if (!file || role !== DEFINITION || name.length <= SHORTEST || name.length > LONGEST_NAME) return;
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) || classifyPath(file.path) === "test") return;
    if (container >= 0 && FUNCTIONS.has(kinds[container])) return;
    const named = byName.get(name) ?? { name, mentions: mentions.get(nameHash) ?? 0, places: [] };
    named.places.push({ repo: repoNames.get(file.repositoryId) ?? "", path: file.path });
    byName.set(name, named);
  });
  return [...byName.values()];
}

/** Names of one definition: a repository at random, then one of its names. */
function* oneByRepository(names: readonly Named[], next: Random): Generator<Named> {
  const byRepository = new Map<string, Named[]>();
  for (const named of names) {
    if (named.places.length !== 1) continue;
    const own = byRepository.get(named.places[0].repo) ?? [];
    own.push(named);
    byRepository.set(named.places[0].repo, own);
  }
  const repositories = [...byRepository.values()];
  for (;;) yield pick(pick(repositories, next), next);
}

function* byMentions(names: readonly Named[], next: Random): Generator<Named> {
  const total = names.reduce((sum, { mentions }) => sum + mentions, 0);
  for (;;) {
    let at = next() * total;
    yield names.find(({ mentions }) => (at -= mentions) < 0) ?? names[0];
  }
}

const pick = <Item>(items: readonly Item[], next: Random): Item => items[Math.floor(next() * items.length)];

/** So many different ones. */
function take(count: number, from: Generator<Named>, fits: (named: Named) => boolean): Named[] {
  const taken = new Set<Named>();
  for (let tries = 0; taken.size < count && tries < count * 50; tries++) {
    const named = from.next().value as Named;
    if (fits(named)) taken.add(named);
  }
  return [...taken];
}

/** The names of each repository in order, so that neighbours share the longest beginnings. */
class Beginnings {
  private readonly sorted = new Map<string, string[]>();

  constructor(names: readonly Named[]) {
    for (const { name, places } of names) {
      for (const repo of new Set(places.map((place) => place.repo))) {
        const own = this.sorted.get(repo) ?? [];
        own.push(name);
        this.sorted.set(repo, own);
      }
    }
    for (const own of this.sorted.values()) own.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** Letters of a name, and at least 8, with which no other name of its repository begins. */
  shortest({ name, places }: Named): number {
    const own = this.sorted.get(places[0].repo) ?? [];
    let low = 0;
    for (let high = own.length; low < high;) {
      const middle = (low + high) >> 1;
      if (own[middle] < name) low = middle + 1;
      else high = middle;
    }
    return Math.max(SHORTEST, 1 + shared(name, own[low - 1]), 1 + shared(name, own[low + 1]));
  }
}

function shared(a: string, b = ""): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const cut = (name: string, from: number, next: Random): string =>
  name.slice(0, from + Math.floor(next() * (name.length - from)));

function query(id: string, kind: string, { name, places }: Named, typed: string): RankQuery {
  return {
    ...{ id, class: kind, corpus: places[0].repo, query: typed },
    answers: places.map(({ repo, path }) => ({ name, path, repo })),
  };
}
