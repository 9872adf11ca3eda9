/** The compiler at work on one repository. */
import type ts from "typescript";
import type { EngineFile, PreciseDocument, PreciseSession } from "../port";
import { affectedFiles } from "./affected-files";
import { Meanings } from "./meaning";
import { RepositoryProgram } from "./program";
import { slashes, Sources } from "./sources";
import { walk } from "./walk";

/** Files that say where modules lie. */
const SETTINGS = /(?:^|\/)(?:[tj]sconfig[^/]*\.json|package\.json|node_modules\/.*)$/;

export class TypeScriptSession implements PreciseSession {
  private readonly sources: Sources;
  private readonly repository: RepositoryProgram;
  private meanings: Meanings | undefined;
  /** the program that documents told of last; null when none were asked for */
  private told: ts.Program | null = null;

  constructor(root: string, files: readonly EngineFile[]) {
    this.sources = new Sources(slashes(root).replace(/\/$/, ""));
    this.sources.list(files.map(({ path }) => path));
    this.repository = new RepositoryProgram(this.sources);
  }

  *documents(paths: readonly string[]): Iterable<PreciseDocument> {
    this.told = this.repository.program;
    for (const path of paths) {
      const file = this.told.getSourceFile(this.sources.absolute(path));
      const contentHash = this.contentHash(path);
      if (file && contentHash) yield walk(this.meaningsNow(), file, path, contentHash);
    }
  }

  contentHash(path: string): Uint8Array | null {
    return this.sources.hashOf(path);
  }

  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] {
    const before = this.told;
    const importsBefore = new Map(this.repository.imports);
    const listed = new Set([...this.sources.files()]);
    this.sources.list(files.map(({ path }) => path));
    this.sources.forget(changed);
    const isSame = files.length === listed.size && files.every(({ path }) => listed.has(this.sources.absolute(path)));
    this.repository.renew(!isSame || changed.some((path) => SETTINGS.test(path)));
    this.meanings = undefined;
    const programs = { before, after: this.repository.program };
    const imports = [importsBefore, this.repository.imports];
    const affected = affectedFiles(
      programs,
      imports,
      changed.map((path) => this.sources.absolute(path)),
    );
    return affected.flatMap((file) => this.sources.pathOf(file) ?? []);
  }

  private meaningsNow(): Meanings {
    const { program, checker } = this.repository;
    return (this.meanings ??= new Meanings(checker, program, this.sources));
  }
}
