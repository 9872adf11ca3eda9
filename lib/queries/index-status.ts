/** How complete the index is, what it left out and why, and which engines answer. */
import type { z } from "zod";
import type { indexStatus as operation } from "../contract/index-status";
import { indexStatus as contract } from "../contract/index-status";
import { fileUrl } from "../contract/page-url";
import { databaseFacts, problemFiles, type LanguageCount, type StatusCount } from "../db/admin/file-statistics";
import { followingNow, queueLength } from "../db/admin/index-jobs";
import { indexWorkers } from "../db/admin/index-workers";
import type { RepositoryRecord } from "../db/admin/repository-states";
import { scipFiles } from "../db/precise/imported-facts";
import { preciseRuns } from "../db/precise/precise-runs";
import type { SymbolSearch } from "../search/port";
import { folderTrouble } from "../semantic/embedders/engines";
import { semanticIndexOf } from "../semantic/semantic-index";
import { VERSION } from "../version";
import type { QueryContext } from "./context";
import { describeRepository } from "./describe-repository";
import { fileCounts } from "./file-counts";
import { nextCursor, offsetOf } from "./page-cursor";
import { preciseLanguages } from "./precise-languages";
import type { Query } from "./query";
import { exampleQueries } from "./example-queries";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";

/** Milliseconds that the status page waits for the search engine to say how many symbols it holds. */
const PATIENCE = 200;

type SearchFacts = z.output<typeof contract.output>["engines"]["search"];

export const indexStatus: Query<typeof operation> = async (input, context) => {
  const { db } = context;
  const offset = offsetOf(input);
  const all = await repositoriesOf(context);
  const repositories = meant(all, { repo: input.repo, scope: "all" });
  const repositoryId = input.repo === undefined ? undefined : requireRepository(all, input.repo).id;
  const [counts, problems, database, search, text, meaning, runs, scip, machines] = await Promise.all([
    fileCounts(context, repositoryId),
    problemFiles(db, { ...input, repositoryId }, { limit: input.limit, offset }),
    databaseFacts(db),
    searchFacts(context),
    context.text().state(),
    meaningFacts(context),
    preciseRuns(context.pool),
    scipFacts(context, repositories),
    machineFacts(context, repositories),
  ]);
  const { languages, statuses, blueprints, extractorVersion, macros, filesWithText } = counts;
  const reasons = statuses.filter(({ status }) => status !== "indexed");
  const totalMatches = sumOf(
    reasons.filter((row) => (input.status ?? row.status) === row.status && (input.reason ?? row.reason) === row.reason),
  );
  const truncated = offset + problems.length < totalMatches;
  return contract.output.parse({
    version: VERSION,
    extractorVersion,
    index: indexStateOf(repositories),
    totals: { ...totalsOf(repositories, languages), blueprints },
    repositories: repositories.map((repository) => describeRepository(repository, languages)),
    statuses: filesPerStatus(statuses),
    reasons,
    results: problems.map(({ path, ...problem }) => ({ ...problem, file: path, url: fileUrl(problem.repo, path) })),
    totalMatches,
    truncated,
    next: nextCursor(input, offset, truncated),
    languages: perLanguage(languages),
    macros,
    precise: preciseLanguages(runs, languages, repositories),
    scip,
    machines,
    engines: {
      search,
      text: { ...text, filesWithText },
      meaning,
      database,
      treeReaders: treeReadersOf(repositories),
    },
    examples: await exampleQueries(context),
    url: "/status",
  });
};

async function scipFacts({ pool }: QueryContext, repositories: readonly RepositoryRecord[]) {
  const names = new Map(repositories.map(({ id, name }) => [id, name]));
  return (await scipFiles(pool)).flatMap(({ path, repositoryId, error }) => {
    const repo = repositoryId === null ? null : (names.get(repositoryId) ?? null);
    return repositoryId === null || repo !== null ? [{ file: path, repo, error }] : [];
  });
}

