/** Go to Symbol: the engine finds and ranks, this adds what rows need from the database. */
import type { searchSymbols as operation } from "../contract/search-symbols";
import type { IndexState } from "../contract/envelope";
import type { OperationRequest } from "../contract/operation";
import { wantedMarks } from "../contract/reflection";
import { FILTER_NAMES, writeTypedQuery } from "../contract/symbol-query";
import { expandKinds } from "../contract/parameters";
import { searchUrl } from "../contract/page-url";
import { symbolsReflecting } from "../db/read/reflection-rows";
import type { RepositoryRecord } from "../db/admin/repository-states";
import { AppError } from "../errors";
import type { SymbolFilter, SymbolSearchAnswer, Whereabouts } from "../search/port";
import { whyNoMatches } from "./empty-reason";
import { describeHits } from "./hit-rows";
import { namesWithin } from "./near-names";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";
import { typedFilters } from "./typed-filters";

export const searchSymbols: Query<typeof operation> = async (input, context) => {
  const offset = offsetOf(input);
  const { match, limit } = input;
  const asked = match === "regex" && input.query !== undefined ? untyped(input) : typedFilters(input, FILTER_NAMES);
  if (asked.text === "" && !narrows(asked, input)) throw nothingAsked();
  // What the database says of them comes while the engine searches.
  const states = repositoriesOf(context);
  const filter: SymbolFilter = {
    kinds: expandKinds(asked.kind),
    // A repository that is named is meant, whatever its scope.
    scope: asked.repo === undefined ? asked.scope : "all",
    repositoryId: asked.repo === undefined ? undefined : requireRepository(await states, asked.repo).id,
    language: asked.lang,
    path: asked.path,
    containingType: input.containingType,
  };
  const near = input.near === undefined ? undefined : whereabouts(await states, input.near);
  const engine = await context.search();
  const marks = [...asked.marks.flatMap(({ name, value }) => wantedMarks({ [name]: value })), ...wantedMarks(input)];
  if (marks.length > 0) filter.symbols = await symbolsReflecting(context.pool, marks);
  const query = input.query ?? "";
  const found = await engine.search({ query: asked.text, match, filter, near, limit, offset });
  const repositories = await states;
  const truncated = offset + found.rows.length < found.totalMatches;
  const index = stateOf(found, indexStateOf(meant(repositories, asked)));
  const removedByFilter = byParameter(found.removedByFilter);
  return {
    query,
    results: await describeHits(found.rows, repositories, context),
    totalMatches: found.totalMatches,
    totalIsLowerBound: found.totalIsLowerBound || found.loaded !== undefined,
    truncated,
    next: nextCursor(input, offset, truncated),
    index,
    emptyReason:
      found.totalMatches > 0
        ? null
        : whyNoMatches(
            index,
            removedByFilter,
            asked.text === "" ? "No symbol fits the filters." : `Nothing is named "${asked.text.slice(0, 80)}".`,
          ),
    removedByFilter,
    nearNames: await namesWithin(found.nearNames, asked, context),
    url: searchUrl(writeTypedQuery(asked.all, asked.text)),
    ...(found.standsIn !== undefined && { standsIn: found.standsIn }),
  };
};

type TypedFilters = ReturnType<typeof typedFilters>;

/** A regular expression is taken as it stands: what looks like a filter belongs to it. */
function untyped({ query = "", ...parameters }: OperationRequest<typeof operation>): TypedFilters {
  return { ...typedFilters(parameters, FILTER_NAMES), text: query };
}

function narrows({ all }: TypedFilters, { containingType }: OperationRequest<typeof operation>): boolean {
  return containingType !== undefined || all.some(({ name }) => name !== "scope");
}

function nothingAsked(): AppError {
  return new AppError("invalid_input", "`query` is missing; it takes a name or a part of it.", {
    hint: "Without a name, give a filter: kind, repo, lang, path, containingType, has or meta.",
    details: { field: "query" },
  });
}

/** Where a reader is. */
function whereabouts(repositories: readonly RepositoryRecord[], near: string): Whereabouts {
  const [, repo, path] = /^([^/]*)\/?(.*)$/s.exec(near) ?? [];
  return { repositoryId: requireRepository(repositories, repo).id, path };
}

/**
 * After a start the engine reads what the database holds: until it has, an answer is one of an index that is being
 * made.
 */
function stateOf({ loaded }: SymbolSearchAnswer, index: IndexState): IndexState {
  return loaded === undefined ? index : { ...index, state: "indexing", ...loaded };
}

const PARAMETER_OF: Readonly<Record<keyof SymbolFilter, string>> = {
  kinds: "kind",
  scope: "scope",
  repositoryId: "repo",
  language: "lang",
  path: "path",
  containingType: "containingType",
  symbols: "has",
};

/** Names the engine's filters as the caller does. */
function byParameter(removed: SymbolSearchAnswer["removedByFilter"]): Record<string, number> {
  const named: Record<string, number> = {};
  for (const [filter, parameter] of Object.entries(PARAMETER_OF)) {
    const matches = removed[filter as keyof SymbolFilter];
    if (matches !== undefined && matches > 0) named[parameter] = matches;
  }
  return named;
}
