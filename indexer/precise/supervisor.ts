/**
 * Keeps compilers' facts level with the index: one engine at a time, for the files whose facts do not fit their text,
 * and for those that import what changed. Facts that hold stay until better ones are there; an engine that fails costs
 * its files, which rules go on answering.
 */
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { Queryable } from "../../lib/db/pool";
import {
  engineFiles,
  removeGonePreciseFiles,
  writePreciseFiles,
  type EngineFileRow,
} from "../../lib/db/precise/precise-files";
import { countShares } from "../../lib/db/precise/precise-languages";
import { notePreciseRun, preciseRun, type PreciseState } from "../../lib/db/precise/precise-runs";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import { changesSince, contentsOf, type Contents } from "./changed-contents";
import { DeclaredPlaces } from "./declared-places";
import { folderOf, removeOtherFolders } from "./engine-folders";
import { EngineFailure, EngineProcess } from "./engine-process";
import type { Compiler, EngineEntry } from "./engine-entry";
import { ENGINES } from "./engines";
import { externalsOf, foldersOf, markOf } from "./externals";
import type { ReceivedDocument } from "./messages";
import { announceEngines, noteMissing } from "./plan-engines";
import type { EngineFile, ExternalFolder } from "./port";
import { toFacts } from "./to-facts";
import type { ToolPlaces } from "./tools/find-tool";

/** Documents that become rows together. */
const BATCH = 200;
/** Milliseconds between two times that readers are told of new facts: what they keep in memory is dropped then. */
const TELL_EVERY = 5_000;
/** How often the files of an engine that fails are halved, to find those that it can do. */
const MAX_HALVINGS = 4;

/** An engine that has a repository open. */
interface OpenSession {
  repositoryId: number;
  engine: string;
  factsVersion: string;
  process: EngineProcess;
  /** what it was told last */
  contents: Contents;
}

/** What is to be done for one repository and engine. */
interface Task {
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
  failure: string | null;
  cpuMs: number;
}

export class Supervisor {
  private session: OpenSession | null = null;

  /** @param program the bundled precise-engine.ts */
  constructor(
    private readonly client: Queryable,
    private readonly program: URL,
    private readonly places: ToolPlaces,
  ) {}

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

  private async work(task: Task, open: readonly EngineFileRow[]): Promise<void> {
    let asked = open.map(({ path }) => path);
    try {
      const affected = await this.openSession(task, asked);
      const known = new Set(task.files.map(({ path }) => path));
      asked = [...new Set([...asked, ...affected.filter((path) => known.has(path))])];
      if (asked.length > 0) await this.note(task, "running", false);
      if (asked.length > 0 && this.session) await this.ask(task, this.session.process, asked);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      this.session = null;
      task.failure = error.message;
      await this.inHalves(task, task.files, new Set(asked), 1);
    }
    if (asked.length > 0) await this.note(task, "ready", true);
    else await this.settle(task.repository.id, task.entry, levelOf(task), task.gone.length > 0);
  }

  /** Nothing is left to ask: puts right what is on record of an engine that ended in the middle or whose files went. */
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

  private sessionOf({ repository, entry, factsVersion }: Task): OpenSession | null {
    const { session } = this;
    const isOpen = session?.repositoryId === repository.id && session.engine === entry.id;
    return isOpen && session.factsVersion === factsVersion ? session : null;
  }

  /**
   * Opens the repository, or tells the open engine what changed. @returns files whose facts may differ because of
   * others
   */
  private async openSession(task: Task, open: readonly string[]): Promise<readonly string[]> {
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
    const process = await this.opened(task, task.files);
    this.session = { repositoryId: repository.id, engine: entry.id, factsVersion, process, contents };
    // What changed while nobody looked may have changed what others mean.
    return open.length < task.files.length ? process.update(asEngineFiles(files), [...open, ...task.gone]) : [];
  }