/** Names of repositories that may not be seen are left out. */
async function machineFacts({ pool }: QueryContext, repositories: readonly RepositoryRecord[]) {
  const [queue, workers] = await Promise.all([queueLength(pool), indexWorkers(pool)]);
  if (queue === null) return null;
  const names = new Map(repositories.map(({ id, name }) => [id, name]));
  const following = await followingNow(pool);
  const followedBy = (worker: number) =>
    following.flatMap(({ workerId, task, repositoryId }) => {
      const repo = names.get(repositoryId);
      return workerId === worker && repo !== undefined ? [{ task, repo }] : [];
    });
  return {
    ...queue,
    workers: workers.map(({ id, host, pid, kinds, parts, repositoryId, startedAt, seenAt }) => ({
      ...{ host, pid, kinds, parts, repo: names.get(repositoryId ?? 0) ?? null, follows: followedBy(id) },
      ...{ since: startedAt.toISOString(), seen: seenAt.toISOString() },
    })),
  };
}

async function searchFacts(context: QueryContext): Promise<SearchFacts> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const engine = await Promise.race([context.search(), late]);
  return engine === null
    ? { engine: "embedded", symbols: 0, ready: false, inPlaceOf: null, because: null }
    : { ...inUse(engine), symbols: engine.size(), ready: true };
}

/** Who answers, and for whom it stands in. */
function inUse(engine: SymbolSearch): Pick<SearchFacts, "engine" | "inPlaceOf" | "because"> {
  const { engine: answering, because } = engine.answering();
  return { engine: answering, inPlaceOf: answering === engine.engine ? null : engine.engine, because };
}

/** As of the last question: what is not loaded yet is not waited for. */
async function meaningFacts({ pool }: QueryContext) {
  const index = semanticIndexOf(pool);
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([index.look().catch(() => {}), late]);
  const { engine, configured, because } = index.answering();
  const inPlaceOf = because === null ? null : configured;
  const problem = await Promise.race([folderTrouble(), late.then(() => null)]);
  return { engine, inPlaceOf, because, problem, symbols: index.size, models: index.models };
}

function totalsOf(repositories: readonly RepositoryRecord[], languages: readonly LanguageCount[]) {
  const totals = { repositories: repositories.length, files: 0, symbols: 0, lines: 0 };
  for (const { files, symbols, lines } of languages) {
    totals.files += files;
    totals.symbols += symbols;
    totals.lines += lines;
  }
  return totals;
}

function filesPerStatus(rows: readonly StatusCount[]): { status: string; files: number }[] {
  const statuses = [...new Set(rows.map(({ status }) => status))];
  return statuses.map((status) => ({ status, files: sumOf(rows.filter((row) => row.status === status)) }));
}

/** Counts over all repositories, most files first. */
function perLanguage(rows: readonly LanguageCount[]): Omit<LanguageCount, "repositoryId">[] {
  const merged = new Map<string | null, Omit<LanguageCount, "repositoryId">>();
  for (const { language, files, symbols, lines } of rows) {
    const before = merged.get(language) ?? { language, files: 0, symbols: 0, lines: 0 };
    merged.set(language, {
      language,
      files: before.files + files,
      symbols: before.symbols + symbols,
      lines: before.lines + lines,
    });
  }
  return [...merged.values()].sort((a, b) => b.files - a.files);
}

function treeReadersOf(repositories: readonly RepositoryRecord[]): { language: string; reader: string }[] {
  const readers = new Map<string, string>();
  const byAge = repositories.flatMap(({ run }) => run ?? []).sort((a, b) => Number(a.startedAt) - Number(b.startedAt));
  for (const run of byAge)
    for (const [language, reader] of Object.entries(run.treeReaders)) readers.set(language, reader);
  return [...readers].sort().map(([language, reader]) => ({ language, reader }));
}

const sumOf = (rows: readonly StatusCount[]): number => rows.reduce((total, { files }) => total + files, 0);
