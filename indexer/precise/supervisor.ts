/**
 * Keeps compilers' facts level with the index: one engine at a time, for the files whose facts do not fit their text,
 * and for those that import what changed. Facts that hold stay until better ones are there; an engine that fails costs
 * its files, which rules go on answering.
 */
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import type { Queryable } from "../../lib/db/pool";
import { engineFiles, removeGonePreciseFiles, type EngineFileRow } from "../../lib/db/precise/precise-files";
import { countShares } from "../../lib/db/precise/precise-languages";
import { notePreciseRun, preciseRun } from "../../lib/db/precise/precise-runs";
import { askEngine, askInHalves } from "./ask-engine";
import { changesSince, contentsOf, type Contents } from "./changed-contents";
import { DeclaredPlaces } from "./declared-places";
import { removeOtherFolders } from "./engine-folders";
import type { EngineEntry } from "./engine-entry";
import { EngineFailure, type EngineProcess } from "./engine-process";
import { asEngineFiles, noteTask, openEngine, type EngineTask, type Workshop } from "./engine-task";
import { ENGINES } from "./engines";
import { externalsOf, foldersOf, markOf } from "./externals";
import { announceEngines, noteMissing } from "./plan-engines";
import type { ToolPlaces } from "./tools/find-tool";

/** An engine that has a repository open. */
interface OpenSession {
  repositoryId: number;
  engine: string;
  factsVersion: string;
  process: EngineProcess;
  /** what it was told last */
  contents: Contents;
}

export class Supervisor {
  private session: OpenSession | null = null;

  private readonly workshop: Workshop;

  /** @param program the bundled precise-engine.ts */
  constructor(
    private readonly client: Queryable,
    program: URL,
    private readonly places: ToolPlaces,
  ) {
    this.workshop = { program, tools: places };
  }

  /** Brings every repository up to date. */
  async look(): Promise<void> {
    const repositories = await listRepositories(this.client);
    removeOtherFolders(this.places, repositories);
    const ids = repositories.map(({ id }) => id);
    await announceEngines(this.client, this.places, ids);
    for (const repository of repositories) for (const entry of ENGINES) await this.bringUpToDate(repository, entry);
  }

  /** Brings what one engine says of one repository up to date; one that is gone is done. */
  async lookAt(repositoryId: number, engine: string): Promise<void> {
    const repositories = await listRepositories(this.client);
    removeOtherFolders(this.places, repositories);
    const repository = repositories.find(({ id }) => id === repositoryId);
    const entry = ENGINES.find(({ id }) => id === engine);
    if (repository !== undefined && entry !== undefined) await this.bringUpToDate(repository, entry);
  }

  /** Ends the engine that is kept for the next change. */
  close(): void {
    this.session?.process.close();
    this.session = null;
  }

  private async bringUpToDate(repository: RepositoryEntry, entry: EngineEntry): Promise<void> {
    const gone = await removeGonePreciseFiles(this.client, repository.id, entry.id);
    const files = await engineFiles(this.client, repository.id, entry.id, entry.languages);
    if (files.length === 0) return gone.length > 0 ? this.settle(repository.id, entry, null, true) : undefined;
    const compiler = entry.find(this.places);
    if ("reason" in compiler) return noteMissing(this.client, repository.id, entry, compiler.reason);
    const beside = await externalsOf(this.client, repository, entry);
    const factsVersion = `${compiler.version}/${entry.revision}${markOf(beside)}`;
    const open = files.filter((file) => !isLevel(file, factsVersion));
    if (open.length + gone.length === 0)
      return this.settle(repository.id, entry, { version: compiler.version, factsVersion }, false);
    const read = entry.reads ? await engineFiles(this.client, repository.id, entry.id, entry.reads) : [];
    const places = new DeclaredPlaces(this.client, [...files, ...read]);
    const externals = await foldersOf(this.client, beside, entry);
    const given = { repository, entry, compiler, factsVersion, files, read, externals, gone, places };
    await this.work({ ...given, failure: null, cpuMs: 0 }, open);
  }

  private async work(task: EngineTask, open: readonly EngineFileRow[]): Promise<void> {
    let asked = open.map(({ path }) => path);
    try {
      const affected = await this.openSession(task, asked);
      const known = new Set(task.files.map(({ path }) => path));
      asked = [...new Set([...asked, ...affected.filter((path) => known.has(path))])];
      if (asked.length > 0) await noteTask(this.client, task, "running", false);
      if (asked.length > 0 && this.session) await askEngine(this.client, task, this.session.process, asked);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      this.session = null;
      task.failure = error.message;
      await askInHalves(this.client, this.workshop, task, new Set(asked));
    }
    if (asked.length > 0) await noteTask(this.client, task, "ready", true);
    else await this.settle(task.repository.id, task.entry, levelOf(task), task.gone.length > 0);
  }

  /**
   * Nothing is left to ask: puts right what is on record of an engine that ended in the middle or whose files went.
   */
  private async settle(
    repositoryId: number,
    { id: engine, languages }: EngineEntry,
    compiler: { version: string; factsVersion: string } | null,
    isChanged: boolean,
  ): Promise<void> {
    const run = await preciseRun(this.client, repositoryId, engine);
    if (run === null || (run.state === "ready" && !isChanged)) return;
    const counted = { engine, version: compiler?.factsVersion ?? null, languages };
    const shares = await countShares(this.client, repositoryId, counted);
    const now = { version: compiler?.version ?? run.version, state: "ready" as const, languages: shares };
    const error = run.state === "missing" || run.state === "failed" ? null : run.error;
    await notePreciseRun(this.client, { ...run, ...now, error }, isChanged);
  }

  private sessionOf({ repository, entry, factsVersion }: EngineTask): OpenSession | null {
    const { session } = this;
    const isOpen = session?.repositoryId === repository.id && session.engine === entry.id;
    return isOpen && session.factsVersion === factsVersion ? session : null;
  }

  /**
   * Opens the repository, or tells the open engine what changed. @returns files whose facts may differ because of
   * others
   */
  private async openSession(task: EngineTask, open: readonly string[]): Promise<readonly string[]> {
    const { repository, entry, factsVersion, read } = task;
    const known = this.sessionOf(task);
    const files = [...task.files, ...read];
    const contents = contentsOf(files);
    if (known !== null) {
      const changed = changesSince(known.contents, contents);
      known.contents = contents;
      return changed.length === 0 ? [] : known.process.update(asEngineFiles(files), changed);
    }
    this.close();
    const process = await openEngine(this.workshop, task, task.files);
    this.session = { repositoryId: repository.id, engine: entry.id, factsVersion, process, contents };
    // What changed while nobody looked may have changed what others mean.
    return open.length < task.files.length ? process.update(asEngineFiles(files), [...open, ...task.gone]) : [];
  }
}

function isLevel({ contentHash, knownHash, knownVersion }: EngineFileRow, version: string): boolean {
  return knownHash !== null && knownVersion === version && Buffer.compare(contentHash, knownHash) === 0;
}

const levelOf = ({ compiler: { version }, factsVersion }: EngineTask) => ({ version, factsVersion });
