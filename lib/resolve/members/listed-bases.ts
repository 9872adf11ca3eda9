/**
 * What a type's list of bases names, where several types bear the name: read from the file of the type as its language
 * sees names there, by what the text around declares, by imports and by the package. What that does not say is left to
 * the link that indexing made.
 */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isScope, isType, scopeOf, type Declaration } from "../facts/declaration";
import { fileOf, holderOf, ownScopeOf } from "../facts/declared-name";
import type { Imports } from "../visibility/imports";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

/** What an alias stands for; null when that stands outside, or is not known. */
type Aliased = (alias: Declaration) => Promise<readonly Declaration[] | null>;

export class ListedBases {
  constructor(
    private readonly code: CodeIndex,
    private readonly imports: Imports,
    private readonly aliased: Aliased,
  ) {}

  /**
   * Declarations of the type that is named, null for one outside of the index, undefined where the file does not say
   * it.
   * @param names the base as it is written, by its parts
   * @param isInside whether it is named in the body of the type
   */
  async find(
    type: Declaration,
    names: readonly string[],
    isInside: boolean,
  ): Promise<Declaration[] | null | undefined> {
    const { baseLookup } = RULES[type.language];
    if (baseLookup === "scopes") return this.inScopes(type, names, await this.scopesAround(type, isInside));
    const file = baseLookup === null ? null : await this.code.file(type.fileId);
    if (!file) return undefined;
    if (baseLookup === "namespaces") return this.inNamespaces(file, type, names);
    if (baseLookup === "qualifiers") return this.unlessOutside(file, names);
    return baseLookup === "modules" ? this.inFileModules(file, names) : this.inPackages(file, type, names);
  }

  /** Scopes that the text opens around a place, innermost first: `class A::B` opens its own, and not that of `A`. */
  private async scopesAround(type: Declaration, isInside: boolean): Promise<string[]> {
    const file = await this.code.file(type.fileId);
    const scopes = isInside ? [scopeOf(type)] : [];
    for (let at = type.ordinal; file && at >= 0;) {
      at = file.symbols[at].container;
      scopes.push(at < 0 ? "" : file.scope(at));
    }
    return scopes;
  }

  /** What the scopes around a place hold, in whatever file, the innermost that has the first name of the path. */
  private async inScopes(
    type: Declaration,
    names: readonly string[],
    around: readonly string[],
  ): Promise<Declaration[] | undefined> {
    const path = names.slice(0, -1).map((name) => `${name}.`);
    const isOther = (d: Declaration) =>
      d.repositoryId === type.repositoryId && d.keyHash !== type.keyHash && (isType(d.kind) || isScope(d.kind));
    const ends = [names[0], names[names.length - 1]];
    const [heads, named] = await Promise.all(ends.map((name) => this.code.named(name)));
    const scope = around.find((each) => heads.where(holderOf, each).some(isOther));
    const found = scope === undefined ? [] : named.where(holderOf, scope + path.join("")).filter(isOther);
    return found.length > 0 ? found : undefined;
  }

  /** Null for what an import brings from outside; everything else is left to the link. */
  private async unlessOutside(file: CodeFile, names: readonly string[]): Promise<null | undefined> {
    const imported = names.length > 1 ? await this.imports.named(file, names[0]) : null;
    return imported?.sort === "outside" ? null : undefined;
  }

  /**
   * What stands around the type, its file's own, or what the file imports; a namespace of the name elsewhere is
   * another one.
   */
  private async inNamespaces(
    file: CodeFile,
    type: Declaration,
    [first, ...rest]: readonly string[],
  ): Promise<Declaration[] | null | undefined> {
    let found = await this.declaredAround(file, type, first);
    if (found.length === 0) {
      const imported = await this.imports.named(file, first);
      if (imported?.sort === "outside") return null;
      if (imported?.sort === "module" && rest.length > 0) return this.inModules(type, imported.files[0], rest);
      if (imported?.sort === "symbols") found = imported.declarations;
    }
    return this.within(type, found, rest);
  }

  private async inModules(
    type: Declaration,
    module: number,
    [name, ...rest]: readonly string[],
  ): Promise<Declaration[] | null | undefined> {
    const found = await this.imports.inModule(module, name);
    if (found?.sort === "module" && rest.length > 0) return this.inModules(type, found.files[0], rest);
    return found?.sort === "symbols" ? this.within(type, found.declarations, rest) : undefined;
  }

  /** Types that a path of names leads to from what its first name means. */
  private async within(type: Declaration, from: readonly Declaration[], rest: readonly string[]) {
    let found = [...from];
    for (const name of rest) {
      const held = found.length > 0 ? await this.imports.inNamespace(found, name) : null;
      if (held?.sort === "outside") return null;
      found = held?.sort === "symbols" ? held.declarations : [];
    }
    const types = found.filter((d) => isType(d.kind) && d.keyHash !== type.keyHash);
    return types.length > 0 ? types : undefined;
  }

