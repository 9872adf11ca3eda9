/** What the imports of a file bring: symbols, modules, or something outside of the index. */
import type { ImportRecord } from "../../db/read/code-files";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { fileOf } from "../facts/declared-name";
import { hasModifier, isType, scopeOf, type Declaration } from "../facts/declaration";
import { autoloaded } from "./autoloaded";
import { broughtByName } from "./brought-by-name";
import { includedName } from "./included";
import { nameOfPackage } from "./of-package";
import { PackageClauses } from "./package-clauses";
import { handedOn } from "./passed-on";
import { MAX_REEXPORTS, notFound, type Imported, type ModuleNames } from "./imported";
import { HOOKS } from "../languages/hooks";
import { PerLanguage } from "../languages/per-language";
import { besideModule, sharedByImports } from "./shared-names";
import { withoutStandIns } from "./stand-ins";
import { RULES } from "../languages/registry";

export class Imports implements ModuleNames {
  private readonly paths = new PerLanguage(({ modulePaths }) => modulePaths?.(this.code));
  private readonly modules = new PerLanguage(({ announcedModules }) => announcedModules?.(this.code, this));
  private readonly clauses: PackageClauses;
  private readonly names: { code: CodeIndex; imports: ModuleNames };

  constructor(private readonly code: CodeIndex) {
    this.clauses = new PackageClauses(code);
    this.names = { code, imports: this };
  }

  /** What a name that an import binds means in this file; null when no import binds it. */
  async named(file: CodeFile, name: string): Promise<Imported | null> {
    const found =
      file.bindings.named(name) ??
      (RULES[file.language].packageClauses ? await this.clauses.imported(file, name) : undefined);
    const [first, ...others] = found ? file.bindings.allNamed(name) : [];
    if (!found || first === undefined || others.length === 0) return found ? this.target(file, found) : null;
    return this.ofAll(file, [first, ...others]);
  }

  /** What several imports of one name bring together; the first of them alone where one leads outside. */
  private async ofAll(file: CodeFile, records: readonly ImportRecord[]): Promise<Imported> {
    const all = await Promise.all(records.map((record) => this.target(file, record)));
    const declarations = all.flatMap((each) => (each.sort === "symbols" ? each.declarations : []));
    const areSymbols = all.every((each) => each.sort === "symbols");
    return areSymbols ? { ...all[0], sort: "symbols", declarations: [...new Set(declarations)] } : all[0];
  }

  async target(file: CodeFile, found: ImportRecord, depth = 0): Promise<Imported> {
    const { imports } = RULES[file.language];
    if (imports === "file") return this.ofFileModule(file, found, depth);
    if (imports === "folder") return this.ofFolder(file, found);
    if (imports === "autoload") return autoloaded(this.code, found);
    const inCrate = imports === "module path" ? await this.ofPath(file, found, depth) : null;
    if (inCrate) return inCrate;
    const declarations = await broughtByName(this.code, file, found);
    if (declarations.length > 0) return { sort: "symbols", declarations };
    // What a module here does not declare, as what a macro makes, is not outside for that.
    const place = imports === "module path" ? await this.paths.of(file.language)?.walk(file, found, []) : null;
    return place
      ? { sort: "module", files: [place.fileId], specifier: found.specifier }
      : { sort: "outside", specifier: found.specifier };
  }

  /** A top-level name of a module (file), through what it re-exports; null when it has none. */
  async inModule(fileId: number, name: string, depth = 0): Promise<Imported | null> {
    const top = (await this.code.named(name)).where(fileOf, fileId).filter((d) => d.owners.length === 0);
    const own = await withoutStandIns(this.code, top);
    const behind = await handedOn(this.names, own, depth);
    if (behind?.sort === "symbols") return behind;
    if (own.length > 0)
      return { sort: "symbols", declarations: [...own, ...(await besideModule(this.names, own, depth))] };
    const module = depth > MAX_REEXPORTS ? null : await this.code.file(fileId);
    if (!module) return null;
    const here = module.bindings.exportedAs(name);
    if (here !== undefined) return this.inModule(fileId, here, depth + 1);
    const defaults = name === "default" ? await this.markedDefault(module) : [];
    if (defaults.length > 0) return { sort: "symbols", declarations: defaults };
    const passedOn = await this.reexported(module, -1, name, depth);
    const held = passedOn ? null : ((await HOOKS[module.language].moduleHeld?.(this.code, module, name)) ?? null);
    return held === null ? passedOn : { sort: "module", files: [held], specifier: name };
  }

