/** One program for the whole repository, kept and brought up to date while somebody edits. */
import ts from "typescript";
import { CompilerHost, lookup } from "./compiler-host";
import { JsxTypes } from "./jsx-types";
import { ModuleResolution } from "./module-resolution";
import { tooDeep } from "./nesting";
import { lenientOptions } from "./options";
import { nodeTypes } from "./platform-types";
import { declaredValues, separateClashes } from "./source-kinds";
import type { Sources } from "./sources";

const SUPPORTED = /\.(?:[cm]?[jt]s|[jt]sx)$/;

export class RepositoryProgram {
  private readonly host: CompilerHost;
  private readonly options: ts.CompilerOptions;
  /** Files that the compiler cannot get through. */
  private readonly leftOut = new Set<string>();
  private current: ts.Program;
  /** declarations of globals that the repository has not installed */
  private readonly platform: readonly string[];

  /** @param means what JavaScript means by importing code that has declarations beside it */
  constructor(
    private readonly sources: Sources,
    private readonly means: "code" | "declarations" = "code",
  ) {
    const listed = lookup(sources, false);
    const { root } = sources;
    const hasTypes = listed.directoryExists?.(`${root}/node_modules/@types`) === true;
    const hasNode = listed.directoryExists?.(`${root}/node_modules/@types/node`) === true;
    this.platform = hasNode ? [] : nodeTypes();
    this.options = lenientOptions(root, hasTypes);
    this.host = new CompilerHost(sources, listed);
    this.renewResolution();
    this.current = this.made();
  }

  get program(): ts.Program {
    return this.current;
  }

  get checker(): ts.TypeChecker {
    return this.program.getTypeChecker();
  }

  /** JavaScript imports code that has declarations beside it: those may tell more of it. */
  get hasPairs(): boolean {
    return this.host.resolution.hasPairs;
  }

  /** Who imports what, by absolute paths. */
  get imports(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.host.imports;
  }

  /**
   * Makes the program anew from what the sources are now.
   * @param isResolvedAnew files were added or removed, or settings changed
   */
  renew(isResolvedAnew: boolean): void {
    this.leftOut.clear();
    if (isResolvedAnew) this.renewResolution();
    this.host.drop();
    this.host.hasInvalidatedResolutions = () => isResolvedAnew;
    this.current = this.made(this.current);
    this.host.hasInvalidatedResolutions = () => false;
  }

  private renewResolution(): void {
    const { sources, options, means } = this;
    const [listed, all] = [lookup(sources, false), lookup(sources, true)];
    this.host.resolution = new ModuleResolution(sources, options, listed, all, means);
    this.host.jsx = new JsxTypes(sources, listed);
    this.host.imports.clear();
  }

  private made(old?: ts.Program): ts.Program {
    const own = [...this.sources.files()].filter((name) => SUPPORTED.test(name) && !this.leftOut.has(name));
    const rootNames = [...own, ...this.platform];
    const program = ts.createProgram({ rootNames, options: this.options, host: this.host, oldProgram: old });
    const files = program.getSourceFiles();
    const library = files.filter((file) => program.isSourceFileDefaultLibrary(file));
    separateClashes(files, declaredValues(library));
    try {
      program.getTypeChecker();
      return program;
    } catch (error) {
      // The binder calls itself for each level of nesting, all files at once: one that is too deep would take the
      // others with it.
      const deep = files.filter((file) => !this.leftOut.has(file.fileName) && tooDeep(file));
      if (deep.length === 0) throw error;
      for (const file of deep) this.leftOut.add(file.fileName);
      for (const file of deep) this.host.empty(file.fileName);
      return this.made();
    }
  }
}
