/**
 * Modules of TypeScript that are no files: what `declare module "crane"` or `declare module "*.css"` announces, and
 * what a namespace takes in by `import Crane = cranes.Crane`. Only the modules of the importing repository count.
 */
import type { ImportRecord } from "../../../db/read/code-files";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isScope, scopeOf, type Declaration } from "../../facts/declaration";
import { MAX_REEXPORTS, type Imported, type ModuleNames } from "../../visibility/imported";
import type { AnnouncedModules } from "../rules/import-hooks";
import { script } from "./rules";

/** Places in a specifier that the rest of a pattern may begin at: `*.css`, `*?raw`, `*!text`. */
const PATTERN_STARTS = /[.?!]/g;

export class ScriptModules implements AnnouncedModules {
  constructor(
    private readonly code: CodeIndex,
    private readonly imports: ModuleNames,
  ) {}

  /** What an import brings from a module that is announced; null where none is, or has no such name. */
  async announced(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null> {
    if (depth > MAX_REEXPORTS) return null;
    const modules = await this.modulesNamed(file, found.specifier);
    if (modules.length === 0) return null;
    if (found.imported === null || found.imported === "*") return { sort: "symbols", declarations: modules };
    return this.held(modules, found.imported, depth + 1);
  }

  /** `import Crane = cranes.Crane`: what the path of names means; null for any other import. */
  async ofPath(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null> {
    const [first, ...rest] = found.specifier.split(".");
    const isPath =
      found.kind === "import" && found.imported === null && rest.length > 0 && file.language !== "javascript";
    if (!isPath || first === "" || first === found.name || depth > MAX_REEXPORTS) return null;
    let at = await this.imports.inModule(file.id, first, depth + 1);
    for (const name of rest) {
      if (at?.sort === "module") at = await this.imports.inModule(at.files[0], name, depth + 1);
      else if (at?.sort === "symbols") at = await this.held(at.declarations, name, depth + 1);
    }
    return at;
  }

  /**
   * What a namespace or an announced module has under a name: a declaration, or what it takes in or passes on by that
   * name.
   */
  async held(scopes: readonly Declaration[], name: string, depth: number): Promise<Imported | null> {
    const holders = new Set(scopes.map(scopeOf));
    const own = (await this.code.named(name)).all.filter((d) => holders.has(d.holder));
    if (own.length > 0) return { sort: "symbols", declarations: own };
    if (depth > MAX_REEXPORTS) return null;
    for (const scope of scopes) {
      const home = isScope(scope.kind) ? await this.code.file(scope.fileId) : null;
      const found = home && (await this.passedOn(home, scope, name, depth));
      if (found) return found;
    }
    return name === "default" ? this.markedDefault(scopes) : this.ofDefault(scopes, name, depth);
  }

  private async passedOn(home: CodeFile, scope: Declaration, name: string, depth: number): Promise<Imported | null> {
    const { startLine, endLine } = decodeSymbolRanges(scope.source.symbol.ranges);
    const within = ({ line }: ImportRecord) => line > startLine && line <= endLine + 1;
    const renamed = home.bindings.exportedFrom(within, name);
    if (renamed !== undefined && renamed !== name) return this.held([scope], renamed, depth + 1);
    const inside = home.imports.filter(within);
    const named = inside.find((each) => each.name === name);
    if (named) return this.imports.target(home, named, depth + 1);
    for (const each of inside) {
      if (each.kind !== "export_from" || each.name !== null || name === "default") continue;
      const found = await this.imports.target(home, { ...each, imported: name }, depth + 1);
      if (found.sort === "symbols") return found;
    }
    return null;
  }

  /** `export default class A` in the module. */
  private async markedDefault(scopes: readonly Declaration[]): Promise<Imported | null> {
    for (const { fileId, ordinal } of scopes) {
      const home = await this.code.file(fileId);
      const marked = home?.symbols.find((s) => s.container === ordinal && hasModifier(s, "default"));
      if (marked) return this.held(scopes, marked.name, MAX_REEXPORTS);
    }
    return null;
  }

  /** `export = cranes` in the module: its names are those of `cranes`. */
  private async ofDefault(scopes: readonly Declaration[], name: string, depth: number): Promise<Imported | null> {
    const modules = scopes.filter(({ kind }) => kind === "module");
    const given = modules.length > 0 ? await this.held(modules, "default", depth + 1) : null;
    const holders = given?.sort === "symbols" ? given.declarations.filter(({ kind }) => isScope(kind)) : [];
    return holders.length > 0 ? this.held(holders, name, depth + 1) : null;
  }

  /**
   * The announced modules that a specifier means: those of just this name, else those of the pattern that says most of
   * it.
   */
  private async modulesNamed({ repositoryId }: CodeFile, specifier: string): Promise<Declaration[]> {
    const isRelative = specifier.startsWith(".");
    const last = specifier.slice(specifier.lastIndexOf("/") + 1);
    const patterns = [...last.matchAll(PATTERN_STARTS)].map(({ index }) => `*${last.slice(index)}`);
    for (const name of isRelative ? patterns : [specifier, ...patterns]) {
      const modules = (await this.code.named(name)).all.filter(
        (d) => d.kind === "module" && script.family.has(d.language) && d.repositoryId === repositoryId,
      );
      if (modules.length > 0) return modules;
    }
    return [];
  }
}
