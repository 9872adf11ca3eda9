/**
 * Carries out a plan: reads new and changed files into the index, removes deleted ones, links what that touched, and
 * then reads plain texts.
 */
import { createBulkIndexes, dropBulkIndexes } from "../lib/db/admin/bulk-indexes";
import { hasFiles, placesAt, placesOf, type FilePlace } from "../lib/db/admin/indexed-files";
import { noteRead, noteReading } from "../lib/db/admin/poison-files";
import { namesOfTypes } from "../lib/db/link/link-bases";
import { importersOf } from "../lib/db/link/link-imports";
import type { Queryable } from "../lib/db/pool";
import { analyzeFacts, countFiles } from "../lib/db/admin/repository-counts";
import type { RepositoryEntry } from "../lib/db/admin/repositories";
import { macrosOf, type MacrosBefore } from "./macros/macros-before";
import { checkStopped, type IndexerContext } from "./context";
import { link } from "./link/link";
import { LINK_ALL } from "./link/link-scope";
import type { LinkScope } from "./link/link-scope";
import type { MacroDictionary } from "./mask/macro-meanings";
import type { Plan } from "./plan/decide";
import { makeTasks } from "./plan/make-tasks";
import type { RunProgress } from "./run-progress";
import { isOfThisVersion, markUnfinished } from "./rules-version";
import { Stopwatch } from "./stopwatch";
import { batchesOf } from "./workers/batches";
import type { BatchResponse, FileTask } from "./workers/messages";
import { FactWriter, type WriterTotals } from "./write/fact-writer";

/** Changed files up to which linking is redone for their names only, and indexes are kept up while writing. */
const SMALL_CHANGE = 200;
/** Links are redone for the names of a larger change only, too, where it is at most this share of all files. */
const SMALL_SHARE = 1 / 4;

/** What a plan came to. */
export interface Applied {
  totals: WriterTotals;
  /** how trees are read, by language */
  readers: Record<string, string>;
  /** what the files said of macros which were replaced or went; null after a large change */
  macrosBefore: MacrosBefore | null;
  /** hashes of the names of types that came, stayed or went with the files; null after a large change */
  typeNames: string[] | null;
  /** files of which an import leads elsewhere now */
  relinked: number[];
  /** milliseconds by phase */
  timings: Record<string, number>;
}

/**
 * @param configured macros that the repository's settings explain
 * @param progress null where nobody waits for it
 * @param manifests whether what manifests say may have changed, too
 */
export async function applyPlan(
  context: IndexerContext,
  repository: RepositoryEntry,
  plan: Plan,
  configured: MacroDictionary,
  progress: RunProgress | null,
  manifests: boolean,
): Promise<Applied> {
  const watch = new Stopwatch();
  const tasks = await makeTasks(context.writer, repository, plan, configured);
  if (tasks.length + plan.gone.length > 0) await markUnfinished(context.writer, repository);
  const isLarge = tasks.length + plan.gone.length > SMALL_CHANGE;
  const isSmall = !isLarge && isOfThisVersion(repository);
  // Others write, too: they need the indexes that a load into an empty database goes without.
  const isBulk = isLarge && !context.isShared && (await dropBulkIndexes(context.writer));
  const all = isLarge && !isBulk ? await countFiles(context.writer) : 0;
  // What is new as a whole has left nothing half worked out.
  const isNew = !(await hasFiles(context.writer, repository.id));
  const isLittle = !isLarge || tasks.length + plan.gone.length <= all * SMALL_SHARE;
  const isPart = isLittle && (isOfThisVersion(repository) || isNew);
  const before = isPart ? await linkedBefore(context.writer, idsBefore(plan)) : null;
  const macrosBefore = isSmall ? await macrosOf(context.writer, idsBefore(plan)) : null;
  progress?.update({ phase: "parse" });
  const writer = new FactWriter(context.writer);
  writer.remove(plan.gone);
  const readers = await watch.time("parse", () => readTasks(context, tasks, writer, progress));
  progress?.update({ phase: "link" });
  if (isLarge && !context.isShared) await watch.time("indexes", () => createBulkIndexes(context.writer));
  if (isBulk || (isLarge && context.isShared)) await watch.time("analyze", () => analyzeFacts(context.writer));
  const { totals } = writer;
  const touched = before ? await linkScope(context.writer, repository, totals, before) : LINK_ALL;
  const scope = { ...touched, repositoryId: repository.id, isNew, manifests };
  const isToBeLinked = totals.transactions > 0 || manifests || !isOfThisVersion(repository);
  const relinked = isToBeLinked ? await watch.time("link", () => link(context.writer, scope)) : [];
  const typeNames = isSmall && scope.names ? [...scope.names] : null;
  return { totals, readers, macrosBefore, typeNames, relinked, timings: watch.milliseconds };
}