  /** @param within ordinal of the module within the file that is asked, -1 for the file itself */
  private async reexported(module: CodeFile, within: number, name: string, depth: number): Promise<Imported | null> {
    const named = module.bindings.ofModule(within, name);
    const paths = this.paths.of(module.language);
    const shared = named && paths && (await sharedByImports({ ...this.names, paths }, module, within, name, depth));
    if (shared) return shared;
    if (named) return this.target(module, named, depth + 1);
    const included = await includedName(this.names, module, within, name, depth);
    if (included || name === "default") return included;
    for (const wildcard of module.imports) {
      if (module.bindings.moduleOf(wildcard) !== within) continue;
      const passesOn =
        wildcard.kind === "import_wildcard" || (wildcard.kind === "export_from" && wildcard.name === null);
      if (!passesOn) continue;
      const found = await this.passedOn(module, wildcard, name, depth + 1);
      if (found !== null && found.sort !== "outside") return found;
    }
    return null;
  }

  private passedOn(module: CodeFile, wildcard: ImportRecord, name: string, depth: number): Promise<Imported | null> {
    if (RULES[module.language].imports === "module path") return this.byGlob(module, wildcard, name, depth);
    const { targetFile } = wildcard;
    const isElsewhere = targetFile !== null && targetFile !== module.id;
    return isElsewhere ? this.inModule(targetFile, name, depth) : Promise.resolve(null);
  }

