/**
 * Names that a file sees without importing each: its package, folder or namespaces, its wildcard imports, its
 * includes.
 */
import { inFolder } from "./in-folder";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import { splitQualified } from "../../format/symbol-key";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import {
  filePart,
  hasModifier,
  isFunction,
  isScope,
  isSeenAround,
  isType,
  type Declaration,
} from "../facts/declaration";
import { isDescribedBody } from "../facts/disambiguator";
import { isOfRepository } from "./of-repository";
import {
  hasInternalLinkage,
  isHeader,
  isOfScript,
  isOfUnnamedNamespace,
  UNNAMED_NAMESPACE,
  withoutLast,
  withoutOthersPrivate,
} from "./file-private";
import type { Imports } from "./imports";
import { includedAround } from "./included";
import { sortBrought } from "./sort-brought";
import { means, meansFile, type Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

export class Visible {
  constructor(
    readonly code: CodeIndex,
    readonly imports: Imports,
  ) {}

  /** Declarations that a bare name can mean here beyond its own file; null when there are none. */
  async find(file: CodeFile, i: number, name = file.name(i)): Promise<Resolution | null> {
    const enclosing = file.uses.enclosing[i];
    const { family, sharedScope } = RULES[file.language];
    const named = await this.code.named(name);
    const isSeen = (d: Declaration) =>
      family.has(d.language) &&
      !isMethodOfModule(d) &&
      !isDescribedBody(d) &&
      !isMemberByImport(d) &&
      d.kind !== "constructor" &&
      (isReachable(d, file) || hasInternalLinkage(d));
    if (!named.all.some(isSeen)) return null;
    if (sharedScope === "folder") {
      const here = named.where(folderOf, filePart(file.language, file.path)).filter(isSeen);
      return inFolder(file, here) ?? this.wildcards(file, i, name);
    }
    if (sharedScope === "none") return this.wildcards(file, i, name);
    const scopes = await this.openScopes(file, enclosing);
    const { ofSortNamed, ofTypeArity, broughtIn } = HOOKS[file.language];
    for (const scope of scopes) {
      const seen = withoutOthersPrivate(named.where(seenIn, scope).filter(isSeen), file.id);
      const sorted = ofSortNamed ? ofSortNamed(file, i, seen) : seen;
      const here = ofTypeArity ? ofTypeArity(file, i, sorted) : sorted;
      const found = here.length > 0 ? await this.amongVisible(file, besideMaker(file, i, here)) : null;
      if (found) return found;
    }
    const brought = broughtIn ? await broughtIn(this.code, file, named.all.filter(isSeen), scopes) : [];
    return brought.length > 0 ? means(brought, "import") : null;
  }

  /**
   * Whether an extension is seen here: by its own name or package, or by the namespace of the class that it stands in.
   */
  async isSeen(file: CodeFile, enclosing: number, d: Declaration): Promise<boolean> {
    if (d.fileId === file.id) return true;
    if (hasModifier(d, "private") && !isWithin(file, enclosing, d.holder)) return false;
    const path = [...d.owners, d.name].join(".");
    if (file.imports.some(({ specifier }) => specifier === path)) return true;
    const scope = RULES[d.language].extensionReceiver === "parameter" ? withoutLast(d.holder) : d.holder;
    const scopes = await this.openScopes(file, enclosing);
    return scopes.includes(scope) || scopes.includes(d.holder);
  }

  /**
   * Scopes whose names are seen here, innermost first: enclosing namespaces, the package, opened ones, the global one.
   */
  private async openScopes(file: CodeFile, enclosing: number): Promise<string[]> {
    const scopes: string[] = [];
    const { sharedScope, openings, implicitImports, constantsAreLexical } = RULES[file.language];
    for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
      // `module A::B` does not open `A`
      if (constantsAreLexical) scopes.push(...(isScope(file.kind(at)) ? [file.scope(at)] : []));
      else if (isScope(file.kind(at))) addOutward(scopes, file.scope(at), filePart(file.language, file.path));
      else if (file.symbols[at].qualifier !== null)
        addOutward(scopes, file.holder(at), filePart(file.language, file.path));
    }
    const packaged = file.symbols.findIndex((s, ordinal) => isScope(file.kind(ordinal)) && s.container < 0);
    if (sharedScope === "package" && packaged >= 0) scopes.push(file.scope(packaged));
    const around = openings === "absolute" ? [""] : [...scopes, ""];
    for (const { kind, specifier, name } of file.imports) {
      // one that brings a member by its name opens nothing
      if (!OPENING.has(kind) || (kind === "import_static" && name !== null)) continue;
      const opened = around.map((scope) => scope + asScope(specifier));
      scopes.push(...opened);
      const isCumulative = openings === "cumulative" && kind === "import_wildcard";
      if (isCumulative && around.length < MAX_OPENED) around.push(...opened);
    }
    const ofProject = (await HOOKS[file.language].openedByProject?.(this.code, file)) ?? [];
    scopes.push(...ofProject.map(asScope));
    scopes.push(...implicitImports, "");
    return [...new Set(scopes)];
  }

  /** A module that is a file of its own is meant by what begins a path: `use super::*; store::open()`. */
  private async wildcards(file: CodeFile, i: number, name: string): Promise<Resolution | null> {
    const included = sortBrought(file, i, await includedAround(this, file, i, name));
    if (included?.sort === "symbols") return means(included.declarations, "import");
    for (const found of file.imports) {
      if (found.kind !== "import_wildcard") continue;
      const passed = sortBrought(file, i, await this.imports.throughWildcard(file, found, name));
      if (passed?.sort === "symbols") return means(passed.declarations, "import");
      if (passed?.sort === "module" && file.qualifies(i)) return meansFile(passed.files[0]);
    }
    return null;
  }

  /** Of several symbols in one scope, those that the file includes; else all of them, as a name. */
  private async amongVisible(file: CodeFile, declarations: readonly Declaration[]): Promise<Resolution | null> {
    const keys = new Set(declarations.map((d) => d.keyHash));
    const { requiresFiles, includes: isIncluding } = RULES[file.language];
    if (requiresFiles && declarations.every(isOfNoModule)) return ofRequired(file, declarations);
    if (!isIncluding) return means(declarations, keys.size === 1 || sameNamed(declarations) ? "import" : "name");
    const includes = await this.code.included(file.id);
    const seen = declarations.filter((d) => d.fileId === file.id || includes(d.fileId));
    const seenKeys = new Set(seen.map((d) => d.keyHash));
    if (seen.length > 0) {
      const same = declarations.filter((d) => seenKeys.has(d.keyHash));
      return means(same, seenKeys.size === 1 || areAlternatives(seen) ? "import" : "name");
    }
    const reachable = declarations.filter((d) => isReachable(d, file) && isOfRepository(d, file));
    if (reachable.length === 0) return null;
    const one = new Set(reachable.map((d) => d.keyHash)).size === 1;
    // what no header declares is hardly seen by a file that does not declare it either
    const isDeclared = reachable.some((d) => isType(d.kind) || isHeader(d.path));
    return means(reachable, isDeclared && (one || sameNamed(reachable)) ? "unique_name" : "name");
  }
}

