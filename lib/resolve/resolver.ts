/**
 * Which symbol does this occurrence mean? Asked in this order, the first that answers wins and gives the basis: local scope;
 * enclosing types and their bases; what is written left of the name; imports; the same file, package or namespace; a name that is
 * unique; else every candidate, as `name`. A name never crosses an import that leads outside.
 */
import type { Basis, UseRole } from "../contract/vocabulary";
import { LEFT_CODES, TYPED } from "../db/occurrences-blob";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { filePart, isFunction, isScope, isType, scopeOf, type Declaration } from "./declaration";
import { Imports, type Imported } from "./imports";
import { fitArity, Members } from "./members";
import { NAME_RULES, GIVES_TYPE_ARGUMENT, MAP_LIKE, SEEN_THROUGH } from "./name-rules";
import { definitionsFirst, means, meansLocal, meansOutside, unknown, type Resolution } from "./resolution";
import { isUnrealPath, UnrealPaths } from "./unreal-paths";
import { Visible } from "./visible";

/** The type of a value, or a module: where to look for what follows a dot. */
type Meaning =
  | { sort: "type"; declarations: readonly Declaration[]; site: { file: CodeFile; at: number } | null }
  | { sort: "module"; files: readonly number[]; specifier: string }
  | { sort: "outside"; specifier: string | null };

const MAX_DEPTH = 14;

export class Resolver {
  readonly members: Members;
  readonly imports: Imports;
  readonly unreal: UnrealPaths;
  private readonly visible: Visible;
  private readonly memo = new Map<string, Promise<Resolution>>();

  constructor(readonly code: CodeIndex) {
    this.members = new Members(code);
    this.imports = new Imports(code);
    this.unreal = new UnrealPaths(code);
    this.visible = new Visible(code, this.imports);
  }

  /** What the occurrence with this index in the file means. */
  occurrence(file: CodeFile, i: number, depth = 0): Promise<Resolution> {
    const id = `${file.id} ${i}`;
    let found = this.memo.get(id);
    if (!found) {
      found = depth > MAX_DEPTH ? Promise.resolve(unknown()) : this.decide(file, i, depth);
      // a name that is asked while it is being decided is not known by itself
      this.memo.set(id, Promise.resolve(unknown()));
      void found.then(() => this.memo.set(id, found as Promise<Resolution>));
    }
    return found;
  }

  private async decide(file: CodeFile, i: number, depth: number): Promise<Resolution> {
    const { uses } = file;
    if (uses.symbol[i] >= 0) return this.ownName(file, uses.symbol[i]);
    if (uses.local[i] >= 0) return meansLocal(uses.local[i]);
    if (isUnrealPath(file.name(i))) return this.unreal.meaning(file.name(i), file.repositoryId);
    const left = uses.left[i];
    if (left === LEFT_CODES.none) return this.bareName(file, i);
    if (left === LEFT_CODES.this || left === LEFT_CODES.super) return this.onThis(file, i, left === LEFT_CODES.super);
    if (left === LEFT_CODES.expression) return this.byName(file, i);
    return uses.scopeQualified[i] ? this.qualified(file, i, left, depth) : this.onValue(file, i, left, depth);
  }

  /** A declaration's own name means the symbol with all its declarations. */
  private async ownName(file: CodeFile, ordinal: number): Promise<Resolution> {
    const symbol = file.symbols[ordinal];
    if (!symbol) return unknown();
    const same = (await this.code.declarations(symbol.name)).filter((d) => d.keyHash === symbol.keyHash);
    return means(definitionsFirst(same), "scope");
  }

  private async bareName(file: CodeFile, i: number): Promise<Resolution> {
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
    return (await this.enumMember(file, name)) ?? meansOutside(null);
  }

