/** A declaration as resolution sees it: a name in a place, with the path of scopes that holds it. */
import {
  MODIFIERS,
  SYMBOL_KINDS,
  SYMBOL_ROLES,
  KIND_GROUPS,
  type LanguageId,
  type Modifier,
  type SymbolKind,
  type SymbolRole,
} from "../../contract/vocabulary";
import type { FilePlace } from "../../db/read/file-places";
import { keyStart, qualifierParts, splitQualified } from "../../format/symbol-key";
import type { OwnedSymbol } from "../../db/read/symbols-with-owners";
import { RULES } from "../languages/registry";

export interface Declaration {
  id: bigint;
  name: string;
  kind: SymbolKind;
  role: SymbolRole;
  modifiers: number;
  fileId: number;
  ordinal: number;
  path: string;
  repo: string;
  repositoryId: number;
  /** whose code the repository is: `user` or `external` */
  repositoryScope: string;
  language: LanguageId;
  keyHash: bigint;
  disambiguator: string | null;
  /** names of what holds it, outermost first: namespaces, types, functions, a written owner */
  owners: readonly string[];
  /** what holds it as one text, the file included where the language scopes names by file; see `scopeOf` */
  holder: string;
  /** kind of the innermost enclosing symbol; `class` for a written owner, null at the top */
  holderKind: SymbolKind | null;
  source: OwnedSymbol;
}

const TYPE_KINDS: ReadonlySet<string> = new Set(KIND_GROUPS.type);
const FUNCTION_KINDS: ReadonlySet<string> = new Set(KIND_GROUPS.function);
const SCOPE_KINDS: ReadonlySet<string> = new Set(KIND_GROUPS.scope);

export const isType = (kind: SymbolKind): boolean => TYPE_KINDS.has(kind);
export const isFunction = (kind: SymbolKind): boolean => FUNCTION_KINDS.has(kind);
export const isScope = (kind: SymbolKind): boolean => SCOPE_KINDS.has(kind);

/** The part of a holder that the file contributes: empty in languages with names across files. */
export function filePart(language: LanguageId, path: string): string {
  const start = keyStart(language, path, false);
  return start.slice(start.indexOf(" ") + 1);
}

/** The path of a declaration as the holder of its own members. */
export const scopeOf = (d: Pick<Declaration, "holder" | "name" | "kind" | "disambiguator">): string =>
  joinScope(d.holder, d.name, typeMark(d.kind, d.disambiguator));

/** How many parameters a type has, where types of one name differ by it: `$2`; "" for none. A part of its scope. */
export const typeMark = (kind: SymbolKind, disambiguator: string | null): string =>
  disambiguator !== null && isType(kind) && disambiguator.startsWith("$") ? disambiguator : "";

/** `holder` and a name (dotted names count as several), with the mark of a type. */
export function joinScope(holder: string, name: string, mark: string): string {
  const parts = splitQualified(name);
  return holder + (mark === "" ? parts.map((part) => `${part}.`).join("") : `${parts.join(".")}${mark}.`);
}

/**
 * Of thousands of declarations of a name most are only grouped by their file or passed over: what takes time to make
 * out is made out when it is asked for.
 */
class PlacedSymbol implements Declaration {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly role: SymbolRole;
  readonly modifiers: number;
  readonly fileId: number;
  readonly ordinal: number;
  readonly path: string;
  readonly repo: string;
  readonly repositoryId: number;
  readonly repositoryScope: string;
  readonly language: LanguageId;
  readonly disambiguator: string | null;
  private knownId: bigint | undefined;
  private knownKey: bigint | undefined;
  private knownOwners: readonly string[] | undefined;
  private knownHolder: string | undefined;

  constructor(
    readonly source: OwnedSymbol,
    place: FilePlace,
  ) {
    const { symbol } = source;
    this.name = symbol.name;
    this.kind = SYMBOL_KINDS[symbol.kind];
    this.role = SYMBOL_ROLES[symbol.role];
    this.modifiers = symbol.modifiers;
    this.fileId = place.fileId;
    this.ordinal = symbol.ordinal;
    this.path = place.path;
    this.repo = place.repo;
    this.repositoryId = place.repositoryId;
    this.repositoryScope = place.repositoryScope;
    this.language = place.language as LanguageId;
    this.disambiguator = symbol.disambiguator;
  }

