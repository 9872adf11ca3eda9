/** Files by name, or what a folder holds. */
import picomatch from "picomatch";
import type { FileRow } from "../contract/file-row";
import { fileRowSchema } from "../contract/file-row";
import type { findFiles as operation } from "../contract/find-files";
import type { OperationOutput, OperationRequest } from "../contract/operation";
import { fileUrl, searchUrl } from "../contract/page-url";
import { writeTypedQuery } from "../contract/symbol-query";
import { isSource } from "../contract/vocabulary";
import { scopeOfFile } from "../db/read/file-scope";
import type { RepositoryRecord } from "../db/admin/repository-states";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { whyNoMatches } from "./empty-reason";
import { childrenOf, type FolderChild } from "./files/folder-children";
import { matchPath, parsePathQuery } from "./files/match-path";
import { nearFileNames } from "./files/near-files";
import { allFiles, type PathEntry } from "./files/path-list";
import { ModuleNames } from "./module-names";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";
import { typedFilters } from "./typed-filters";

type Request = OperationRequest<typeof operation>;
type Answer = OperationOutput<typeof operation>;

/** What a query for files can filter by. */
const TYPED = ["repo", "lang", "path", "scope"] as const;

export const findFiles: Query<typeof operation> = async (input, context) => {
  if ((input.query === undefined) === (input.folder === undefined)) {
    throw new AppError("invalid_input", "Give either `query`, to find files, or `folder`, to list one.", {
      details: { field: "query" },
    });
  }
  return input.query === undefined
    ? listFolder(input, input.folder ?? "", context)
    : findByName(input, input.query, context);
};

/** The request with the filters that were typed into its query. */
function withTyped(input: Request): { asked: Request; text: string; url: string } {
  const { text, all, repo, lang, path, scope } = typedFilters(input, TYPED);
  return { asked: { ...input, repo, lang, path, scope }, text, url: searchUrl(writeTypedQuery(all, text)) };
}

async function listFolder(input: Request, folder: string, context: QueryContext): Promise<Answer> {
  if (input.repo === undefined) {
    throw new AppError("invalid_input", "`repo` is missing; `folder` is listed inside a repository.", {
      details: { field: "repo" },
    });
  }
  const offset = offsetOf(input);
  const repository = requireRepository(await repositoriesOf(context), input.repo);
  const path = folder.replace(/^(\.?\/)+|\/+$/g, "");
  const passes = filterOf({ ...input, scope: "all" }, [repository]);
  const children = childrenOf(path, (await allFiles(context)).filter(passes), repository.id);
  if (children.length === 0 && path !== "" && input.lang === undefined && input.path === undefined) {
    throw new AppError("no_such_file", `No folder of ${repository.name} is at "${path.slice(0, 200)}".`);
  }
  const page = children.slice(offset, offset + input.limit);
  const modules = await ModuleNames.ofRepositories(context, [repository.id]);
  return {
    ...envelopeFor(input, offset, children.length, [repository], `${repository.name}/${path} holds nothing.`),
    query: null,
    folder: path,
    results: page.map((child) => rowOfChild(child, repository, modules)),
    url: fileUrl(repository.name, path),
  };
}

async function findByName(input: Request, query: string, context: QueryContext): Promise<Answer> {
  const offset = offsetOf(input);
  const { asked, text, url } = withTyped(input);
  const repositories = await repositoriesOf(context);
  if (asked.repo !== undefined) requireRepository(repositories, asked.repo);
  const entries = await allFiles(context);
  const passes = filterOf(asked, repositories);
  const found = matching(text, entries, passes);
  const page = pageOf(found, offset, input.limit);
  const byId = new Map(repositories.map((repository) => [repository.id, repository]));
  const modules = await ModuleNames.of(
    context,
    page.map(({ entry }) => entry),
  );
  const none = found.length === 0;
  const about = meant(repositories, asked);
  return {
    ...envelopeFor(input, offset, found.length, about, `No file is named "${text.slice(0, 80)}".`, () =>
      removedByFilters(text, asked, entries, repositories),
    ),
    query,
    folder: null,
    results: page.flatMap(({ entry }) => {
      const repository = byId.get(entry.repositoryId);
      return repository === undefined ? [] : rowOfMatch(entry, text, repository, modules);
    }),
    nearNames: none ? nearFileNames(text, [...entries].filter(passes), 8) : [],
    url,
  };
}

interface Ranked {
  entry: PathEntry;
  score: number;
}

/** Every file that matches, in no order. */
function matching(query: string, entries: Iterable<PathEntry>, passes: (entry: PathEntry) => boolean): Ranked[] {
  const wanted = parsePathQuery(query);
  const found: Ranked[] = [];
  if (wanted.words.length === 0) return found;
  for (const entry of entries) {
    if ((entry.mask & wanted.mask) !== wanted.mask || !passes(entry)) continue;
    const match = matchPath(wanted, entry.path, entry.lower);
    if (match !== null) found.push({ entry, score: scoreOf(match.score, entry.language) });
  }
  return found;
}

/** More than a path's length can take from a score, and less than lies between two sorts of match. */
const TEXT_BEHIND = 1.99;

