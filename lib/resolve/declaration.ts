/** A declaration as resolution sees it: a name in a place, with the path of scopes that holds it. */
import {
  SYMBOL_KINDS,
  SYMBOL_ROLES,
  KIND_GROUPS,
  type LanguageId,
  type SymbolKind,
  type SymbolRole,
} from "../contract/vocabulary";
import type { NamedSymbol } from "../db/named-symbols";
import { keyStart, qualifierParts, splitQualified } from "../db/symbol-key";

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
  scope: string;
  language: LanguageId;
  keyHash: bigint;
  disambiguator: string | null;
  /** names of what holds it, outermost first: namespaces, types, functions, a written owner */
  owners: readonly string[];
  /** what holds it as one text, the file included where the language scopes names by file; see `scopeOf` */
  holder: string;
  /** kind of the innermost enclosing symbol; `class` for a written owner, null at the top */
  holderKind: SymbolKind | null;
  source: NamedSymbol;
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
export const scopeOf = (d: Pick<Declaration, "holder" | "name">): string => joinScope(d.holder, d.name);

/** `holder` and a name (dotted names count as several). */
export function joinScope(holder: string, name: string): string {
  return (
    holder +
    splitQualified(name)
      .map((part) => `${part}.`)
      .join("")
  );
}

export function toDeclaration(source: NamedSymbol): Declaration {
  const { symbol, owners: enclosing } = source;
  const language = source.language as LanguageId;
  const written = symbol.qualifier === null ? [] : qualifierParts(symbol.qualifier).map((part) => part.name);
  const outer = enclosing.flatMap((owner) => [
    ...(owner.qualifier === null ? [] : qualifierParts(owner.qualifier).map((part) => part.name)),
    ...(SCOPE_KINDS.has(SYMBOL_KINDS[owner.kind]) ? splitQualified(owner.name) : [owner.name]),
  ]);
  const owners = [...outer, ...written];
  const last = enclosing.at(-1);
  return {
    id: symbol.id,
    name: symbol.name,
    kind: SYMBOL_KINDS[symbol.kind],
    role: SYMBOL_ROLES[symbol.role],
    modifiers: symbol.modifiers,
    fileId: source.fileId,
    ordinal: symbol.ordinal,
    path: source.path,
    repo: source.repo,
    repositoryId: source.repositoryId,
    scope: source.scope,
    language,
    keyHash: symbol.keyHash,
    disambiguator: symbol.disambiguator,
    owners,
    holder: filePart(language, source.path) + owners.map((name) => `${name}.`).join(""),
    holderKind: written.length > 0 ? "class" : last ? SYMBOL_KINDS[last.kind] : null,
    source,
  };
}

/** Parameters that an overload takes, by its disambiguator; null where the language has no overloads. */
export function parameterCount(d: Declaration): number | null {
  return parameterTypes(d)?.length ?? null;
}

/** Names of the types that an overload takes, by its disambiguator; null where the language has no overloads. */
export function parameterTypes(d: Declaration): readonly string[] | null {
  if (!isFunction(d.kind) || !OVERLOADING.has(d.language)) return null;
  const types = d.disambiguator?.slice(0, d.disambiguator.length - qualifiersOf(d).length) ?? "";
  return types === "" ? [] : types.split("-");
}

/** What stands behind the parameters of a member function of C++ and makes another overload of it: `-const`, `-const-&`; "" for nothing. */
export function qualifiersOf({ language, disambiguator }: Pick<Declaration, "language" | "disambiguator">): string {
  return language === "cpp" && disambiguator !== null ? (QUALIFIERS.exec(disambiguator)?.[0] ?? "") : "";
}

const QUALIFIERS = /(?:(?:^|-)(?:const|volatile|&&?))+$/;

const OVERLOADING: ReadonlySet<LanguageId> = new Set<LanguageId>(["cpp", "java", "csharp", "kotlin"]);

/** What stands at the top level of a file, a package or a namespace. */
export function isTopLevel(d: Declaration): boolean {
  return d.holderKind === null || isScope(d.holderKind);
}