/** Imports that open a namespace, a package or a type, so that its names are seen. */
const OPENING: ReadonlySet<string> = new Set(["import_wildcard", "import_static"]);

/**
 * Scopes in which the name of the next one that is opened is looked for: `using namespace outer; using namespace
 * inner;`.
 */
const MAX_OPENED = 32;

const asScope = (specifier: string): string =>
  splitQualified(specifier)
    .map((part) => `${part}.`)
    .join("");

/**
 * Included headers that declare a function and define a macro of its name do so under conditions: a use means
 * whichever holds. Types of one name that a file sees are the same one, whatever each of the headers says of it.
 */
const areAlternatives = (seen: readonly Declaration[]): boolean =>
  seen.every(({ kind }) => isType(kind)) || sameNamed(seen.filter(({ kind }) => kind !== "macro"));

/** Overloads: functions that share owner and name. */
const sameNamed = (declarations: readonly Declaration[]): boolean =>
  declarations.every((d) => isFunction(d.kind)) && new Set(declarations.map((d) => d.holder)).size === 1;

/** Constants of the modules around are seen, but methods of none but `self`. */
const isMethodOfModule = (d: Declaration): boolean =>
  RULES[d.language].methodsOnSelfOnly && d.holderKind !== null && (isFunction(d.kind) || d.kind === "property");

