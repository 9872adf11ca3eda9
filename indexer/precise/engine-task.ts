/** What one engine has to do for one repository: its files, its process, and what is put on record of it. */
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import type { Queryable } from "../../lib/db/pool";
import type { EngineFileRow } from "../../lib/db/precise/precise-files";
import { countShares } from "../../lib/db/precise/precise-languages";
import { notePreciseRun, type PreciseState } from "../../lib/db/precise/precise-runs";
import type { DeclaredPlaces } from "./declared-places";
import { folderOf } from "./engine-folders";
import type { Compiler, EngineEntry } from "./engine-entry";
import { EngineProcess } from "./engine-process";
import type { EngineFile, ExternalFolder } from "./port";
import type { ToolPlaces } from "./tools/find-tool";

export interface EngineTask {
  repository: RepositoryEntry;
  entry: EngineEntry;
  compiler: Compiler;
  /** of the compiler and our code around it */
  factsVersion: string;
  files: readonly EngineFileRow[];
  /** of languages that the engine reads beside its own */
  read: readonly EngineFileRow[];
  externals: readonly ExternalFolder[];
  /** paths with facts that are no files any more */
  gone: readonly string[];
  places: DeclaredPlaces;
  /** why files were left to rules, as far as it has come */
  failure: string | null;
  /** milliseconds of CPU that the engine has taken so far */
  cpuMs: number;
}

/** Where an engine's process comes from. */
export interface Workshop {
  /** the bundled precise-engine.ts */
  program: URL;
  tools: ToolPlaces;
}

/**
 * Starts the engine on these files, and on those that it reads beside its own.
 * @param files of the engine's languages: all, or a part
 * @throws EngineFailure
 */
export function openEngine(
  { program, tools }: Workshop,
  task: EngineTask,
  files: readonly EngineFileRow[],
): Promise<EngineProcess> {
  const { repository, entry, compiler, read, externals } = task;
  return EngineProcess.open(program, {
    engine: entry.id,
    root: repository.root,
    files: asEngineFiles([...files, ...read]),
    folder: folderOf(tools, repository, entry.id),
    program: compiler.program,
    package: compiler.package,
    externals,
  });
}

/** Puts on record how far the engine is. @param isChanged whether readers are told that facts changed */
export async function noteTask(
  client: Queryable,
  task: EngineTask,
  state: PreciseState,
  isChanged: boolean,
): Promise<void> {
  const { repository, entry, compiler, factsVersion, failure, cpuMs } = task;
  const counted = { engine: entry.id, version: factsVersion, languages: entry.languages };
  const languages = await countShares(client, repository.id, counted);
  const figures = { languages, cpuMs, error: failure };
  const run = { repositoryId: repository.id, engine: entry.id, version: compiler.version, state, ...figures };
  await notePreciseRun(client, run, isChanged);
}

export const asEngineFiles = (files: readonly EngineFileRow[]): EngineFile[] =>
  files.map(({ path, language }) => ({ path, language: language as LanguageId }));
