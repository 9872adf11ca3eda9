/**
 * One run over one repository: plan, parse, link. What is indexed stays as it is until a file's new rows are complete;
 * a run that fails or is stopped leaves whole files behind, and the next one does the rest.
 */
import { plainLanguageOf } from "../lib/contract/plain-languages";
import { finishRun, noteNothingChanged, startRun, updateRun } from "../lib/db/admin/index-runs";
import { indexedFiles } from "../lib/db/admin/indexed-files";
import { isConnectionLost } from "../lib/db/admin/indexer-client";
import { updateRepository, type RepositoryEntry } from "../lib/db/admin/repositories";
import { countRepository } from "../lib/db/admin/repository-counts";
import { filesSetAside } from "../lib/db/admin/poison-files";
import { isDiskFull } from "../lib/db/disk-full";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { applyPlan, applyTexts, type Applied } from "./apply-plan";
import { checkStopped, Stopped, type IndexerContext } from "./context";
import { diskFull } from "../lib/full-disk";
import { EXTRACTOR_VERSION } from "./languages/registry";
import { checkRoot } from "./plan/check-root";
import { decide, type Plan } from "./plan/decide";
import { gitHead, trackedIgnored } from "./plan/git-files";
import { inspectFiles } from "./plan/inspect";
import { leftOutOf } from "./plan/left-out";
import { listFiles } from "./plan/list-files";
import { withoutPoison } from "./plan/without-poison";
import { whyEmpty } from "./plan/why-empty";
import { sourcesFirst } from "./plan/sorts";
import { lookAgain } from "./macros/second-look";
import { readSettings, type RepositorySettings } from "./macros/settings";
import { lookForOwners } from "./owners/look-for-owners";
import { RunProgress, tellLauncher } from "./run-progress";
import { markFinished } from "./rules-version";

/** What is left of a run when names can be found: gives what is wrong, as the run does. */
export type SecondLook = () => Promise<AppError | null>;

/**
 * Brings a repository's index up to date with its folder. What is wrong with the folder ends up in the repository's
 * row, and is the result; null when all went well. Throws when the database fails, and `Stopped`.
 * @param later takes what is left when names can be found, where that may wait for other repositories; the run is over
 *   when that is done. Left out: it is done at once
 */
export async function runRepository(
  context: IndexerContext,
  repository: RepositoryEntry,
  later?: (look: SecondLook) => void,
): Promise<AppError | null> {
  const runId = await startRun(context.control, repository.id);
  const progress = new RunProgress(context.control, runId, repository.name, () => context.pool.current());
  progress.tell("plan");
  const attempt = <T>(work: () => Promise<T>) => attempted(work, { context, repository, progress, runId });
  const finish = async (isChanged: boolean): Promise<null> => {
    if (!isChanged) await noteNothingChanged(context.control, runId);
    await finishRun(context.control, runId);
    return null;
  };
  const second = await attempt(async (): Promise<SecondLook | null> => {
    checkRoot(repository.root);
    const first = await indexFolder(context, repository, progress, runId);
    await progress.end();
    progress.tell("done");
    // What there is can be asked for while some files are read once more.
    if (context.untilNavigable) return finish(first.isChanged);
    return () => attempt(async () => finish((await lookTwice(context, repository, first)) || first.isChanged));
  });
  if (second === null || second instanceof AppError) return second;
  if (later === undefined) return second();
  later(second);
  return null;
}

interface Attempt {
  context: IndexerContext;
  repository: RepositoryEntry;
  progress: RunProgress;
  runId: number;
}

/** Does a part of a run and gives what comes of it; puts what goes wrong on record, and gives that. */
async function attempted<T>(
  work: () => Promise<T>,
  { context, repository, progress, runId }: Attempt,
): Promise<T | AppError> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof Stopped ? null : await asFailure(error);
    await progress.end().catch(() => {});
    const state = failure ? "failed" : "queued";
    // Where the connection is what failed, the next start closes the run.
    await finishRun(context.control, runId, failure?.message ?? "interrupted").catch(() => {});
    await updateRepository(context.control, repository.id, { state, error: failure?.message ?? null }).catch(() => {});
    if (!failure) throw error;
    progress.tell("failed");
    tellLauncher({ type: "error", message: `${repository.name}: ${failure.message}`, hint: failure.hint });
    return failure;
  }
}