/** Reads the texts of a plan into the index. They have nothing to be linked. */
export async function applyTexts(
  context: IndexerContext,
  repository: RepositoryEntry,
  plan: Plan,
  progress: RunProgress | null,
): Promise<WriterTotals> {
  const writer = new FactWriter(context.writer);
  if (plan.read.length === 0) return writer.totals;
  progress?.update({ phase: "texts" });
  await readTasks(context, await makeTasks(context.writer, repository, plan, new Map()), writer, progress);
  return writer.totals;
}

/** The file versions that will go. */
function idsBefore({ read, gone }: Plan): number[] {
  return [...read.flatMap(({ previous }) => (previous ? [previous.id] : [])), ...gone];
}

/** Has tasks read and their rows written. */
export async function readTasks(
  context: IndexerContext,
  tasks: readonly FileTask[],
  writer: FactWriter,
  progress: RunProgress | null,
): Promise<Record<string, string>> {
  const readers: Record<string, string> = {};
  const { filesDone = 0, symbolsDone = 0, bytesDone = 0 } = progress?.figures ?? {};
  const done = { filesDone, symbolsDone, bytesDone };
  const take = async (response: BatchResponse): Promise<void> => {
    Object.assign(readers, response.readers);
    progress?.readBy(response.readers);
    for (const { symbols, size } of response.outcomes) {
      done.filesDone++;
      done.symbolsDone += symbols;
      done.bytesDone += size;
    }
    await writer.add(response);
    progress?.update(done);
  };
  if (context.isCareful) await readOneByOne(context, tasks, take);
  else await context.pool.process(batchesOf(tasks), take);
  await writer.finish();
  checkStopped(context);
  return readers;
}

/** Each file is on record while it is read. */
async function readOneByOne(
  { control, pool }: IndexerContext,
  tasks: readonly FileTask[],
  take: (response: BatchResponse) => Promise<void>,
): Promise<void> {
  for (const task of tasks) {
    await noteReading(control, task.repositoryId, task);
    await pool.process([[task]], take);
    await noteRead(control, task.repositoryId);
  }
}

/** What was linked with the file versions that a plan replaces or takes out. */
interface LinkedBefore {
  /** hashes of the names of types */
  names: string[];
  places: FilePlace[];
  /** files with imports that led to them */
  importers: number[];
}

async function linkedBefore(client: Queryable, ids: readonly number[]): Promise<LinkedBefore> {
  const [names, places] = [await namesOfTypes(client, ids), await placesOf(client, ids)];
  return { names, places, importers: await importersOf(client, ids) };
}

/** What a small change touched. */
async function linkScope(
  client: Queryable,
  { id: repositoryId }: RepositoryEntry,
  { added }: WriterTotals,
  before: LinkedBefore,
): Promise<Pick<LinkScope, "fileIds" | "moved" | "names">> {
  const names = [...new Set([...before.names, ...(await namesOfTypes(client, added))])];
  const left = await placesAt(
    client,
    repositoryId,
    before.places.map(({ path }) => path),
  );
  const gone = without(before.places, left);
  // A file that is in another language now, or in none, has come as it is and gone as it was.
  const come = without(await placesOf(client, added), before.places);
  const moved = [...new Set([...come, ...gone].map(({ path }) => path))];
  // Those of files that stay lead to their new versions already.
  return { fileIds: gone.length > 0 ? [...new Set([...added, ...before.importers])] : added, moved, names };
}

function without(places: readonly FilePlace[], others: readonly FilePlace[]): FilePlace[] {
  const known = new Map(others.map(({ path, language }) => [path, language]));
  return places.filter(({ path, language }) => known.get(path) !== language);
}
