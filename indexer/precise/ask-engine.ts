/**
 * Asks an engine about files and writes what it says. What it fails at as a whole is asked in halves, each with a
 * process of its own; what remains is left to rules, and that is on record, too.
 */
import type { Queryable } from "../../lib/db/pool";
import { writePreciseFiles, type EngineFileRow } from "../../lib/db/precise/precise-files";
import { EngineFailure, type EngineProcess } from "./engine-process";
import { noteTask, openEngine, type EngineTask, type Workshop } from "./engine-task";
import type { ReceivedDocument } from "./messages";
import { toFacts } from "./to-facts";

/** Documents that become rows together. */
const BATCH = 200;
/** Milliseconds between two times that readers are told of new facts: what they keep in memory is dropped then. */
const TELL_EVERY = 5_000;
/** How often the files of an engine that fails are halved, to find those that it can do. */
const MAX_HALVINGS = 4;

type FactRow = Parameters<typeof writePreciseFiles>[2][number];

/** @throws EngineFailure; what was written until then stays */
export async function askEngine(
  client: Queryable,
  task: EngineTask,
  process: EngineProcess,
  paths: readonly string[],
): Promise<void> {
  let told = performance.now();
  for (let at = 0; at < paths.length; at += BATCH) {
    const batch = paths.slice(at, at + BATCH);
    const documents: ReceivedDocument[] = [];
    const { cpuMs, complaint } = await process.documents(batch, (document) => documents.push(document));
    task.cpuMs = cpuMs;
    task.failure = complaint ?? task.failure;
    const rows = await toFacts(documents, task.places);
    const answered = new Set(documents.map(({ path }) => path));
    const silent = task.files.filter(({ path }) => batch.includes(path) && !answered.has(path));
    await write(client, task, [...rows, ...silent.map(withoutFacts)]);
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    await noteTask(client, task, "running", true);
  }
}

/**
 * Finds the files that an engine can do after it failed at all of them.
 * @param asked paths that facts are wanted of; the engine reads all files of a half
 */
export async function askInHalves(
  client: Queryable,
  workshop: Workshop,
  task: EngineTask,
  asked: ReadonlySet<string>,
): Promise<void> {
  const halve = async (files: readonly EngineFileRow[], depth: number): Promise<void> => {
    const middle = Math.ceil(files.length / 2);
    for (const half of [files.slice(0, middle), files.slice(middle)]) {
      const paths = half.map(({ path }) => path).filter((path) => asked.has(path));
      if (paths.length === 0) continue;
      try {
        await askAlone(client, workshop, task, half, paths);
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        task.failure = error.message;
        if (depth < MAX_HALVINGS && half.length > 1) await halve(half, depth + 1);
        else await write(client, task, half.filter(({ path }) => asked.has(path)).map(withoutFacts));
      }
    }
  };
  await halve(task.files, 1);
}

async function askAlone(
  client: Queryable,
  workshop: Workshop,
  task: EngineTask,
  files: readonly EngineFileRow[],
  paths: readonly string[],
): Promise<void> {
  const process = await openEngine(workshop, task, files);
  try {
    await askEngine(client, task, process, paths);
  } finally {
    process.close();
  }
}

/** The engine says nothing of this text: it is not asked again, and rules answer. */
const withoutFacts = ({ path, contentHash }: EngineFileRow): FactRow => ({ path, contentHash, facts: null, links: [] });

async function write(client: Queryable, task: EngineTask, rows: readonly FactRow[]): Promise<void> {
  const { repository, entry, factsVersion } = task;
  await writePreciseFiles(client, { repositoryId: repository.id, engine: entry.id, version: factsVersion }, rows);
}