/** What a failure means for the repository; null when the database is gone and all is to be tried again. */
async function asFailure(error: unknown): Promise<AppError | null> {
  if (error instanceof AppError) return error;
  if (isConnectionLost(error)) return null;
  if (isDiskFull(error)) return diskFull(error, env().dataFolder);
  console.error(error);
  return new AppError("internal_error", error instanceof Error ? error.message : String(error), {
    hint: "What was indexed stays. The next start tries again.",
    cause: error,
  });
}

/** What the first look at a repository came to. */
interface FirstLook {
  applied: Applied;
  settings: RepositorySettings;
  /** anything that is stored of files, or where imports lead, may be another than before */
  isChanged: boolean;
}

/** Reads what is new. Names can be found then. */
async function indexFolder(
  context: IndexerContext,
  repository: RepositoryEntry,
  progress: RunProgress,
  runId: number,
): Promise<FirstLook> {
  const started = performance.now();
  // Asked first: what git tracks from now on is heard of.
  context.trackedIgnored.set(repository.id, await trackedIgnored(repository.root));
  const { plan, listedBy } = await planRepository(context, repository);
  const planned = Math.round(performance.now() - started);
  const isWork = plan.read.length + plan.gone.length > 0;
  await updateRepository(context.control, repository.id, { state: isWork ? "indexing" : "ready", error: null });
  const settings = readSettings(repository.root);
  const { sources, texts } = sourcesFirst(plan);
  progress.expect((context.untilNavigable ? sources : plan).read.map(({ candidate }) => candidate.size));
  const applied = await applyPlan(context, repository, sources, settings.configured, progress, true);
  const { totals, readers, timings } = applied;
  // Names can be found now; a text is found and searched as soon as it is read.
  await countRepository(context.writer, repository.id);
  const others = context.untilNavigable ? null : await applyTexts(context, repository, texts, progress);
  const isChanged = totals.transactions + (others?.transactions ?? 0) + applied.relinked.length > 0;
  const written = { files: totals.added.length, transactions: totals.transactions, bytes: totals.bytes };
  await updateRun(context.control, runId, {
    detail: {
      workers: context.pool.options.workers,
      listedBy,
      kept: plan.kept,
      written,
      timings: { plan: planned, ...timings, database: Math.round(totals.time) },
      ...(others && { texts: { files: others.added.length, bytes: others.bytes } }),
      ...(Object.keys(readers).length > 0 ? { treeReaders: readers } : {}),
    },
  });
  await countRepository(context.writer, repository.id);
  // A folder that the repository around it ignores is not of that one's revision.
  const head = listedBy === "git" ? await gitHead(repository.root) : { branch: null, revision: null };
  await updateRepository(context.control, repository.id, {
    state: "ready",
    error: null,
    indexedAt: new Date(),
    ...head,
  });
  return { applied, settings, isChanged };
}

/** Reads files once more that others explain. Tells whether there was any. */
async function lookTwice(
  context: IndexerContext,
  repository: RepositoryEntry,
  { applied, settings }: FirstLook,
): Promise<boolean> {
  const wasReadAgain = await lookAgain(context, repository, { ...applied, added: applied.totals.added }, settings);
  const foundOwners = await lookForOwners(context, repository, null, settings.configured);
  await markFinished(context.writer, repository);
  return wasReadAgain || foundOwners;
}

async function planRepository(
  context: IndexerContext,
  repository: RepositoryEntry,
): Promise<{ plan: Plan; listedBy: string }> {
  const { root, noIgnore, withSecrets } = repository;
  const { by, ...listing } = await listFiles(root, await leftOutOf(context.control, repository), noIgnore);
  checkStopped(context);
  const links = new Set<string>();
  context.links.set(repository.id, links);
  const poison = await filesSetAside(context.control, repository.id);
  const candidates = withoutPoison(await inspectFiles(root, listing, links, withSecrets), poison);
  checkStopped(context);
  const indexed = await indexedFiles(context.writer, repository.id);
  await updateRepository(context.control, repository.id, { ignoredCount: noIgnore ? null : (listing.ignored ?? null) });
  if (indexed.length === 0 && candidates.every(({ path }) => plainLanguageOf(path) === "ignore"))
    throw new AppError("nothing_to_index", `${root} holds nothing to index${await whyEmpty(repository)}.`, {
      hint: "Index another folder, or start with --no-ignore to read what ignore rules leave out.",
    });
  return { plan: decide(candidates, indexed, EXTRACTOR_VERSION), listedBy: by };
}