  /** @param files of the engine's languages: all, or a part */
  private opened(task: Task, files: readonly EngineFileRow[]): Promise<EngineProcess> {
    const { repository, entry, compiler, read, externals } = task;
    const folder = folderOf(this.places, repository, entry.id);
    const { program, package: brought } = compiler;
    const place = { root: repository.root, files: asEngineFiles([...files, ...read]) };
    const opening = { engine: entry.id, ...place, folder, program, package: brought, externals };
    return EngineProcess.open(this.program, opening);
  }

  private async ask(task: Task, process: EngineProcess, paths: readonly string[]): Promise<void> {
    const { repository, entry, factsVersion, places } = task;
    let told = performance.now();
    for (let at = 0; at < paths.length; at += BATCH) {
      const batch = paths.slice(at, at + BATCH);
      const documents: ReceivedDocument[] = [];
      const { cpuMs, complaint } = await process.documents(batch, (document) => documents.push(document));
      task.cpuMs = cpuMs;
      task.failure = complaint ?? task.failure;
      const rows = await toFacts(documents, places);
      const answered = new Set(documents.map(({ path }) => path));
      const silent = task.files.filter(({ path }) => batch.includes(path) && !answered.has(path));
      rows.push(...silent.map(({ path, contentHash }) => ({ path, contentHash, facts: null, links: [] })));
      await writePreciseFiles(
        this.client,
        { repositoryId: repository.id, engine: entry.id, version: factsVersion },
        rows,
      );
      if (performance.now() - told < TELL_EVERY) continue;
      told = performance.now();
      await this.note(task, "running", true);
    }
  }

  /**
   * What an engine cannot do at once it may do in parts, each with a process of its own; what remains is left to rules.
   */
  private async inHalves(
    task: Task,
    files: readonly EngineFileRow[],
    asked: ReadonlySet<string>,
    depth: number,
  ): Promise<void> {
    const middle = Math.ceil(files.length / 2);
    for (const half of [files.slice(0, middle), files.slice(middle)]) {
      const paths = half.map(({ path }) => path).filter((path) => asked.has(path));
      if (paths.length === 0) continue;
      try {
        await this.askAlone(task, half, paths);
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        task.failure = error.message;
        if (depth < MAX_HALVINGS && half.length > 1) await this.inHalves(task, half, asked, depth + 1);
        else await this.giveUp(task, half, asked);
      }
    }
  }

  private async askAlone(task: Task, files: readonly EngineFileRow[], paths: readonly string[]): Promise<void> {
    const process = await this.opened(task, files);
    try {
      await this.ask(task, process, paths);
    } finally {
      process.close();
    }
  }

  private async giveUp(task: Task, files: readonly EngineFileRow[], asked: ReadonlySet<string>): Promise<void> {
    const rows = files.filter(({ path }) => asked.has(path)).map((file) => ({ ...file, facts: null, links: [] }));
    const { repository, entry, factsVersion } = task;
    await writePreciseFiles(
      this.client,
      { repositoryId: repository.id, engine: entry.id, version: factsVersion },
      rows,
    );
  }

  private async note(task: Task, state: PreciseState, isChanged: boolean): Promise<void> {
    const { repository, entry, compiler, factsVersion, failure, cpuMs } = task;
    const counted = { engine: entry.id, version: factsVersion, languages: entry.languages };
    const languages = await countShares(this.client, repository.id, counted);
    const figures = { languages, cpuMs, error: failure };
    const run = { repositoryId: repository.id, engine: entry.id, version: compiler.version, state, ...figures };
    await notePreciseRun(this.client, run, isChanged);
  }
}

function isLevel({ contentHash, knownHash, knownVersion }: EngineFileRow, version: string): boolean {
  return knownHash !== null && knownVersion === version && Buffer.compare(contentHash, knownHash) === 0;
}

const levelOf = ({ compiler: { version }, factsVersion }: Task) => ({ version, factsVersion });

const asEngineFiles = (files: readonly EngineFileRow[]): EngineFile[] =>
  files.map(({ path, language }) => ({ path, language: language as LanguageId }));