  /** Members of the enclosing types, functions nested in the enclosing ones, and the file's own top level. */
  private async lexical(
    file: CodeFile,
    enclosing: number,
    name: string,
    role: UseRole,
    arity: number,
  ): Promise<Declaration[] | null> {
    const { implicitThis, family } = NAME_RULES[file.language];
    for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
      const symbol = file.symbols[at];
      const kind = file.kind(at);
      if (isFunction(kind)) {
        const nested = (await this.code.declarations(name)).filter(
          (d) => d.fileId === file.id && d.holder === file.scope(at),
        );
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
    const top = (await this.code.declarations(name)).filter(
      (d) => d.fileId === file.id && family.has(d.language) && isTopLevel(d),
    );
    return top.length > 0 ? top : null;
  }

  /** A place names a symbol by one of its declarations; the others, the definition above all, belong to the answer. */
  private async complete(found: readonly Declaration[]): Promise<Declaration[]> {
    if (found.length === 0 || found.some((d) => d.role === "definition")) return definitionsFirst(found);
    const keys = new Set(found.map((d) => d.keyHash));
    return definitionsFirst((await this.code.declarations(found[0].name)).filter((d) => keys.has(d.keyHash)));
  }

  private async ownDeclarations(file: CodeFile, ordinal: number): Promise<Declaration[]> {
    const { name, keyHash } = file.symbols[ordinal];
    return (await this.code.declarations(name)).filter((d) => d.keyHash === keyHash);
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

  private async onThis(file: CodeFile, i: number, inBases: boolean): Promise<Resolution> {
    const scope = this.enclosingType(file, file.uses.enclosing[i]);
    if (scope === null) return this.byName(file, i);
    const name = file.name(i);
    const found = inBases
      ? await this.members.findInBases(scope, file.language, name, file.uses.arity[i])
      : await this.members.find(scope, file.language, name, file.uses.arity[i]);
    if (found.members.length > 0) return means(chosen(found.members, file.uses.arity[i]), "receiver");
    return found.hasOutsideBase ? meansOutside(null) : unknown();
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
  private async qualified(file: CodeFile, i: number, left: number, depth: number): Promise<Resolution> {
    const name = file.name(i);
    const meaning = await this.scopeMeaning(file, left, depth);
    if (meaning) {
      const found = await this.inMeaning(file, meaning, name, file.uses.arity[i], "scope");
      if (found) return found;
    }
    const chain = this.writtenChain(file, left);
    const { family } = NAME_RULES[file.language];
    const wanted = chain.map((part) => `${part}.`).join("");
    const fits = (await this.code.declarations(name)).filter((d) => {
      const holder = d.holder.replaceAll("/", ".");
      return (
        family.has(d.language) &&
        (holder === wanted || holder.endsWith(`.${wanted}`) || (file.language === "rust" && holder.endsWith(wanted)))
      );
    });
    if (fits.length > 0 && wanted !== "") return means(chosen(fits, file.uses.arity[i]), "scope");
    return meansOutside(null);
  }

  private async scopeMeaning(file: CodeFile, left: number, depth: number): Promise<Meaning | null> {
    const found = await this.occurrence(file, left, depth + 1);
    if (found.external) return { sort: "outside", specifier: found.external.specifier };
    const types = found.declarations.filter((d) => isType(d.kind) || isScope(d.kind));
    if (types.length > 0 && found.basis !== "name") return { sort: "type", declarations: types, site: null };
    return null;
  }

  /** The scopes written left of a name, outermost first. */
  private writtenChain(file: CodeFile, left: number): string[] {
    const chain: string[] = [];
    for (let at = left; at >= 0 && chain.length < 20; at = file.uses.left[at]) {
      const part = file.name(at);
      if (part !== "crate" && part !== "self" && part !== "super") chain.unshift(part);
    }
    return chain;
  }

  /** `value.member`: the member of the value's type, or of the type or module that the name is. */
  private async onValue(file: CodeFile, i: number, left: number, depth: number): Promise<Resolution> {
    const name = file.name(i);
    const arity = file.uses.arity[i];
    const scope = await this.asScope(file, left, depth);
    const meaning = scope ?? (await this.typeOfValue(file, left, depth + 1));
    if (meaning) {
      const found = await this.inMeaning(file, meaning, name, arity, "receiver");
      if (found) return found;
    }
    return this.byName(file, i);
  }

  /** A name left of a dot that is a type, a package or a module and not a value. */
  private async asScope(file: CodeFile, left: number, depth: number): Promise<Meaning | null> {
    if (file.uses.local[left] >= 0 || file.uses.arity[left] >= 0) return null;
    if (file.uses.left[left] === LEFT_CODES.none) {
      const imported = await this.imports.named(file, file.name(left));
      if (imported?.sort === "module") return imported;
      if (imported?.sort === "outside") return imported;
    }
    const found = await this.occurrence(file, left, depth + 1);
    if (found.external) return { sort: "outside", specifier: found.external.specifier };
    const types = found.declarations.filter((d) => isType(d.kind) || isScope(d.kind));
    return types.length > 0 && found.basis !== "name" ? { sort: "type", declarations: types, site: null } : null;
  }

  /** A member of a type, a top-level name of a module; null when nothing can be said. */
  private async inMeaning(
    file: CodeFile,
    meaning: Meaning,
    name: string,
    arity: number,
    basis: Basis,
  ): Promise<Resolution | null> {
    if (meaning.sort === "outside") return meansOutside(meaning.specifier);
    if (meaning.sort === "module") {
      const found =
        file.language === "go"
          ? await this.inFolder(meaning.files, name)
          : await this.imports.inModule(meaning.files, name);
      return found.length > 0 ? means(chosen(found, arity), "import") : null;
    }
    for (const scope of new Set(meaning.declarations.map(scopeOf))) {
      const found = await this.members.find(scope, file.language, name, arity);
      if (found.members.length > 0) return means(chosen(found.members, arity), basis);
    }
    // What a known type and its bases do not have comes from a base outside of the index, or from the language.
    const extension = await this.extension(file, name);
    return extension.length > 0 ? means(chosen(extension, arity), "name") : meansOutside(null);
  }

  /** Functions that are called like members of a type that they do not stand in. */
  private async extension(file: CodeFile, name: string): Promise<Declaration[]> {
    if (!EXTENDING.has(file.language)) return [];
    const { family } = NAME_RULES[file.language];
    return (await this.code.declarations(name)).filter(
      (d) => family.has(d.language) && isFunction(d.kind) && isOfRepository(d, file),
    );
  }

  private async inFolder(files: readonly number[], name: string): Promise<Declaration[]> {
    const module = await this.code.file(files[0]);
    if (!module) return [];
    const folder = filePart("go", module.path);
    return (await this.code.declarations(name)).filter(
      (d) =>
        d.language === "go" &&
        d.repositoryId === module.repositoryId &&
        filePart("go", d.path) === folder &&
        isTopLevel(d),
    );
  }

  /** Type of the value that an occurrence names: a local, a member, a call's result. */
  private async typeOfValue(file: CodeFile, at: number, depth: number): Promise<Meaning | null> {
    if (depth > MAX_DEPTH) return null;
    const local = file.uses.local[at];
    if (local >= 0) return this.typeOfName(file, local, depth);
    const name = file.name(at);
    if (file.uses.arity[at] >= 0 && GIVES_TYPE_ARGUMENT.has(name)) return this.typeArgument(file, at, depth);
    if (file.language === "ruby" && name === "new" && file.uses.left[at] >= 0)
      return this.asScope(file, file.uses.left[at], depth);
    const found = await this.occurrence(file, at, depth + 1);
    if (found.external) return { sort: "outside", specifier: found.external.specifier };
    if (found.declarations.length === 0 || found.basis === "name") return null;
    const [first] = found.declarations;
    if (isType(first.kind)) return { sort: "type", declarations: found.declarations, site: { file, at } };
    if (first.kind === "constructor" || first.kind === "enum_member") return this.ownerType(first);
    for (const declaration of found.declarations) {
      const home = await this.code.file(declaration.fileId);
      const own = home ? home.nameOccurrence(declaration.ordinal) : -1;
      const type = home && own >= 0 ? await this.typeOfName(home, own, depth + 1) : null;
      if (type) return type;
    }
    return null;
  }

  private async ownerType(d: Declaration): Promise<Meaning | null> {
    const declarations = await this.members.types(d.holder, d.language);
    return declarations.length > 0 ? { sort: "type", declarations, site: null } : null;
  }

  /** What a declared name (of a local or a symbol) is typed by. */
  private async typeOfName(file: CodeFile, name: number, depth: number): Promise<Meaning | null> {
    const typed = file.typedBy.get(name);
    if (!typed || depth > MAX_DEPTH) return null;
    const [by, how] = typed;
    if (how === TYPED.byType) return this.typeAt(file, by, depth);
    if (how === TYPED.byValue) return this.typeOfValue(file, by, depth + 1);
    if (how === TYPED.byElement) return this.elementOf(file, by, depth);
    return null;
  }

  /** The type that an occurrence names, seen through pointers and options. */
  private async typeAt(file: CodeFile, at: number, depth: number): Promise<Meaning | null> {
    if (SEEN_THROUGH.has(file.name(at)) && this.hasTypeArgument(file, at)) return this.typeArgument(file, at, depth);
    const found = await this.occurrence(file, at, depth + 1);
    if (found.external) return { sort: "outside", specifier: found.external.specifier };
    const types = found.declarations.filter((d) => isType(d.kind));
    if (types.length === 0 || found.basis === "name") return null;
    if (types[0].kind === "type_alias")
      return (await this.aliased(types[0], depth)) ?? { sort: "type", declarations: types, site: { file, at } };
    return { sort: "type", declarations: types, site: { file, at } };
  }

  private async aliased(alias: Declaration, depth: number): Promise<Meaning | null> {
    const home = await this.code.file(alias.fileId);
    const own = home ? home.nameOccurrence(alias.ordinal) : -1;
    return home && own >= 0 ? this.typeOfName(home, own, depth + 1) : null;
  }

  /** Elements of what is iterated over: an array's own type, a container's last type argument. */
  private async elementOf(file: CodeFile, at: number, depth: number): Promise<Meaning | null> {
    const container = await this.declaredSite(file, at, depth);
    if (!container) return null;
    const { site, how } = container;
    if (how & TYPED.isArray) return this.typeAt(site.file, site.at, depth + 1);
    if (!this.hasTypeArgument(site.file, site.at)) return null;
    const skip = MAP_LIKE.has(site.file.name(site.at)) ? 2 : 1;
    return this.typeArgument(site.file, site.at, depth, skip);
  }

  /** Where the type of a value is written: follows locals and members to their declarations. */
  private async declaredSite(
    file: CodeFile,
    at: number,
    depth: number,
  ): Promise<{ site: { file: CodeFile; at: number }; how: number } | null> {
    if (depth > MAX_DEPTH) return null;
    const local = file.uses.local[at];
    let home: CodeFile | null = file;
    let own = local;
    if (local < 0) {
      const found = await this.occurrence(file, at, depth + 1);
      if (found.declarations.length === 0 || found.basis === "name") return null;
      home = await this.code.file(found.declarations[0].fileId);
      own = home ? home.nameOccurrence(found.declarations[0].ordinal) : -1;
    }
    const typed = home && own >= 0 ? home.typedBy.get(own) : undefined;
    if (!home || !typed) return null;
    const [by, how] = typed;
    if ((how & 3) === TYPED.byType) return { site: { file: home, at: by }, how };
    return (how & 3) === TYPED.byValue ? this.declaredSite(home, by, depth + 1) : null;
  }

  /** The next occurrence names a type argument when it is a type and the two stand close together on a line. */
  private hasTypeArgument(file: CodeFile, at: number): boolean {
    const { uses } = file;
    const next = at + 1;
    if (next >= uses.count || uses.line[next] !== uses.line[at]) return false;
    const gap = uses.column[next] - uses.column[at] - file.name(at).length;
    const role = file.role(next);
    return (
      gap >= 1 && gap <= 16 && (role === "type" || (file.language === "python" && gap === 1)) && uses.left[next] < 0
    );
  }

  private async typeArgument(file: CodeFile, at: number, depth: number, skip = 1): Promise<Meaning | null> {
    if (!this.hasTypeArgument(file, at)) return null;
    let argument = at + skip;
    // a qualified argument ends with its last name
    while (
      argument + 1 < file.uses.count &&
      file.uses.left[argument + 1] === argument &&
      file.uses.scopeQualified[argument + 1]
    )
      argument++;
    return argument < file.uses.count ? this.typeAt(file, argument, depth + 1) : null;
  }

  /** Nothing is known but the name: every member (after a dot) or every declaration of it is possible. */
  private async byName(file: CodeFile, i: number): Promise<Resolution> {
    const { family, implicitThis } = NAME_RULES[file.language];
    const isMember = file.uses.left[i] !== LEFT_CODES.none && !file.uses.scopeQualified[i];
    const found = (await this.code.declarations(file.name(i))).filter(
      (d) =>
        family.has(d.language) && fitsPlace(d, isMember, implicitThis) && !isHidden(d, file) && isOfRepository(d, file),
    );
    // A name that nothing here declares is declared outside.
    return found.length > 0 ? means(chosen(found, file.uses.arity[i]), "name") : meansOutside(null);
  }
}

/** After a dot stands a member; without one no member does, unless `this.` may be left out. */
function fitsPlace(d: Declaration, isMember: boolean, implicitThis: boolean): boolean {
  const isOfType = d.holderKind !== null && isType(d.holderKind) && d.kind !== "enum_member" && !isType(d.kind);
  return isMember ? d.holderKind !== null : implicitThis || !isOfType;
}

function resolved(imported: Imported, arity: number, basis: Basis): Resolution {
  if (imported.sort === "outside") return meansOutside(imported.specifier);
  if (imported.sort === "module") return { ...unknown(), basis, fileId: imported.files[0] ?? null };
  return means(chosen(imported.declarations, arity), basis);
}

const chosen = (declarations: readonly Declaration[], arity: number): Declaration[] =>
  definitionsFirst(fitArity(declarations, arity));

/** A package holds what is at the top level of its files. */
function isTopLevel(d: Declaration): boolean {
  return d.holderKind === null || isScope(d.holderKind);
}

/** Of a type and a function of one name, a type use means the type and a call the function. */
function preferred(file: CodeFile, i: number, declarations: readonly Declaration[]): Declaration[] {
  const role = file.role(i);
  if (role !== "type" && role !== "inherit" && role !== "call") return [...declarations];
  const fits = declarations.filter((d) => isType(d.kind) === (role !== "call"));
  return fits.length > 0 ? fits : [...declarations];
}

/** Languages with extension methods. */
const EXTENDING: ReadonlySet<string> = new Set(["csharp", "kotlin", "rust", "ruby"]);

/** A guess by name alone stays in the file's repository and in what it stands on. */
function isOfRepository(d: Declaration, file: CodeFile): boolean {
  return d.repositoryId === file.repositoryId || (d.scope === "external" && file.record.scope === "user");
}

/** `static` at file level and members of functions are seen by their own file only. */
function isHidden(d: Declaration, file: CodeFile): boolean {
  if (d.fileId === file.id) return false;
  return d.holderKind !== null && isFunction(d.holderKind);
}
