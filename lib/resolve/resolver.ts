/**
 * Which symbol does this occurrence mean? Asked in this order, the first that answers wins and gives the basis: local scope;
 * enclosing types and their bases; what is written left of the name; imports; the same file, package or namespace; a name that is
 * unique; else every candidate, as `name`. A name never crosses an import that leads outside.
 */
import type { Basis, UseRole } from "../contract/vocabulary";
import { LEFT_CODES, LEFT_FLAGS } from "../db/occurrences-blob";
import { Chain } from "./chain";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isFunction, isScope, isTopLevel, isType, scopeOf, type Declaration } from "./declaration";
import { fileOf, keyOf } from "./declared-name";
import { extensionsNamed, NamesAlone } from "./guesses";
import { Imports, type Imported } from "./imports";
import type { Decided } from "./kept-facts";
import { ofType, outside, type Meaning } from "./meaning";
import { chosen, Members } from "./members";
import { NAME_RULES } from "./name-rules";
import { ofPackage, QualifiedNames } from "./qualified-names";
import { definitionsFirst, means, meansLocal, meansOutside, unknown, type Resolution } from "./resolution";
import { isUnrealPath, UnrealPaths } from "./unreal-paths";
import { ValueTypes } from "./value-types";
import { Visible } from "./visible";

/** An alias of an alias, and so on, up to here. */
const MAX_UNFOLDED = 8;

export class Resolver {
  readonly members: Members;
  readonly imports: Imports;
  readonly unreal: UnrealPaths;
  private readonly visible: Visible;
  private readonly values: ValueTypes;
  private readonly qualifiedNames: QualifiedNames;
  private readonly byNameAlone: NamesAlone;
  private decided: Promise<Decided> | undefined;

  constructor(readonly code: CodeIndex) {
    this.members = new Members(code);
    this.byNameAlone = new NamesAlone(code);
    this.imports = new Imports(code);
    this.unreal = new UnrealPaths(code);
    this.visible = new Visible(code, this.imports);
    this.values = new ValueTypes(this);
    this.qualifiedNames = new QualifiedNames(code);
  }

  /**
   * What the occurrence with this index in the file means.
   * @param chain the names for whose sake this one is asked; null for a question of its own
   */
  async occurrence(file: CodeFile, i: number, chain: Chain | null = null): Promise<Resolution> {
    const id = `${file.id} ${i}`;
    const { resolutions } = await (this.decided ??= this.code.decided());
    const known = resolutions.get(id);
    if (known) return known;
    const own = chain === null ? Chain.start(id) : chain.next(id);
    if (own === null) return unknown();
    const found = await this.decide(file, i, own);
    if (!own.isCut || chain === null) resolutions.set(id, found);
    return found;
  }

  private async decide(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const { uses } = file;
    if (uses.symbol[i] >= 0) return file.isOwnValue(i) ? this.shorthand(file, i) : this.ownName(file, uses.symbol[i]);
    if (uses.local[i] >= 0) return meansLocal(uses.local[i]);
    if (isUnrealPath(file.name(i))) return this.unreal.meaning(file.name(i), file.repositoryId);
    const left = uses.left[i];
    if (left === LEFT_CODES.none) return this.bareName(file, i);
    if (left === LEFT_CODES.this || left === LEFT_CODES.super)
      return this.onThis(file, i, left === LEFT_CODES.super, chain);
    if (left === LEFT_CODES.expression) return this.byName(file, i);
    return uses.leftFlags[i] & LEFT_FLAGS.scope ? this.qualified(file, i, left, chain) : this.onValue(file, i, chain);
  }

  /** `{ name }` means what the name means, and declares a member beside it. */
  private async shorthand(file: CodeFile, i: number): Promise<Resolution> {
    const own = await this.ownName(file, file.uses.symbol[i]);
    const value = await this.bareName(file, i);
    if (value.basis === "name" || value.declarations.length === 0) return own;
    return means([...value.declarations, ...own.declarations], value.basis);
  }

  /** A declaration's own name means the symbol with all its declarations. */
  private async ownName(file: CodeFile, ordinal: number): Promise<Resolution> {
    const symbol = file.symbols[ordinal];
    if (!symbol) return unknown();
    const same = (await this.code.named(symbol.name)).where(keyOf, symbol.keyHash);
    return means(definitionsFirst(same), "scope");
  }

  /** What a name without anything left of it means, whatever it declares itself. */
  async bareName(file: CodeFile, i: number): Promise<Resolution> {
    const name = file.name(i);
    const enclosing = file.uses.enclosing[i];
    const arity = file.uses.arity[i];
    const lexical = await this.lexical(file, enclosing, name, file.role(i), arity);
    if (lexical) return this.settled(await this.complete(chosen(lexical, arity)), "scope");
    const imported = await this.imports.named(file, name);
    if (imported) return resolved(imported, arity, "import");
    const found = await this.visible.find(file, enclosing, name);
    if (found) return this.settled(chosen(preferred(file, i, found.declarations), arity), found.basis);
    if (!NAME_RULES[file.language].needsImport) return this.byName(file, i);
    const constant = LABELS_OF_ENUMS.has(file.language) ? await this.enumMember(file, name) : null;
    return constant ?? meansOutside(null);
  }

