/**
 * The closed vocabulary of the whole product: the words that extraction, database, API and pages share.
 * A list's order is its code in the database (index = smallint), so lists only ever grow at the end.
 */
import { PARSED_LANGUAGES, type LanguageId } from "./languages";
import type { PlainLanguageId } from "./plain-languages";

/**
 * Kinds of symbol. What a language calls differently (trait, record, object) is mapped to the nearest of these words.
 */
export const SYMBOL_KINDS = [
  "namespace",
  "package",
  "module",
  "class",
  "struct",
  "interface",
  "enum",
  "union",
  "type_alias",
  "delegate",
  "function",
  "method",
  "constructor",
  "field",
  "property",
  "enum_member",
  "constant",
  "variable",
  "macro",
  "blueprint",
] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

/** Groups that a `kind` filter accepts beside the kinds themselves. */
export const KIND_GROUPS = {
  type: ["class", "struct", "interface", "enum", "union", "type_alias", "delegate", "blueprint"],
  function: ["function", "method", "constructor"],
  variable: ["field", "property", "enum_member", "constant", "variable"],
  scope: ["namespace", "package", "module"],
} as const satisfies Record<string, readonly SymbolKind[]>;
export type KindGroup = keyof typeof KIND_GROUPS;

/** Kinds whose word, as a filter, means others as well: to C++ a struct and a union are classes. */
export const WIDER_KINDS = {
  class: ["class", "struct", "union"],
} as const satisfies { class: readonly SymbolKind[] };

/**
 * What a symbol row is: `definition` has the body or is all there is; `declaration` announces a body that stands
 * elsewhere (a prototype, an in-class method declaration); `forward_declaration` names a type only (`class Foo;`).
 */
export const SYMBOL_ROLES = ["definition", "declaration", "forward_declaration"] as const;
export type SymbolRole = (typeof SYMBOL_ROLES)[number];

/**
 * What an identifier occurrence does with what it names. Fits in 4 bits. `soft` names it by its path in a text, which
 * a compiler does not see: `"/Script/Engine.Actor"`.
 */
export const USE_ROLES = [
  "read",
  "call",
  "write",
  "type",
  "import",
  "inherit",
  "address",
  "macro_body",
  "soft",
] as const;
export type UseRole = (typeof USE_ROLES)[number];

/** Modifiers of a symbol, a bit each (index = bit). At most 31. */
export const MODIFIERS = [
  "public",
  "protected",
  "private",
  "internal",
  "static",
  "abstract",
  "virtual",
  "override",
  "final",
  "const",
  "readonly",
  "async",
  "inline",
  "extern",
  "constexpr",
  "explicit",
  "friend",
  "mutable",
  "volatile",
  "default",
  "deleted",
  "noexcept",
  "exported",
  "unsafe",
  "native",
  "synchronized",
  "partial",
  "generator",
  "optional",
  "operator",
  "template",
] as const;
export type Modifier = (typeof MODIFIERS)[number];

export {
  isParsed,
  LANGUAGES,
  PARSED_LANGUAGES,
  type LanguageId,
  type ParsedLanguage,
  type ScannedLanguage,
} from "./languages";

/**
 * Every language of a file, by the id used in filters (`lang:`), file rows and highlighting: those above, and plain
 * texts. `file-languages` lists them: the first scripts of a page do without that list.
 */
export type FileLanguage = LanguageId | PlainLanguageId;

/**
 * Languages whose files count as source; files in the others are texts, even where paths of Unreal are read in them.
 */
export const SOURCE_LANGUAGES: readonly LanguageId[] = [...PARSED_LANGUAGES, "uasset"];
const SOURCES: ReadonlySet<string | null> = new Set(SOURCE_LANGUAGES);
export const isSource = (language: string | null): boolean => SOURCES.has(language);

/** How an answer's row is known, strongest first. */
export const BASES = ["precise", "scope", "receiver", "import", "unique_name", "name", "text"] as const;
export type Basis = (typeof BASES)[number];

/** Words for how sure a row is, each with its bases. */
export const BASIS_GROUPS = {
  proven: ["precise", "scope", "receiver"],
  inferred: ["import", "unique_name"],
  possible: ["name", "text"],
} as const satisfies Record<string, readonly Basis[]>;

/** Whether a repository is the reader's own code or something that it stands on. */
export const REPOSITORY_SCOPES = ["user", "external"] as const;
export type RepositoryScope = (typeof REPOSITORY_SCOPES)[number];

/** Why a file was not indexed, or not wholly. */
export const FILE_REASONS = [
  "binary",
  "too_large",
  "minified",
  "unreadable",
  "too_deep",
  "vanished",
  "outside_root",
  "parse_timeout",
  "parser_crashed",
  "syntax_gaps",
  "too_many_symbols",
  "internal_error",
  "lfs_pointer",
  "bad_asset",
  "secret",
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

/**
 * What became of a file: `partial` has gaps that did not parse, `skipped` was left out on purpose, `failed` is a
 * fault.
 */
export const FILE_STATUSES = ["indexed", "partial", "skipped", "failed"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];
