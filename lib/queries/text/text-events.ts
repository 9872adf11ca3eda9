/**
 * A text search as it goes: files as they are found, how far it is, and in the end everything about the answer but its
 * rows. What the filters keep away is counted last, in the time that is left.
 */
import type { TextEvent } from "../../contract/search-text";
import { meantFilters } from "../../contract/meant-filters";
import { textSearchUrl } from "../../contract/page-url";
import type { RepositoryRecord } from "../../db/admin/repository-states";
import type { TextRequest, TextStep, TextSummary } from "../../text/port";
import type { PatternRequest } from "../../text/pattern/text-pattern";
import type { QueryContext } from "../context";
import { whyNoMatches } from "../empty-reason";
import { allFiles, type PathEntry } from "../files/path-list";
import { nextCursor, offsetOf } from "../page-cursor";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "../repositories";
import { chooseFiles, type ChosenFiles } from "./choose-files";
import { declaringFirst } from "./declaring-first";
import { describeFound } from "./describe-found";
import { FacetCounts } from "./facet-counts";
import { nearSpellings } from "./near-spellings";
import { readTextRequest, type TextInput, type TextQuestion } from "./read-request";

/** Milliseconds for counting what the filters keep away. */
const OUTSIDE_MS = 300;
const NO_ROWS: TextRequest["rows"] = { offset: 0, limit: 0, perFile: 1, contextLines: 0 };

interface Totals {
  matches: number;
  files: number;
  /** rows that the pages hold in all */
  rows: number;
}

export async function* searchTextEvents(
  input: TextInput,
  context: QueryContext,
  signal?: AbortSignal,
): AsyncGenerator<TextEvent, void> {
  const begun = Date.now();
  const offset = offsetOf(input);
  const question = readTextRequest(input);
  const repositories = await repositoriesOf(context);
  for (const name of question.filters.repo.any) requireRepository(repositories, name);
  const chosen = chooseFiles(question, await allFiles(context), repositories);
  chosen.files = await declaringFirst(chosen.files, question, context);
  const perFile = input.per_file ?? Infinity;
  const request: TextRequest = {
    pattern: question.pattern,
    files: chosen.files.map(({ id }) => id),
    rows: { offset, limit: input.limit, perFile, contextLines: input.context_lines },
    // Of a server that has just started the first question waits for the list of files; its time for searching is not
    // less.
    deadline: Date.now() + input.timeout_ms,
    signal,
  };
  const facets = new FacetCounts(repositories);
  const totals: Totals = { matches: 0, files: 0, rows: 0 };
  const found = context.text().search(request);
  const summary = yield* fileEvents(found, { chosen, repositories, facets, totals, perFile, context });
  const removedByFilter = await countOutside(question, chosen, request, facets, context, totals.matches === 0);
  facets.complete &&= summary.notSearched === 0;
  const answer = answerOf(input, question, { offset, totals, summary, chosen, repositories, removedByFilter });
  const nearNames = totals.matches === 0 ? await nearSpellings(question, chosen, context) : [];
  const milliseconds = Date.now() - begun;
  const searched = { ...answer.searched, milliseconds };
  yield { type: "end", answer: { ...answer, nearNames, searched, facets: facets.result() } };
}

interface Surroundings {
  chosen: ChosenFiles;
  repositories: readonly RepositoryRecord[];
  facets: FacetCounts;
  totals: Totals;
  perFile: number;
  context: QueryContext;
}

async function* fileEvents(
  found: AsyncGenerator<TextStep, TextSummary>,
  { chosen, repositories, facets, totals, perFile, context }: Surroundings,
): AsyncGenerator<TextEvent, TextSummary> {
  const entries = new Map(chosen.files.map((entry) => [entry.id, entry]));
  const repositoryOf = new Map(repositories.map((repository) => [repository.id, repository]));
  try {
    for (;;) {
      const step = await found.next();
      if (step.done === true) return step.value;
      if (step.value.kind === "progress") {
        const { matches: totalMatches, files: totalFiles } = totals;
        const searched = { filesSearched: step.value.decided, filesToSearch: chosen.files.length };
        yield { type: "progress", totalMatches, totalFiles, ...searched };
        continue;
      }
      const { fileId, matches, rows } = step.value;
      const entry = entries.get(fileId);
      const repository = repositoryOf.get(entry?.repositoryId ?? 0);
      if (entry === undefined || repository === undefined) continue;
      totals.matches += matches;
      totals.files++;
      totals.rows += Math.min(matches, perFile);
      facets.add(entry, matches);
      if (rows.length > 0) yield { type: "file", ...(await describeFound(entry, repository, matches, rows, context)) };
    }
  } finally {
    // Of one that ended by itself this asks nothing; one whose reader left it ends.
    await found.return(NOBODY_ASKS);
  }
}