  get id(): bigint {
    return (this.knownId ??= this.source.symbol.id);
  }

  get keyHash(): bigint {
    return (this.knownKey ??= this.source.symbol.keyHash);
  }

  get owners(): readonly string[] {
    return (this.knownOwners ??= ownersOf(this.source));
  }

  get holder(): string {
    return (this.knownHolder ??= filePart(this.language, this.path) + this.scopeAround());
  }

  private scopeAround(): string {
    const { symbol, owners } = this.source;
    const isMarked = owners.some(({ kind, disambiguator }) => typeMark(SYMBOL_KINDS[kind], disambiguator) !== "");
    if (!isMarked) return this.owners.map((name) => `${name}.`).join("");
    const marked = owners.reduce((around, owner) => {
      const holder =
        around +
        written(owner.qualifier)
          .map((name) => `${name}.`)
          .join("");
      return joinScope(holder, owner.name, typeMark(SYMBOL_KINDS[owner.kind], owner.disambiguator));
    }, "");
    return (
      marked +
      written(symbol.qualifier)
        .map((name) => `${name}.`)
        .join("")
    );
  }

  get holderKind(): SymbolKind | null {
    const { symbol, owners } = this.source;
    if (symbol.qualifier !== null && qualifierParts(symbol.qualifier).length > 0) return "class";
    const last = owners.at(-1);
    return last ? SYMBOL_KINDS[last.kind] : null;
  }
}

export const toDeclaration = (symbol: OwnedSymbol, place: FilePlace): Declaration => new PlacedSymbol(symbol, place);

function ownersOf({ symbol, owners }: OwnedSymbol): readonly string[] {
  let outer = NAMES.get(owners);
  if (outer === undefined) {
    outer = owners.flatMap(({ kind, name, qualifier }) => [
      ...written(qualifier),
      ...(SCOPE_KINDS.has(SYMBOL_KINDS[kind]) ? splitQualified(name) : [name]),
    ]);
    NAMES.set(owners, outer);
  }
  return symbol.qualifier === null ? outer : [...outer, ...written(symbol.qualifier)];
}

/** Names of a list of owners: what one symbol holds shares the list, and so its names. */
const NAMES = new WeakMap<OwnedSymbol["owners"], readonly string[]>();

const written = (qualifier: string | null): readonly string[] =>
  qualifier === null ? [] : qualifierParts(qualifier).map((part) => part.name);

/** Parameters that an overload takes, by its disambiguator; null where the language has no overloads. */
export function parameterCount(d: Declaration): number | null {
  return parameterTypes(d)?.length ?? null;
}

/**
 * Whether an overload takes as many arguments, as far as its own types tell: an array behind may take any number,
 * and what has a value of its own may be left out.
 */
export function mayTake(d: Declaration, arity: number): boolean {
  const types = parameterTypes(d) ?? [];
  const { restParameters, defaultArguments } = RULES[d.language];
  if (defaultArguments === "any") return types.length >= arity || openPlace(d) >= 0;
  const mayBeOpen = restParameters && types.at(-1)?.endsWith("Array") === true;
  return types.length === arity || (mayBeOpen && types.length - 1 <= arity);
}

/** Which parameter takes any number of values, where the marks of an overload say it: `+2vararg`; -1 for none. */
export function openPlace(d: Pick<Declaration, "language" | "disambiguator">): number {
  const place = /\+(\d+)vararg\b/.exec(qualifiersOf(d))?.[1];
  return place === undefined ? -1 : Number(place) - 1;
}

/** Whether a parameter takes null, where the marks of an overload say it: `+1null`. @param place from 0 */
export const takesNull = (d: Pick<Declaration, "language" | "disambiguator">, place: number): boolean =>
  new RegExp(`\\+${place + 1}(?:vararg\\$)?null\\b`).test(qualifiersOf(d));

/**
 * `TEST(Harbour, opens) { … }`: a body that is described by its macro's arguments. No call is written with their words.
 */
