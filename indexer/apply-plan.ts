/** Carries out a plan: reads what is to be read into the index, takes out what went, links what that touched. */
import { createBulkIndexes, dropBulkIndexes } from "../lib/db/bulk-indexes";
import { macrosIn } from "../lib/db/gap-words";
import { namesOfTypes } from "../lib/db/link-bases";
import { analyzeFacts } from "../lib/db/repository-counts";
import type { RepositoryEntry } from "../lib/db/repositories";
import { checkStopped, type IndexerContext } from "./context";
import { link, LINK_ALL } from "./link/link";
import type { MacroDictionary } from "./mask/macro-meanings";
import type { Plan } from "./plan/decide";
import { makeTasks } from "./plan/make-tasks";
import type { RunProgress } from "./progress";
import { Stopwatch } from "./stopwatch";
import { batchesOf } from "./workers/batches";
import type { FileTask } from "./workers/messages";
import { FactWriter, type WriterTotals } from "./write/fact-writer";

/** Changed files up to which linking is redone for their names only, and indexes are kept up while writing. */
const SMALL_CHANGE = 200;

/** What a plan came to. */
interface Applied {
  totals: WriterTotals;
  /** how trees are read, by language */
  readers: Record<string, string>;
  /** macros that the files defined which were replaced or went; null after a large change */
  definedBefore: string[] | null;
  /** hashes of the names of types that came, stayed or went with the files; null after a large change */
  typeNames: string[] | null;
  /** milliseconds by phase */
  timings: Record<string, number>;
}

/**
 * @param told macros that the repository's settings explain
 * @param progress null where nobody waits for it
 */
export async function applyPlan(
  context: IndexerContext,
  repository: RepositoryEntry,
  plan: Plan,
  told: MacroDictionary,
  progress: RunProgress | null,
): Promise<Applied> {
  const watch = new Stopwatch();
  const tasks = await makeTasks(context.writer, repository, plan, told);
  const isSmall = tasks.length + plan.gone.length <= SMALL_CHANGE;
  const isBulk = !isSmall && (await dropBulkIndexes(context.writer));
  const touched = isSmall ? await namesOfTypes(context.writer, idsBefore(plan)) : null;
  const definedBefore = isSmall ? await macrosIn(context.writer, idsBefore(plan)) : null;
  progress?.update({ phase: "parse", filesTotal: tasks.length, bytesTotal: bytesOf(tasks) });
  const writer = new FactWriter(context.writer);
  writer.remove(plan.gone);
  const readers = await watch.time("parse", () => readTasks(context, tasks, writer, progress));
  progress?.update({ phase: "link" });
  if (!isSmall) await watch.time("indexes", () => createBulkIndexes(context.writer));
  if (isBulk) await watch.time("analyze", () => analyzeFacts(context.writer));
  const { totals } = writer;
  const typeNames = touched && [...new Set([...touched, ...(await namesOfTypes(context.writer, totals.added))])];
  if (totals.transactions > 0) await watch.time("link", () => linkChange(context, totals, typeNames));
  return { totals, readers, definedBefore, typeNames, timings: watch.milliseconds };
}

const bytesOf = (tasks: readonly FileTask[]): number => tasks.reduce((sum, task) => sum + task.size, 0);

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
  const done = { filesDone: 0, symbolsDone: 0, bytesDone: 0 };
  await context.pool.process(batchesOf(tasks), async (response) => {
    Object.assign(readers, response.readers);
    progress?.readBy(response.readers);
    for (const { symbols, size } of response.outcomes) {
      done.filesDone++;
      done.symbolsDone += symbols;
      done.bytesDone += size;
    }
    await writer.add(response);
    progress?.update(done);
  });
  await writer.finish();
  checkStopped(context);
  return readers;
}

/** @param names of types that the change touched; null after a large change */
async function linkChange(context: IndexerContext, totals: WriterTotals, names: string[] | null): Promise<void> {
  const { added: fileIds, newPaths } = totals;
  await link(context.writer, names === null ? LINK_ALL : { fileIds, newPaths, names });
}