  /** Members of the enclosing types, functions nested in the enclosing ones, and the file's own top level. */
  private async lexical(
    file: CodeFile,
    enclosing: number,
    name: string,
    role: UseRole,
    arity: number,
  ): Promise<readonly Declaration[] | null> {
    const { implicitThis, family } = NAME_RULES[file.language];
    const here = (await this.code.named(name)).where(fileOf, file.id);
    for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
      const symbol = file.symbols[at];
      const kind = file.kind(at);
      if (isFunction(kind) || isScope(kind)) {
        const nested = here.filter((d) => d.holder === file.scope(at));
        if (nested.length > 0) return nested;
        if (symbol.qualifier !== null) {
          const found = await this.ofType(file, file.holder(at), name, role, arity);
          if (found) return found;
        }
      } else if (isType(kind)) {
        const found = await this.ofType(file, file.scope(at), name, role, arity);
        if (found) return found;
        if (symbol.name === name && !implicitThis) return this.ownDeclarations(file, at);
      }
    }
    const top = here.filter(
      (d) => family.has(d.language) && (SCRIPTS.has(d.language) ? d.holderKind === null : isTopLevel(d)),
    );
    return top.length > 0 ? top : null;
  }

  /** A place names a symbol by one of its declarations; the others, the definition above all, belong to the answer. */
  private async complete(found: readonly Declaration[]): Promise<Declaration[]> {
    if (found.length === 0 || found.some((d) => d.role === "definition")) return definitionsFirst(found);
    const named = await this.code.named(found[0].name);
    const keys = new Set(found.map(keyOf));
    const whole = keys.size === 1 ? named.where(keyOf, found[0].keyHash) : named.all.filter((d) => keys.has(d.keyHash));
    return definitionsFirst(whole);
  }

  private async ownDeclarations(file: CodeFile, ordinal: number): Promise<readonly Declaration[]> {
    const { name, keyHash } = file.symbols[ordinal];
    return (await this.code.named(name)).where(keyOf, keyHash);
  }

  /** A member that a bare name means inside its type. The type's own name means the type, unless it is called. */
  private async ofType(
    file: CodeFile,
    scope: string,
    name: string,
    role: UseRole,
    arity: number,
  ): Promise<Declaration[] | null> {
    const asType = role === "type" || role === "inherit";
    if (!asType && !NAME_RULES[file.language].implicitThis) return null;
    const { members } = await this.members.find(scope, file.language, name, arity);
    const fits = members.filter((d) => (asType ? !isFunction(d.kind) : role === "call" || d.kind !== "constructor"));
    return fits.length > 0 ? fits : null;
  }

  /** A type that is only announced here is defined outside. */
  private settled(declarations: readonly Declaration[], basis: Basis): Resolution {
    const isAnnounced = declarations.length > 0 && declarations.every((d) => d.role === "forward_declaration");
    return isAnnounced ? meansOutside(null) : means(declarations, basis);
  }

  /** `case RED:` names a member of an enum without naming the enum; the file mentions the enum, or there is only one. */
  private async enumMember(file: CodeFile, name: string): Promise<Resolution | null> {
    const { family } = NAME_RULES[file.language];
    const all = (await this.code.declarations(name)).filter((d) => d.kind === "enum_member" && family.has(d.language));
    const mentioned = all.filter((d) => file.names.includes(d.owners[d.owners.length - 1] ?? ""));
    const best = mentioned.length > 0 ? mentioned : all;
    if (best.length === 0) return null;
    return means(best, new Set(best.map((d) => d.keyHash)).size === 1 ? "unique_name" : "name");
  }

  private async onThis(file: CodeFile, i: number, inBases: boolean, chain: Chain): Promise<Resolution> {
    const scope = this.enclosingType(file, file.uses.enclosing[i]);
    if (scope === null) return this.byName(file, i);
    const name = file.name(i);
    const arity = file.uses.arity[i];
    const found = inBases
      ? await this.members.findInBases(scope, file.language, name, arity)
      : await this.members.find(scope, file.language, name, arity);
    if (found.members.length > 0) return means(chosen(found.members, arity), "receiver");
    if (found.hasOutsideBase) return meansOutside(null);
    const type = await this.values.receiver(file, i, chain);
    return (type && (await this.inMeaning(file, i, type, "receiver", chain))) ?? unknown();
  }

  /** Scope of the innermost type around a symbol, written owners included; null outside of types. */
  enclosingType(file: CodeFile, enclosing: number): string | null {
    for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
      if (isType(file.kind(at)) || file.kind(at) === "module") return file.scope(at);
      if (file.symbols[at].qualifier !== null) return file.holder(at);
    }
    return null;
  }

  /** `A::b`, `pkg.Name`: what is left is a scope. */
  private async qualified(file: CodeFile, i: number, left: number, chain: Chain): Promise<Resolution> {
    const meaning = await this.scopeMeaning(file, left, chain);
    const arity = file.uses.arity[i];
    if (meaning) {
      const found = await this.inMeaning(file, i, meaning, "scope", chain);
      if (found) return found;
    }
    const fits = await this.qualifiedNames.endingIn(file, i);
    return fits.length > 0 ? means(chosen(fits, arity), "scope") : meansOutside(null);
  }

  private async scopeMeaning(file: CodeFile, left: number, chain: Chain): Promise<Meaning | null> {
    const found = await this.occurrence(file, left, chain);
    if (found.external) return outside(found.external.specifier);
    if (found.fileId !== null && found.declarations.length === 0)
      return { sort: "module", files: [found.fileId], specifier: file.name(left) };
    const types = found.declarations.filter((d) => isType(d.kind) || isScope(d.kind));
    return types.length > 0 && found.basis !== "name" ? ofType(types) : null;
  }

  /** `value.member`: the member of the value's type, or of the type or module that the name is. */
  private async onValue(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const meaning = await this.values.receiver(file, i, chain);
    const found = meaning ? await this.inMeaning(file, i, meaning, "receiver", chain) : null;
    return found ?? this.byName(file, i);
  }

  /** A member of a type, a top-level name of a module; null when nothing can be said. */
  private async inMeaning(
    file: CodeFile,
    i: number,
    meaning: Meaning,
    basis: Basis,
    chain: Chain,
  ): Promise<Resolution | null> {
    const name = file.name(i);
    const arity = file.uses.arity[i];
    let isWhole = true;
    for (let at: Meaning | null = meaning, steps = 0; at !== null && steps < MAX_UNFOLDED; steps++) {
      if (at.sort === "outside") return meansOutside(at.specifier);
      if (at.sort === "module") return this.inModule(file, at, name, arity);
      for (const scope of new Set(at.declarations.map(scopeOf))) {
        const found = await this.members.find(scope, file.language, name, arity);
        const fits = found.members.filter((d) => isValue(file, i, d));
        if (fits.length > 0) return means(chosen(fits, arity), basis);
      }
      isWhole = isType(at.declarations[0].kind) && at.declarations[0].kind !== "type_alias";
      at = await this.values.unfold(at, chain);
    }
    // What a known type and its bases do not have comes from a base outside of the index, or from the language.
    const extensions = await extensionsNamed(this.code, file, name);
    if (extensions.length > 0) return means(chosen(extensions, arity), "name");
    return isWhole ? meansOutside(null) : null;
  }

  private async inModule(
    file: CodeFile,
    { files }: Meaning & { sort: "module" },
    name: string,
    arity: number,
  ): Promise<Resolution | null> {
    const module = file.language === "go" ? await this.code.file(files[0]) : null;
    if (module) {
      const found = ofPackage(module, await this.code.declarations(name));
      return found.length > 0 ? means(chosen(found, arity), "import") : meansOutside(null);
    }
    const found = await this.imports.inModule(files[0], name);
    return found && resolved(found, arity, "import");
  }

  /** Nothing is known but the name: every member (after a dot) or every declaration of it is possible. */
  private byName(file: CodeFile, i: number): Promise<Resolution> {
    return this.byNameAlone.resolve(file, i);
  }
}

