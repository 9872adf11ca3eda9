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
import { Placed } from "./placed";

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
class PlacedSymbol extends Placed implements Declaration {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly role: SymbolRole;
  readonly modifiers: number;
  readonly ordinal: number;
  readonly disambiguator: string | null;
  private knownId: bigint | undefined;
  private knownKey: bigint | undefined;
  private knownOwners: readonly string[] | undefined;
  private knownHolder: string | undefined;

  constructor(
    readonly source: OwnedSymbol,
    place: FilePlace,
  ) {
    super(place);
    const { symbol } = source;
    this.name = symbol.name;
    this.kind = SYMBOL_KINDS[symbol.kind];
    this.role = SYMBOL_ROLES[symbol.role];
    this.modifiers = symbol.modifiers;
    this.ordinal = symbol.ordinal;
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

export const hasModifier = ({ modifiers }: Pick<Declaration, "modifiers">, modifier: Modifier): boolean =>
  (modifiers & (1 << MODIFIERS.indexOf(modifier))) !== 0;

/** Whether an enum's member is seen without the enum's name: in C and C++ those of `enum class` are not. */
export const isSeenAround = (d: Pick<Declaration, "kind" | "modifiers">): boolean =>
  d.kind === "enum_member" && !hasModifier(d, "explicit");

/** What stands at the top level of a file, a package or a namespace. */
export function isTopLevel(d: Declaration): boolean {
  return d.holderKind === null || isScope(d.holderKind);
}

/**
 * A field of a type without a name in a function, or a constant in one of its blocks: others there may have its name
 * and owner, and are other symbols.
 */
export function isApartInFunction({ language, kind, holderKind }: Declaration): boolean {
  if (holderKind === null || !isFunction(holderKind)) return false;
  const { anonymousStructs, blockConstants } = RULES[language];
  return (blockConstants && kind === "constant") || (anonymousStructs && kind === "field");
}
