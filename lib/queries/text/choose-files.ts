/**
 * The files that a text search is about, in the order of its answer: own code first, then by repository,
 * sources before texts, and path. Beside
 * them those that one filter alone keeps away, so that an answer can tell what the filter cost.
 */
import picomatch from "picomatch";
import { isSource } from "../../contract/vocabulary";
import type { RepositoryRecord } from "../../db/admin/repository-states";
import type { PathEntry } from "../files/path-list";
import type { TextQuestion, Wanted } from "./read-request";

type TextFilterKind = "scope" | "repo" | "lang" | "path" | "file";

export interface ChosenFiles {
  files: PathEntry[];
  outside: Record<TextFilterKind, PathEntry[]>;
  /** of the files that are meant, those without text */
  withoutText: number;
}

export function chooseFiles(
  question: TextQuestion,
  entries: readonly PathEntry[],
  repositories: readonly RepositoryRecord[],
): ChosenFiles {
  const tests = testsOf(question, repositories);
  const chosen: ChosenFiles = {
    files: [],
    outside: { scope: [], repo: [], lang: [], path: [], file: [] },
    withoutText: 0,
  };
  for (const entry of inOrder(entries, repositories)) {
    const failing = tests.filter(([, passes]) => !passes(entry));
    if (failing.length > 1) continue;
    const [first] = failing;
    if (entry.status === "skipped") chosen.withoutText += first === undefined ? 1 : 0;
    else if (first === undefined) chosen.files.push(entry);
    else chosen.outside[first[0]].push(entry);
  }
  return chosen;
}

type Test = [TextFilterKind, (entry: PathEntry) => boolean];

function testsOf({ scope, filters }: TextQuestion, repositories: readonly RepositoryRecord[]): Test[] {
  const tests: Test[] = [];
  if (scope === "user") {
    const own = new Set(repositories.filter((each) => each.scope === "user").map(({ id }) => id));
    tests.push(["scope", ({ repositoryId, isGenerated }) => own.has(repositoryId) && !isGenerated]);
  }
  if (isSet(filters.repo)) {
    const names = new Map(repositories.map(({ id, name }) => [id, name]));
    const passes = passing(filters.repo, (value) => (name: string) => name === value);
    tests.push(["repo", ({ repositoryId }) => passes(names.get(repositoryId) ?? "")]);
  }
  if (isSet(filters.lang)) {
    const passes = passing(filters.lang, (value) => (language: string) => language === value);
    tests.push(["lang", ({ language }) => passes(language ?? "")]);
  }
  if (isSet(filters.path)) {
    const passes = passing(filters.path, pathTest);
    tests.push(["path", ({ path }) => passes(path)]);
  }
  if (filters.file && isSet(filters.file)) {
    const passes = passing(filters.file, partTest);
    tests.push(["file", ({ path }) => passes(path)]);
  }
  return tests;
}

const isSet = ({ any, none }: Wanted): boolean => any.length + none.length > 0;

function passing(
  { any, none }: Wanted,
  testOf: (value: string) => (text: string) => boolean,
): (text: string) => boolean {
  const [wanted, unwanted] = [any.map(testOf), none.map(testOf)];
  return (text) => (wanted.length === 0 || wanted.some((test) => test(text))) && !unwanted.some((test) => test(text));
}

/** A prefix of the path, or a glob when it has one of * ? [ {. A glob without a slash fits a file's name anywhere. */
function pathTest(value: string): (path: string) => boolean {
  const clean = value.replace(/^\/+/, "");
  if (!/[*?[{]/.test(clean)) return (path) => path.startsWith(clean);
  return picomatch(clean, { dot: true, basename: !clean.includes("/") });
}

/**
 * A part of the path in any case, or a glob of the name when it has one of * ? [ {; of the path when it has a slash.
 */
function partTest(value: string): (path: string) => boolean {
  if (/[*?[{]/.test(value)) return picomatch(value, { dot: true, nocase: true, basename: !value.includes("/") });
  const part = value.toLowerCase();
  return (path) => path.toLowerCase().includes(part);
}

/** The last order that was made; made again when the list of files is another. */
let kept: { of: readonly PathEntry[]; repositories: string; ordered: PathEntry[] } | undefined;

function inOrder(entries: readonly PathEntry[], repositories: readonly RepositoryRecord[]): readonly PathEntry[] {
  const known = repositories.map(({ id, name, scope }) => `${id}/${scope}/${name}`).join(" ");
  if (kept?.of === entries && kept.repositories === known) return kept.ordered;
  const place = new Map(repositories.toSorted(byScopeAndName).map(({ id }, at) => [id, at]));
  const ordered = entries
    .filter(({ repositoryId }) => place.has(repositoryId))
    .sort((a, b) => {
      const repository = (place.get(a.repositoryId) ?? 0) - (place.get(b.repositoryId) ?? 0);
      const sort = repository === 0 ? Number(isSource(b.language)) - Number(isSource(a.language)) : repository;
      return sort !== 0 ? sort : a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
    });
  kept = { of: entries, repositories: known, ordered };
  return ordered;
}

function byScopeAndName(a: RepositoryRecord, b: RepositoryRecord): number {
  if (a.scope !== b.scope) return a.scope === "user" ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}