/** What a search that is ended early gives, to nobody. */
const NOBODY_ASKS: TextSummary = { notSearched: 0, withoutText: 0, note: null, engine: "embedded" };

/** Matches that one filter alone keeps away, by parameter. */
async function countOutside(
  { pattern }: TextQuestion,
  { files, outside }: ChosenFiles,
  request: TextRequest,
  facets: FacetCounts,
  context: QueryContext,
  isEmpty: boolean,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const deadline = Math.min(request.deadline, Date.now() + OUTSIDE_MS);
  const add = async (parameter: string, among: readonly PathEntry[], wanted: PatternRequest): Promise<void> => {
    if (among.length === 0) return;
    const entries = new Map(among.map((entry) => [entry.id, entry]));
    const asked = { ...request, pattern: wanted, files: [...entries.keys()], rows: NO_ROWS, deadline };
    const found = context.text().search(asked);
    for (let step = await found.next(); ; step = await found.next()) {
      if (step.done === true) {
        facets.complete &&= step.value.notSearched === 0;
        return;
      }
      if (step.value.kind !== "file") continue;
      const { fileId, matches } = step.value;
      const entry = entries.get(fileId);
      removed[parameter] = (removed[parameter] ?? 0) + matches;
      if (entry !== undefined) facets.addOutside(parameter, entry, matches);
    }
  };
  for (const [parameter, among] of Object.entries(outside)) await add(parameter, among, pattern);
  if (!isEmpty) return removed;
  if (pattern.caseSensitive) await add("case", files, { ...pattern, caseSensitive: false });
  if (pattern.word) await add("word", files, { ...pattern, word: false });
  return removed;
}

/** What was written like a filter and is none. */
const meantWords = ({ source, regex }: PatternRequest): string[] =>
  (regex ? [] : meantFilters(source)).map(
    ({ written, filter }) => `${written} is no filter and was part of it; ${filter} is one.`,
  );

interface Outcome {
  offset: number;
  totals: Totals;
  summary: TextSummary;
  chosen: ChosenFiles;
  repositories: readonly RepositoryRecord[];
  removedByFilter: Record<string, number>;
}

function answerOf(
  input: TextInput,
  { pattern, scope, filters }: TextQuestion,
  { offset, totals, summary, chosen, repositories, removedByFilter }: Outcome,
) {
  const [repo] = filters.repo.any.length === 1 ? filters.repo.any : [];
  const index = indexStateOf(meant(repositories, { repo, scope }));
  const truncated = offset + input.limit < totals.rows;
  const { engine, note, notSearched, withoutText } = summary;
  const files = chosen.files.length - withoutText;
  const verb = pattern.rules !== undefined ? "fits" : pattern.regex ? "matches" : "holds";
  const asked = `${verb} "${pattern.source.slice(0, 80)}"`;
  const nothing = [`No line ${asked}.`, ...(input.literal ? [] : meantWords(pattern))].join(" ");
  const cutShort = {
    code: "no_match",
    message: `No line that was read so far ${asked}: time ended before ${notSearched} of ${files} files.`,
  } as const;
  const whyEmpty = notSearched > 0 ? cutShort : whyNoMatches(index, removedByFilter, nothing);
  return {
    query: input.query,
    pattern: pattern.source,
    totalMatches: totals.matches,
    totalIsLowerBound: notSearched > 0,
    totalFiles: totals.files,
    truncated,
    next: nextCursor(input, offset, truncated),
    index,
    emptyReason: totals.matches > 0 ? null : whyEmpty,
    removedByFilter,
    searched: { engine, note, files, notSearched, withoutText: withoutText + chosen.withoutText },
    url: textSearchUrl(input),
  };
}