/** Where imports open no type a member is never meant without what it belongs to. */
const isMemberByImport = (d: Declaration): boolean =>
  RULES[d.language].importsTypesOnly && d.holderKind !== null && isType(d.holderKind);

/** A method that stands in no module may stand in a block, which is no module's name. */
const isOfNoModule = (d: Declaration): boolean => d.holderKind === null && isFunction(d.kind);

/**
 * Methods outside of modules are seen where their file is required; elsewhere in their repository they are possible.
 */
function ofRequired(file: CodeFile, declarations: readonly Declaration[]): Resolution | null {
  const required = new Set(file.imports.map(({ targetFile }) => targetFile));
  const seen = declarations.filter(({ fileId }) => required.has(fileId));
  if (seen.length > 0) return means(seen, "import");
  const near = declarations.filter(({ repositoryId }) => repositoryId === file.repositoryId);
  return near.length > 0 ? means(near, "name") : null;
}

const folderOf = (d: Declaration): string => filePart(d.language, d.path);

/** Other files see neither locals of functions nor what is static at file level. */
export function isReachable(d: Declaration, file: CodeFile): boolean {
  if (d.fileId === file.id) return true;
  if ((d.holderKind !== null && isFunction(d.holderKind)) || isOfScript(d)) return false;
  return !hasInternalLinkage(d) || isHeader(d.path);
}

/**
 * The scope that sees a name. Where files are included that is the one around an enum for its members, unless the enum
 * is a scope of its own; where nested types escape, the one around a struct for all that the struct declares but its
 * fields.
 */
function seenIn(d: Declaration): string {
  if (isOfUnnamedNamespace(d)) return withoutLast(d.holder);
  const { includes, nestedTypesEscape, unnamedNamespaces } = RULES[d.language];
  const isLifted = isSeenAround(d) || (nestedTypesEscape && isType(d.kind));
  if (!isLifted || !includes || d.holderKind === null) return d.holder;
  if (nestedTypesEscape && d.source.owners.every((owner) => isType(SYMBOL_KINDS[owner.kind]))) return "";
  if (d.holderKind === "namespace") return d.holder;
  const around = withoutLast(d.holder);
  return unnamedNamespaces && around.endsWith(UNNAMED_NAMESPACE) ? withoutLast(around) : around;
}

/** Whether a place stands in a scope: what is private there is seen. */
function isWithin(file: CodeFile, enclosing: number, scope: string): boolean {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) if (file.scope(at) === scope) return true;
  return false;
}

/** A scope and the ones around it, up to the file's own. */
function addOutward(scopes: string[], scope: string, start: string): void {
  for (let at = scope; at.length > start.length; at = at.slice(0, at.slice(0, -1).lastIndexOf(".") + 1)) {
    if (!at.startsWith(start)) break;
    scopes.push(at);
    if (!at.slice(0, -1).includes(".")) break;
  }
}

/**
 * Where a type that nothing can be made of bears the name of functions beside it, a call means those, and any use as a
 * type the type.
 */
function besideMaker(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  const functions = found.filter(({ kind }) => kind === "function");
  const types = found.filter((d) => d.kind === "interface" || (d.kind === "class" && hasModifier(d, "abstract")));
  if (functions.length === 0 || types.length === 0 || functions.length + types.length < found.length) return found;
  if (file.uses.arity[i] >= 0) return functions;
  const role = file.role(i);
  return role === "type" || role === "inherit" ? types : found;
}