  /** What a file declares in the namespaces around a type, innermost first, then at its top. */
  private async declaredAround(file: CodeFile, type: Declaration, name: string): Promise<Declaration[]> {
    const here = (await this.code.named(name)).where(fileOf, file.id).filter((d) => d.keyHash !== type.keyHash);
    for (let at = type.ordinal; here.length > 0 && at >= 0;) {
      at = file.symbols[at].container;
      const scope = file.scope(at);
      const found = here.filter((d) => d.holder === scope && (isType(d.kind) || isScope(d.kind)));
      if (found.length > 0) return found;
    }
    return [];
  }

  private async inPackages(
    file: CodeFile,
    type: Declaration,
    [first, ...rest]: readonly string[],
  ): Promise<Declaration[] | null | undefined> {
    const imported = await this.imports.named(file, first);
    let found = await this.around(type, first);
    if (found.length === 0 && imported) {
      if (imported.sort !== "symbols") return null;
      found = imported.declarations.filter((d) => isType(d.kind));
    }
    for (const scope of found.length > 0 ? [] : opened(file)) {
      found = await this.ofScope(type, scope, first);
      if (found.length > 0) break;
    }
    const packaged = found.length === 0 ? await this.ofWholeName(type, [first, ...rest]) : undefined;
    if (packaged !== undefined) return packaged;
    found = await this.below(type, found, rest);
    return found.length > 0 ? found : undefined;
  }

  /** `java.util.Iterator`: behind its whole package; null where no such type is here, undefined for any other path. */
  private async ofWholeName(type: Declaration, names: readonly string[]): Promise<Declaration[] | null | undefined> {
    const { packagesOfTypes } = RULES[type.language];
    const head = packagesOfTypes ? names.findIndex((name) => !packagesOfTypes.test(name)) : 0;
    if (head < 1) return undefined;
    const scope = names.slice(0, head).map((name) => `${name}.`);
    const outer = await this.ofScope(type, scope.join(""), names[head]);
    const found = await this.below(type, outer, names.slice(head + 1));
    return found.length > 0 ? found : null;
  }

  /** What is declared in these types under a path of names, one in the other. */
  private async below(type: Declaration, outer: Declaration[], names: readonly string[]): Promise<Declaration[]> {
    let found = outer;
    for (const name of names) found = found.length > 0 ? await this.ofScope(type, scopeOf(found[0]), name) : [];
    return found;
  }

  /** What the types around declare themselves, innermost first. */
  private async around(type: Declaration, name: string): Promise<Declaration[]> {
    const { owners } = type;
    for (let count = owners.length; count > 0; count--) {
      const scope = owners
        .slice(0, count)
        .map((owner) => `${owner}.`)
        .join("");
      const found = (await this.ofScope(type, scope, name)).filter((d) => d.fileId === type.fileId);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async ofScope(type: Declaration, scope: string, name: string): Promise<Declaration[]> {
    const { family } = RULES[type.language];
    const all = (await this.code.named(name)).where(ownScopeOf, `${scope}${name}.`);
    const types = all.filter((d) => isType(d.kind) && family.has(d.language) && d.holder === scope);
    const own = types.filter((d) => d.repositoryId === type.repositoryId);
    return own.length > 0 ? own : types;
  }

  private async inFileModules(file: CodeFile, names: readonly string[]): Promise<Declaration[] | null | undefined> {
    const module = HOOKS[file.language].moduleNamed?.(file, names.slice(0, -1).join(".")) ?? null;
    const [first, ...rest] = module === null ? names : names.slice(-1);
    if (module === null && file.bindings.named(first) === undefined) return this.ofFile(file, first, rest);
    let found = await (module === null ? this.imports.named(file, first) : this.imports.inModule(module, first));
    for (const name of rest)
      found = found?.sort === "module" ? await this.imports.inModule(found.files[0], name) : null;
    return found?.sort === "symbols" ? this.classOf(found.declarations) : null;
  }

  /** `Alias = Base` above the class. */
  private async ofFile(file: CodeFile, first: string, rest: readonly string[]) {
    const here = rest.length > 0 ? [] : (await this.code.named(first)).where(fileOf, file.id);
    const top = here.filter((d) => d.owners.length === 0);
    return top.length > 0 ? this.classOf(top) : undefined;
  }

  /** The class that a name is, or that is assigned to it; null for none. */
  async classOf(declarations: readonly Declaration[]): Promise<Declaration[] | null> {
    const types = declarations.filter((d) => isType(d.kind));
    if (types.length > 0) return types;
    for (const d of declarations) {
      const meant = (await HOOKS[d.language].isAssignedName?.(this.code, d)) ? await this.aliased(d) : null;
      const classes = meant?.filter(({ kind }) => isType(kind)) ?? [];
      if (classes.length > 0) return classes;
    }
    return null;
  }
}

/** Scopes whose names a file of a packaged language sees: its package, then what it opens. */
function opened(file: CodeFile): string[] {
  const own = file.symbols.findIndex((s, ordinal) => isScope(file.kind(ordinal)) && s.container < 0);
  const wildcards = file.imports.filter(({ kind }) => kind === "import_wildcard");
  return [own < 0 ? "" : file.scope(own), ...wildcards.map(({ specifier }) => `${specifier}.`)];
}
