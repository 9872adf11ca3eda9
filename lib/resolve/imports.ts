/** What the imports of a file bring: symbols, modules, or something outside of the index. */
import type { ImportRecord } from "../db/code-files";
import { splitQualified } from "../db/symbol-key";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isType, scopeOf, type Declaration } from "./declaration";
import { NAME_RULES } from "./name-rules";

/** What an imported name stands for. */
export type Imported =
  | { sort: "symbols"; declarations: Declaration[] }
  | { sort: "module"; files: number[]; specifier: string }
  | { sort: "outside"; specifier: string };

const MAX_REEXPORTS = 6;
const FILE_MODULES = new Set(["typescript", "tsx", "javascript", "python"]);

export class Imports {
  constructor(private readonly code: CodeIndex) {}

  /** What a name that an import binds means in this file; null when no import binds it. */
  async named(file: CodeFile, name: string): Promise<Imported | null> {
    const found = file.importOf(name);
    return found ? this.target(file, found) : null;
  }

  async target(file: CodeFile, found: ImportRecord): Promise<Imported> {
    if (FILE_MODULES.has(file.language)) return this.ofFileModule(file, found);
    if (file.language === "go") return this.ofFolder(file, found);
    const declarations = await this.bySpecifier(file, found.specifier);
    return declarations.length > 0
      ? { sort: "symbols", declarations }
      : { sort: "outside", specifier: found.specifier };
  }

  /** A top-level name of a module (file), through what it re-exports. */
  async inModule(fileIds: readonly number[], name: string, depth = 0): Promise<Declaration[]> {
    const here = new Set(fileIds);
    const own = (await this.code.declarations(name)).filter((d) => here.has(d.fileId) && d.owners.length === 0);
    if (own.length > 0 || depth > MAX_REEXPORTS) return own;
    for (const id of fileIds) {
      const module = await this.code.file(id);
      if (!module) continue;
      const found = await this.reexported(module, name, depth);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async reexported(module: CodeFile, name: string, depth: number): Promise<Declaration[]> {
    const named = module.importOf(name);
    if (named && named.targetFile !== null) {
      const found = await this.inModule([named.targetFile], named.imported ?? name, depth + 1);
      if (found.length > 0) return found;
    }
    for (const wildcard of module.imports) {
      const passesOn =
        wildcard.kind === "import_wildcard" || (wildcard.kind === "export_from" && wildcard.name === null);
      if (!passesOn || wildcard.targetFile === null || wildcard.targetFile === module.id) continue;
      const found = await this.inModule([wildcard.targetFile], name, depth + 1);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async ofFileModule(file: CodeFile, found: ImportRecord): Promise<Imported> {
    if (found.targetFile === null) {
      // `from package import module`: the module is the file
      return { sort: "outside", specifier: found.specifier };
    }
    const { imported, targetFile, specifier } = found;
    if (imported === null || imported === "*") {
      if (found.kind === "import" && file.language !== "python") {
        const defaults = await this.defaultExport(targetFile, found.name);
        if (defaults.length > 0) return { sort: "symbols", declarations: defaults };
      }
      return { sort: "module", files: [targetFile], specifier };
    }
    if (imported === "default") {
      const defaults = await this.defaultExport(targetFile, found.name);
      return defaults.length > 0
        ? { sort: "symbols", declarations: defaults }
        : { sort: "module", files: [targetFile], specifier };
    }
    const declarations = await this.inModule([targetFile], imported);
    if (declarations.length > 0) return { sort: "symbols", declarations };
    return { sort: "module", files: [targetFile], specifier };
  }

  /** The default export bears, as a rule, the name that it is imported by or the file's. */
  private async defaultExport(fileId: number, name: string | null): Promise<Declaration[]> {
    const module = await this.code.file(fileId);
    if (!module) return [];
    const exported = module.symbols.filter((s) => s.container < 0);
    const wanted = exported.find((s) => s.name === name) ?? exported.find((s) => module.path.includes(`${s.name}.`));
    return wanted ? this.inModule([fileId], wanted.name) : [];
  }

  /** A Go package is a folder: the one whose path ends the import path; the repository's own root bears its name. */
  private async ofFolder(file: CodeFile, { specifier }: ImportRecord): Promise<Imported> {
    const folders = await this.code.folders(file.repositoryId, file.language);
    const path = specifier.replace(/\/v\d+$/, "");
    const isOwn = (folder: string) =>
      folder === "" ? path.split("/").pop() === file.record.repo : path === folder || path.endsWith(`/${folder}`);
    const candidates = [...folders.keys()].filter(isOwn).sort((a, b) => b.length - a.length);
    const isStandard = !path.split("/")[0].includes(".") && candidates[0] !== path;
    if (candidates.length === 0 || isStandard) return { sort: "outside", specifier };
    return { sort: "module", files: [folders.get(candidates[0]) as number], specifier };
  }

  /** Declarations whose qualified name ends with (Rust, C++) or is (Java, C#, PHP) the specifier. */
  private async bySpecifier(file: CodeFile, specifier: string): Promise<Declaration[]> {
    const parts = splitQualified(specifier).filter((p) => !["crate", "self", "super", ""].includes(p));
    const name = parts.pop();
    if (name === undefined) return [];
    const { family } = NAME_RULES[file.language];
    const wanted = parts.map((p) => `${p}.`).join("");
    return (await this.code.declarations(name)).filter((d) => {
      if (!family.has(d.language)) return false;
      const holder = d.holder.replaceAll("/", ".");
      return (
        holder === wanted ||
        holder.endsWith(`.${wanted}`) ||
        (file.language === "rust" && wanted !== "" && holder.endsWith(wanted))
      );
    });
  }

  /** Types first: an import of a name that is both a type and a function means the type in most languages. */
  static typesFirst(declarations: readonly Declaration[]): Declaration[] {
    return [...declarations].sort(
      (a, b) => Number(isType(b.kind)) - Number(isType(a.kind)) || scopeOf(a).length - scopeOf(b).length,
    );
  }
}
