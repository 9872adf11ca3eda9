/** The compiler at work on one repository. */
import type ts from "typescript";
import type { DeclaredPlace, EngineFile, Place, PreciseDocument, PreciseOccurrence, PreciseSession } from "../port";
import { affectedFiles } from "./affected-files";
import { Meanings } from "./meanings";
import { RepositoryProgram } from "./repository-program";
import { isJavaScript } from "./source-kinds";
import { slashes, Sources } from "./sources";
import { walk } from "./walk";

/** Files that say where modules lie. */
const SETTINGS = /(?:^|\/)(?:[tj]sconfig[^/]*\.json|package\.json|node_modules\/.*)$/;

export class TypeScriptSession implements PreciseSession {
  private readonly sources: Sources;
  private readonly repository: RepositoryProgram;
  private meanings: Meanings | undefined;
  /** the repository as its hand-written declarations show it; made when JavaScript has any */
  private declared: RepositoryProgram | undefined;
  private declaredMeanings: Meanings | undefined;
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
      if (!file || !contentHash) continue;
      const document = walk(this.meaningsNow(), file, path, contentHash);
      yield isJavaScript(path) ? this.withDeclarations(document) : document;
    }
  }

  /**
   * What hand-written declarations beside the code know where the code alone says nothing: `(request, reply) => …`.
   */
  private withDeclarations(document: PreciseDocument): PreciseDocument {
    if (!this.repository.hasPairs) return document;
    this.declared ??= new RepositoryProgram(this.sources, "declarations");
    const file = this.declared.program.getSourceFile(this.sources.absolute(document.path));
    if (!file) return document;
    this.declaredMeanings ??= meaningsOf(this.declared, this.sources);
    return withMore(document, walk(this.declaredMeanings, file, document.path, document.contentHash));
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
    this.declared = this.declaredMeanings = undefined;
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
    return (this.meanings ??= meaningsOf(this.repository, this.sources));
  }
}

const meaningsOf = ({ checker, program }: RepositoryProgram, sources: Sources): Meanings =>
  new Meanings(checker, program, sources);

/**
 * Occurrences of the first, then those of the second at places that the first is silent of. Where both say something,
 * the code comes before what declares it.
 */
function withMore(document: PreciseDocument, more: PreciseDocument): PreciseDocument {
  const declared = new Map(more.occurrences.map((occurrence) => [placeKey(occurrence), occurrence]));
  const known = new Set([...document.occurrences, ...(document.members ?? [])].map(placeKey));
  const added = more.occurrences.filter((occurrence) => !known.has(placeKey(occurrence)));
  const occurrences = document.occurrences.map((one) => withDeclared(one, declared.get(placeKey(one))));
  occurrences.push(...added);
  return { ...document, occurrences: occurrences.sort((a, b) => a.line - b.line || a.column - b.column) };
}

function withDeclared(code: PreciseOccurrence, declared: PreciseOccurrence | undefined): PreciseOccurrence {
  if (!declared || code.targets.length === 0) return code;
  const known = new Set(code.targets.map((target) => `${target.path}:${placeKey(target)}`));
  const isNew = (target: DeclaredPlace): boolean =>
    IS_DECLARATION.test(target.path) && !known.has(`${target.path}:${placeKey(target)}`);
  const added = declared.targets.filter(isNew);
  return added.length === 0 ? code : { ...code, targets: [...code.targets, ...added] };
}

const IS_DECLARATION = /\.d\.[cm]?ts$/;

const placeKey = ({ line, column }: Place): string => `${line}:${column}`;