export function isDescribedBody(d: Declaration): boolean {
  if (d.kind !== "function" || d.disambiguator === null || !RULES[d.language].macroDefinedBodies) return false;
  const types = parameterTypes(d);
  return types !== null && types.length > 1 && types.at(-1) === d.name;
}

/** Names of the types that an overload takes, by its disambiguator; null for a function that has no overloads. */
export function parameterTypes(d: Declaration): readonly string[] | null {
  const { overloading } = RULES[d.language];
  if (!isFunction(d.kind) || !overloading) return null;
  const known = PARAMETERS.get(d) ?? typesIn(d);
  PARAMETERS.set(d, known);
  return overloading === "implementations" && known.length === 0 ? null : known;
}

/** Every call asks it of every overload. */
const PARAMETERS = new WeakMap<Declaration, readonly string[]>();

/** Names of types in a disambiguator. */
export function typesIn(d: Pick<Declaration, "language" | "disambiguator">): readonly string[] {
  const types = d.disambiguator?.slice(0, d.disambiguator.length - qualifiersOf(d).length) ?? "";
  return types === "" ? [] : types.split("-");
}

export const hasModifier = ({ modifiers }: Pick<Declaration, "modifiers">, modifier: Modifier): boolean =>
  (modifiers & (1 << MODIFIERS.indexOf(modifier))) !== 0;

/** Whether an enum's member is seen without the enum's name: in C and C++ those of `enum class` are not. */
export const isSeenAround = (d: Pick<Declaration, "kind" | "modifiers">): boolean =>
  d.kind === "enum_member" && !hasModifier(d, "explicit");

/**
 * What stands behind the parameters of a function of C++ and makes another overload of it: `-const`, `-const-&`,
 * `-$size_t` for the parameters of a template; of an extension of Kotlin: `-$Map$K$V`; what parameters of Kotlin say
 * beyond the names of their types: `-+1null`; the trait that an impl of Rust is for: `-+Display`; "" for nothing.
 */
export function qualifiersOf({ language, disambiguator }: Pick<Declaration, "language" | "disambiguator">): string {
  return disambiguator !== null && RULES[language].overloadQualifiers
    ? (QUALIFIERS.exec(disambiguator)?.[0] ?? "")
    : "";
}

const QUALIFIERS = /(?:(?:^|-)(?:const|volatile|&&?|[$+][\w$+]+))+$/;

/** Names in the trait that the block of a function is for: `fmt`, `Display`. None for a block of the type's own. */
export function traitWords(d: Pick<Declaration, "language" | "disambiguator">): readonly string[] {
  const mark = /\+(?!for\$)([\w$]+)/.exec(qualifiersOf(d))?.[1];
  return mark === undefined ? [] : mark.split("$");
}

/** The interface that a member says it implements, with how many parameters that has: `IBox$1`; null for none. */
export function interfaceSaid(d: Pick<Declaration, "language" | "kind" | "disambiguator">): string | null {
  if (d.disambiguator === null || !RULES[d.language].explicitImplementations || isType(d.kind)) return null;
  return /(?:^|-)\+([A-Za-z_][\w$]*)$/.exec(d.disambiguator)?.[1] ?? null;
}

/** Whether a member function is for constants. */
export const isForConst = (d: Pick<Declaration, "language" | "disambiguator">): boolean =>
  /(?:^|-)const(?:-|$)/.test(qualifiersOf(d));

/** What tells overloads apart that one type may hold, as what overrides them says it too: without marks like `+1null`. */
export const overloadOf = ({ disambiguator }: Pick<Declaration, "disambiguator">): string =>
  disambiguator?.replace(/(?:^|-)\+[\w$+]+/g, "") ?? "";

/** What stands at the top level of a file, a package or a namespace. */
export function isTopLevel(d: Declaration): boolean {
  return d.holderKind === null || isScope(d.holderKind);
}

/**
 * A field of a type without a name in a function, or a constant in one of its blocks: others there may have its name and
 * owner, and are other symbols.
 */
export function isApartInFunction({ language, kind, holderKind }: Declaration): boolean {
  if (holderKind === null || !isFunction(holderKind)) return false;
  const { anonymousStructs, blockConstants } = RULES[language];
  return (blockConstants && kind === "constant") || (anonymousStructs && kind === "field");
}
