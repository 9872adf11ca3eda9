/** What a file's imports and exports bind names to. */
import type { LanguageId, SymbolKind } from "../../contract/vocabulary";
import type { ImportRecord } from "../../db/read/code-files";
import type { OccurrenceTable } from "../../format/occurrence-table";
import type { SymbolRecord } from "../../format/symbol-record";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { RULES } from "../languages/registry";
import { isFunction } from "./declaration";
import { innermostAround, scopedImports, type ScopedImport } from "./scoped-imports";

/** The file, as far as it matters here. */
interface BindingFile {
  readonly language: LanguageId;
  readonly uses: OccurrenceTable;
  readonly symbols: readonly SymbolRecord[];
  name(i: number): string;
  kind(ordinal: number): SymbolKind;
}

export class ImportBindings {
  /** what comes from other files */
  readonly imports: readonly ImportRecord[];
  private readonly exports: readonly ImportRecord[];
  private readonly byName = new Map<string, ImportRecord>();
  /** names of this file by the other names that it exports them under */
  private readonly renamed = new Map<string, string>();
  private scoped: ReadonlyMap<string, readonly ScopedImport[]> | undefined;
  /** by the ordinals of the functions that they stand in */
  private globs: ReadonlyMap<number, readonly ImportRecord[]> | undefined;
  private moduleAround: ((record: ImportRecord) => number) | undefined;

  /** @param records imports and exports */
  constructor(
    private readonly file: BindingFile,
    records: readonly ImportRecord[],
  ) {
    this.imports = records.filter(({ kind }) => kind !== "export");
    this.exports = records.filter(({ kind }) => kind === "export");
    for (const { name, imported } of this.exports)
      if (name !== null && imported !== null) this.renamed.set(name, imported);
    for (const found of this.imports)
      if (found.name !== null && !this.byName.has(found.name)) this.byName.set(found.name, found);
  }

  /** The import that binds this name. */
  named(name: string): ImportRecord | undefined {
    return this.byName.get(name);
  }

  /** All imports of this name: functions that extend different types may share it. */
  allNamed(name: string): readonly ImportRecord[] {
    const first = this.named(name);
    if (first === undefined || RULES[this.file.language].extensionReceiver !== "apart") return first ? [first] : [];
    return this.imports.filter((each) => each.name === name);
  }

  /**
   * The import that a module makes a name its own by.
   *
   * @param module ordinal of one that stands within the file, -1 for the file itself
   */
  ofModule(module: number, name: string): ImportRecord | undefined {
    const first = this.named(name);
    if (first === undefined || this.moduleOf(first) === module) return first;
    return this.imports.find((each) => each.name === name && this.moduleOf(each) === module);
  }

  /** All imports by which a module makes a name its own: a module and a function may share it. */
  allOfModule(module: number, name: string): readonly ImportRecord[] {
    const first = this.ofModule(module, name);
    if (first === undefined || !RULES[this.file.language].moduleImports) return first ? [first] : [];
    return this.imports.filter((each) => each.name === name && this.moduleOf(each) === module);
  }

  /** The ordinal of the module within the file that an import stands in; -1 for none. */
  moduleOf(record: ImportRecord): number {
    const { file } = this;
    if (!RULES[file.language].moduleImports) return -1;
    this.moduleAround ??= innermostAround(file.symbols.filter(({ ordinal }) => file.kind(ordinal) === "module"));
    return this.moduleAround(record);
  }

  /** The import that binds this name in a function or module around an occurrence; undefined for none. */
  around(i: number, name = this.file.name(i)): ImportRecord | undefined {
    const { language, uses, symbols } = this.file;
    if (!RULES[language].blockImports) return undefined;
    const scoped = this.inScopes().get(name);
    if (scoped === undefined) return undefined;
    for (let at = uses.enclosing[i]; at >= 0; at = symbols[at].container) {
      const found = scoped.find(({ within }) => within === at);
      if (found && !isInHead(symbols[at], uses.line[i], uses.column[i])) return found.record;
    }
    return undefined;
  }

  /** Imports of all that something has that stand in functions around an occurrence, innermost first. */
  globsAround(i: number): readonly ImportRecord[] {
    const { language, uses, symbols } = this.file;
    const { blockImports, moduleImports } = RULES[language];
    if (!blockImports || !moduleImports) return [];
    this.globs ??= this.globsInFunctions();
    const found: ImportRecord[] = [];
    if (this.globs.size === 0) return found;
    for (let at = uses.enclosing[i]; at >= 0; at = symbols[at].container) found.push(...(this.globs.get(at) ?? []));
    return found;
  }

  /** The import that binds what an occurrence in it names by another name: `use quay::Crane as Lift`. */
  renaming(i: number): ImportRecord | undefined {
    const name = this.file.name(i);
    const line = this.file.uses.line[i] + 1;
    // a list of imports may go on for lines
    const found = this.imports.findLast((each) => each.line <= line && each.specifier.endsWith(`::${name}`));
    return found?.name === name ? undefined : found;
  }

  /** The name here of what other files know by this one: `export { here as name }`. */
  exportedAs(name: string): string | undefined {
    return this.renamed.get(name);
  }

  /** Whether the file hands on a name of its own in a list: `export { here as name }`, `export default here`. */
  exportsOwn(here: string): boolean {
    return this.exports.some(({ imported }) => imported === here);
  }

  /** Whether a name stands for all that the file exports: `const here = exports`. */
  standsForExports(here: string): boolean {
    return this.exports.some(({ name, imported }) => name === here && imported === null);
  }

  /** The name here of what a part of the file, a module of its own, hands on by this one. */
  exportedFrom(part: (record: ImportRecord) => boolean, name: string): string | undefined {
    return this.exports.find((each) => each.name === name && part(each))?.imported ?? undefined;
  }

  private globsInFunctions(): ReadonlyMap<number, readonly ImportRecord[]> {
    const all = this.imports.filter(({ kind }) => kind === "import_wildcard");
    const isScope = (kind: SymbolKind) => isFunction(kind) || kind === "module";
    const scopes = all.length === 0 ? [] : this.file.symbols.filter((s) => isScope(this.file.kind(s.ordinal)));
    const innermost = innermostAround(scopes);
    const found = new Map<number, ImportRecord[]>();
    for (const record of all) {
      const within = innermost(record);
      if (within >= 0 && isFunction(this.file.kind(within))) found.set(within, [...(found.get(within) ?? []), record]);
    }
    return found;
  }

  private inScopes(): ReadonlyMap<string, readonly ScopedImport[]> {
    if (this.scoped) return this.scoped;
    const { file } = this;
    const { moduleImports } = RULES[file.language];
    const isBinding = (kind: SymbolKind) => isFunction(kind) || (moduleImports && kind === "module");
    const named = this.imports.filter(({ name }) => name !== null);
    const scopes = named.length === 0 ? [] : file.symbols.filter((s) => isBinding(file.kind(s.ordinal)));
    return (this.scoped = scopedImports(named, scopes));
  }
}

/** Whether a place stands in front of a function's body, which does not see what is imported there. */
function isInHead({ ranges }: SymbolRecord, line: number, column: number): boolean {
  const { signatureEndLine, signatureEndColumn, endLine, endColumn } = decodeSymbolRanges(ranges);
  if (signatureEndLine === endLine && signatureEndColumn === endColumn) return false;
  return line < signatureEndLine || (line === signatureEndLine && column < signatureEndColumn);
}