/** Languages in which a bare name can be a member of an enum that its place tells: `case RED:`. */
const LABELS_OF_ENUMS: ReadonlySet<string> = new Set(["java", "kotlin"]);

function resolved(imported: Imported, arity: number, basis: Basis): Resolution {
  if (imported.sort === "outside") return meansOutside(imported.specifier);
  if (imported.sort === "module") return { ...unknown(), basis, fileId: imported.files[0] ?? null };
  return means(chosen(imported.declarations, arity), basis);
}

/** Types alone are no values: where a script names a value, an alias or interface of that name is not meant. */
function isValue(file: CodeFile, i: number, d: Declaration): boolean {
  if (d.kind !== "type_alias" && d.kind !== "interface") return true;
  const role = file.role(i);
  return role === "type" || role === "inherit" || role === "import" || !SCRIPTS.has(file.language);
}

const SCRIPTS: ReadonlySet<string> = new Set(["typescript", "tsx", "javascript"]);

/** Of a type and a function of one name, a type use means the type and a call the function. */
function preferred(file: CodeFile, i: number, declarations: readonly Declaration[]): Declaration[] {
  const role = file.role(i);
  if (role !== "type" && role !== "inherit" && role !== "call") return [...declarations];
  const fits = declarations.filter((d) => isType(d.kind) === (role !== "call"));
  return fits.length > 0 ? fits : [...declarations];
}