  private async ofFileModule(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported> {
    const { imported, targetFile, specifier, kind } = found;
    const { submodules } = RULES[file.language];
    if (targetFile === null) {
      return (await this.announced(file, found, depth)) ?? notFound(specifier);
    }
    const bound = (await HOOKS[file.language].packageBound?.(this.code, found)) ?? null;
    if (bound !== null) return { sort: "module", files: [bound], specifier };
    const whole: Imported = { sort: "module", files: [targetFile], specifier };
    if (kind === "require" && (imported === null || imported === "default")) {
      const given = await this.inModule(targetFile, "default", depth + 1);
      if (given) return given;
    }
    if (imported === null || imported === "*") {
      const isDefault = kind === "require" || (kind === "import" && !submodules && found.name !== specifier);
      return (isDefault ? await this.namedLike(targetFile, found.name) : null) ?? whole;
    }
    const taken = (await HOOKS[file.language].moduleTaken?.(this.code, file, found)) ?? null;
    if (taken) return (taken.home === null ? null : await this.inModule(taken.home, imported, depth + 1)) ?? whole;
    const symbols =
      (await this.inModule(targetFile, imported, depth)) ??
      (kind === "require"
        ? await HOOKS[file.language].ofExportedValue?.(this.names, targetFile, imported, depth)
        : null) ??
      (await this.modules.of(file.language)?.announced(file, found, depth)) ??
      null;
    return symbols ?? (imported === "default" ? await this.namedLike(targetFile, found.name) : null) ?? whole;
  }

  private async announced(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null> {
    const modules = this.modules.of(file.language);
    return modules ? ((await modules.ofPath(file, found, depth)) ?? modules.announced(file, found, depth)) : null;
  }

  /** What a namespace has under a name, be it by an import of its own; null for nothing. */
  async inNamespace(scopes: readonly Declaration[], name: string): Promise<Imported | null> {
    const [scope] = scopes;
    if (scope && RULES[scope.language].moduleImports) return this.inType(scopes, name, 0);
    return (scope && (await this.modules.of(scope.language)?.held(scopes, name, 0))) ?? null;
  }

  /** `export default function f`, `export default class A`. */
  private async markedDefault(module: CodeFile): Promise<Declaration[]> {
    const marked = module.symbols.find((s) => s.container < 0 && hasModifier(s, "default"));
    if (!marked) return [];
    return (await this.code.named(marked.name)).where(fileOf, module.id).filter((d) => d.owners.length === 0);
  }

  /**
   * Where a module says nothing of it, what it stands for bears, as a rule, the name that it is imported by or the
   * file's.
   */
  private async namedLike(fileId: number, name: string | null): Promise<Imported | null> {
    const module = await this.code.file(fileId);
    const top = module?.symbols.filter((s) => s.container < 0 && !module.bindings.standsForExports(s.name)) ?? [];
    const wanted = top.find((s) => s.name === name) ?? top.find((s) => module?.path.includes(`${s.name}.`));
    return wanted ? this.inModule(fileId, wanted.name) : null;
  }

  /** What a wildcard import brings under a name; null for nothing. */
  async throughWildcard(file: CodeFile, found: ImportRecord, name: string): Promise<Imported | null> {
    if (RULES[file.language].imports === "module path") return this.byGlob(file, found, name, 0);
    if (RULES[file.language].imports === "folder")
      return nameOfPackage(this.code, await this.ofFolder(file, found), name);
    return found.targetFile === null ? null : this.inModule(found.targetFile, name);
  }

  /** `use Signal::*` brings the variants of the enum, and none of its methods. */
  private async byGlob(file: CodeFile, glob: ImportRecord, name: string, depth: number): Promise<Imported | null> {
    const found = await this.alongPath(file, glob, [name], depth);
    if (found?.sort !== "symbols") return found;
    const declarations = found.declarations.filter(
      (d) =>
        d.kind === "enum_member" || (d.source.symbol.qualifier === null && !(d.holderKind && isType(d.holderKind))),
    );
    return declarations.length > 0 ? { ...found, declarations } : null;
  }

  private async ofPath(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null> {
    return found.kind === "import" ? this.alongPath(file, found, [], depth) : null;
  }

  /**
   * A path from module to module; null where it leads out of the crates that are known, or names what a macro makes.
   */
  private async alongPath(
    file: CodeFile,
    record: ImportRecord,
    more: readonly string[],
    depth: number,
  ): Promise<Imported | null> {
    const { specifier } = record;
    if (depth > MAX_REEXPORTS) return null;
    const place = await this.paths.of(file.language)?.walk(file, record, more);
    const shared = place?.rest.length === 0 ? await this.sharedName(file, record, more, depth) : null;
    if (shared) return shared;
    // `use Kind::*`: the path begins with a name of the file itself
    const words = [...specifier.split("::"), ...more];
    let found: Imported | null = place
      ? { sort: "module", files: [place.fileId], specifier }
      : words.length > 1 && record.targetFile === null && words[0] !== record.name
        ? await this.inModule(file.id, words[0], depth + 1)
        : null;
    for (const name of place?.rest ?? words.slice(1)) {
      if (found?.sort === "module") found = await this.inModule(found.files[0], name, depth + 1);
      else if (found?.sort === "symbols") found = await this.inType(found.declarations, name, depth);
    }
    return found;
  }

  /** A path that leads to the file of a module: what else bears its name, with it; null for nothing. */
  private async sharedName(
    file: CodeFile,
    record: ImportRecord,
    more: readonly string[],
    depth: number,
  ): Promise<Imported | null> {
    const words = [...record.specifier.split("::"), ...more];
    const name = words.pop();
    if (name === undefined || words.length === 0) return null;
    const above = await this.paths.of(file.language)?.walk(file, { ...record, specifier: words.join("::") }, []);
    const found = above?.rest.length === 0 ? await this.inModule(above.fileId, name, depth + 1) : null;
    return found?.sort === "symbols" && found.declarations.some(({ kind }) => kind !== "module") ? found : null;
  }

  /** `Error::Missing`: a member of a type, or of a module inside of a file. */
  private async inType(types: readonly Declaration[], name: string, depth: number): Promise<Imported | null> {
    const scopes = new Set(types.map(scopeOf));
    const declarations = (await this.code.declarations(name)).filter((d) => scopes.has(d.holder));
    if (declarations.length > 0) return { sort: "symbols", declarations };
    const paths = types.length > 0 && depth < MAX_REEXPORTS ? this.paths.of(types[0].language) : undefined;
    const announced = (await paths?.announced(types)) ?? null;
    if (announced !== null) return this.inModule(announced, name, depth + 1);
    const [module] = types.filter(({ kind, role }) => kind === "module" && role === "definition");
    const home = module && depth < MAX_REEXPORTS ? await this.code.file(module.fileId) : null;
    return home ? this.reexported(home, module.ordinal, name, depth + 1) : null;
  }

  private async ofFolder(file: CodeFile, { specifier, targetFile }: ImportRecord): Promise<Imported> {
    const found = targetFile ?? (await HOOKS[file.language].packageAt?.(this.code, file, specifier)) ?? null;
    return found === null ? { sort: "outside", specifier } : { sort: "module", files: [found], specifier };
  }
}