/** Of files that match alike, sources come before texts. */
const scoreOf = (score: number, language: string | null): number => score - (isSource(language) ? 0 : TEXT_BEHIND);

/** The rows of a page, best first, equal ones by path; the rest is never put in order. */
function pageOf(found: readonly Ranked[], offset: number, limit: number): Ranked[] {
  const end = offset + limit;
  const scores = Float64Array.from(found, ({ score }) => score).sort();
  const least = found.length <= end ? -Infinity : scores[found.length - end];
  const best = found.filter(({ score }) => score >= least);
  return best.sort((a, b) => b.score - a.score || (a.entry.path < b.entry.path ? -1 : 1)).slice(offset, end);
}

type Filter = Pick<Request, "scope" | "repo" | "lang" | "path">;

/** Passes files of the repositories and places that are meant. Files of repositories that are gone never pass. */
function filterOf({ scope, repo, lang, path }: Filter, repositories: readonly RepositoryRecord[]) {
  const ids = new Set(meant(repositories, { scope, repo }).map(({ id }) => id));
  // A repository that is named is meant, whatever its scope.
  const ownOnly = scope === "user" && repo === undefined;
  const glob = path !== undefined && /[*?[{]/.test(path) ? picomatch(path, { dot: true }) : null;
  return (entry: PathEntry): boolean =>
    ids.has(entry.repositoryId) &&
    !(ownOnly && entry.isGenerated) &&
    (lang === undefined || entry.language === lang) &&
    (path === undefined || (glob === null ? entry.path.startsWith(path) : glob(entry.path)));
}

/** Matches that only one filter keeps away, by parameter. */
function removedByFilters(
  query: string,
  input: Request,
  entries: readonly PathEntry[],
  repositories: readonly RepositoryRecord[],
): Record<string, number> {
  const lifts: Record<string, Partial<Filter>> = {
    scope: input.repo === undefined && input.scope === "user" ? { scope: "all" } : {},
    repo: input.repo === undefined ? {} : { repo: undefined },
    lang: input.lang === undefined ? {} : { lang: undefined },
    path: input.path === undefined ? {} : { path: undefined },
  };
  const removed: Record<string, number> = {};
  for (const [parameter, lift] of Object.entries(lifts)) {
    if (Object.keys(lift).length === 0) continue;
    const matches = matching(query, entries, filterOf({ ...input, ...lift }, repositories)).length;
    if (matches > 0) removed[parameter] = matches;
  }
  return removed;
}

function envelopeFor(
  input: Request,
  offset: number,
  total: number,
  about: readonly RepositoryRecord[],
  nothing: string,
  removed: () => Record<string, number> = () => ({}),
) {
  const truncated = offset + input.limit < total;
  const index = indexStateOf(about);
  const removedByFilter = total === 0 ? removed() : {};
  return {
    totalMatches: total,
    totalIsLowerBound: false,
    truncated,
    next: nextCursor(input, offset, truncated),
    index,
    emptyReason: total > 0 ? null : whyNoMatches(index, removedByFilter, nothing),
    removedByFilter,
    nearNames: [],
  };
}

function rowOfMatch(entry: PathEntry, query: string, repository: RepositoryRecord, modules: ModuleNames): FileRow {
  const match = matchPath(parsePathQuery(query), entry.path, entry.lower);
  return {
    ...rowOfFile(entry, repository, modules),
    matched: match?.matched ?? [],
    score: scoreOf(match?.score ?? 0, entry.language),
  };
}

function rowOfChild(child: FolderChild, repository: RepositoryRecord, modules: ModuleNames): FileRow {
  if (child.file !== null) return rowOfFile(child.file, repository, modules);
  const { name, path, files, symbols, lines } = child;
  const about = { name, repo: repository.name, file: path, scope: repository.scope, files, symbols, lines };
  const none = { language: null, status: null, reason: null, matched: [], score: 0 };
  const module = modules.ofFolder(repository.id, path);
  const innermost = innermostOf(child, (folder) => modules.ofFolder(repository.id, folder).module !== undefined);
  const url = fileUrl(repository.name, path);
  return fileRowSchema.parse({ type: "folder", ...about, ...none, ...module, ...innermost, url });
}

/** A folder that means more than a step on the way, such as a module's own, is not stepped over. */
function innermostOf({ path, innermost }: FolderChild, isMore: (folder: string) => boolean): { innermost?: string } {
  if (isMore(path)) return {};
  let reached = path;
  while (reached !== innermost) {
    const end = innermost.indexOf("/", reached.length + 1);
    const next = end < 0 ? innermost : innermost.slice(0, end);
    if (isMore(next)) break;
    reached = next;
  }
  return reached === path ? {} : { innermost: reached };
}

function rowOfFile(entry: PathEntry, repository: RepositoryRecord, modules: ModuleNames): FileRow {
  const { path, language, status, reason, lines, symbolCount } = entry;
  return fileRowSchema.parse({
    type: "file",
    name: path.slice(path.lastIndexOf("/") + 1),
    repo: repository.name,
    file: path,
    scope: scopeOfFile(path, repository.scope),
    language,
    status,
    reason,
    lines,
    symbols: symbolCount,
    files: 1,
    matched: [],
    score: 0,
    ...modules.field(entry),
    url: fileUrl(repository.name, path),
  });
}
