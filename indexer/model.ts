/**
 * Plain facts about one file: what extraction gives and encoding takes. No database, no file system, no parser here.
 * Offsets are UTF-16 code units from the start of the text, ends exclusive.
 */
import type { NameIds } from "./extract/name-ids";
import type { Modifier, SymbolKind, SymbolRole, UseRole, LanguageId, ParsedLanguage } from "../lib/contract/vocabulary";

/**
 * A syntax tree in preorder, named nodes only. Node 0 is the root; the children of `n` are `n + 1`, then `next[n + 1]`
 * and so on while below `next[n]`. Arrays may be longer than `count`: they are reused from file to file.
 */
export interface FlatTree {
  /** names of the numbers in `type` and `field` */
  types: NodeTypes;
  count: number;
  /** index into the language's node type names; ERROR_TYPE for a node that did not parse */
  type: Uint16Array;
  /** index into the language's field names, 0 for none */
  field: Uint16Array;
  start: Uint32Array;
  end: Uint32Array;
  /** -1 for the root */
  parent: Int32Array;
  /** first node after this subtree */
  next: Uint32Array;
}

/** What a grammar calls its named nodes and its fields. */
export interface NodeTypes {
  /** canonical node type names by type index; same-named symbols of the grammar share one index */
  names: readonly string[];
  /** field names by field index; 0 is "" */
  fields: readonly string[];
  typeIndex(name: string): number | undefined;
  fieldIndex(name: string): number | undefined;
}

/** Type index of an ERROR node, in every language. */
export const ERROR_TYPE = 65535;

/** A declaration or definition. Its ordinal is its index in `FileFacts.symbols`. */
export interface SymbolFact {
  name: string;
  kind: SymbolKind;
  role: SymbolRole;
  /** ordinal of the enclosing symbol, -1 at file level */
  container: number;
  /** owner as written before an out-of-class definition's name, e.g. `AActor`; null otherwise */
  qualifier: string | null;
  /** tells overloads apart, e.g. `int-FString`; null where the language has no overloads or there are no parameters */
  disambiguator: string | null;
  modifiers: Modifier[];
  nameStart: number;
  nameEnd: number;
  fullStart: number;
  fullEnd: number;
  /** the signature is [fullStart, signatureEnd): everything before the body */
  signatureEnd: number;
  /** comment above (or docstring inside); -1, -1 for none */
  docStart: number;
  docEnd: number;
  reflection?: ReflectionFact;
}

/** What a reflection macro says about a symbol. */
export interface ReflectionFact {
  /** `UPROPERTY` */
  macro: string;
  /** in the order written; `meta` for what stands in `meta = (…)` */
  entries: { name: string; value: string | null; meta: boolean }[];
}

/** A base in a type's list of bases. */
export interface RelationFact {
  /** ordinal of the deriving symbol */
  child: number;
  /** as written, template arguments cut: `ns::Base` */
  baseName: string;
  /**
   * `derives`: an ancestor that is not the parent: the nearest one in C++ of a Blueprint whose parent is a Blueprint
   */
  relation: "extends" | "implements" | "embeds" | "includes" | "mixin" | "derives";
  access: "public" | "protected" | "private" | null;
  virtual: boolean;
}

/** See the columns of the same names in the table `import`. */
export interface ImportFact {
  specifier: string;
  kind: ImportKind;
  name: string | null;
  imported: string | null;
  start: number;
}
export type ImportKind =
  | "include"
  | "include_system"
  | "import"
  | "import_static"
  | "import_wildcard"
  | "from"
  | "using"
  | "require"
  | "export_from"
  /** `export { imported as name }`, `export default imported`: what stands in this file, under another name */
  | "export"
  /** Unreal: `imported` is what `specifier` was called before */
  | "redirect";

/** What stands left of a name: nothing, a value or scope that is itself a named occurrence, or something else. */
export const LEFT_NONE = -1;
export const LEFT_THIS = -2;
export const LEFT_SUPER = -3;
export const LEFT_EXPRESSION = -4;

/** Every identifier occurrence in token order, as columns of equal length `count`. */
export interface OccurrenceColumns {
  count: number;
  start: Uint32Array;
  /** index into `FileFacts.names` */
  name: Uint32Array;
  /** index into USE_ROLES */
  role: Uint8Array;
  /** OCC_* bits */
  flags: Uint8Array;
  /** ordinal of the innermost enclosing symbol, -1 at file level */
  enclosing: Int32Array;
  /** index of the occurrence that names the receiver or qualifier, or LEFT_* */
  left: Int32Array;
  /** arguments of the call, -1 when it is no call; of a type in C 0 for a tag: `struct x` */
  arity: Int16Array;
  /** for a local's use or binding: index of the occurrence that binds it (itself for the binding); -1 otherwise */
  local: Int32Array;
  /** for a symbol's own name: its ordinal; -1 otherwise */
  symbol: Int32Array;
}
/** `left` is a scope (`A::b`, `pkg.Name` where the grammar knows) and not a value. */
export const OCC_SCOPE_QUALIFIED = 1;
/** What stands left is an element of what `left` names: `rows[0].name`. */
export const OCC_INDEXED = 2;
/** with LEFT_EXPRESSION: nothing stands left but the mark of the outermost scope, `::close()` */
export const OCC_ROOTED = OCC_SCOPE_QUALIFIED | OCC_INDEXED;
/** tells a type, and is no use that anyone asks for; not kept with the occurrence */
export const OCC_UNLISTED = 4;

/**
 * How a declared name is typed by another occurrence: it names the type (itself: the receiver's own type), the value
 * (of a function: what it returns; itself: `{ name }` declares a member and uses what the name means), what is
 * iterated over, or what is indexed.
 */
export const TYPED_BY_TYPE = 0;
export const TYPED_BY_VALUE = 1;
export const TYPED_BY_ELEMENT = 2;
export const TYPED_BY_ITEM = 3;
/** Added where the type is an array of what is named: `Row[]`. */
export const TYPED_IS_ARRAY = 4;
/**
 * The name is a parameter of a lambda that the named function is called with; its place among the parameters (0 to 3)
 * is added. Or a part of what is named, as a pattern takes it apart, by its place; with TYPED_IS_ARRAY of its
 * elements.
 */
export const TYPED_BY_CALLBACK = 8;
/**
 * The same bits where objects are taken apart by the names of their members: the name is typed by the member of its
 * own name that an element of what is named has, or what a lambda takes that the named function is called with; of
 * that its place is added (0 to 2).
 */
export const TYPED_MEMBER_OF_ELEMENT = TYPED_BY_CALLBACK | TYPED_IS_ARRAY;
export const TYPED_MEMBER_OF_PARAMETER = TYPED_MEMBER_OF_ELEMENT + 1;
/**
 * The named type has a type argument (or, where it is declared, a type parameter); its place among them (0 to 3) is
 * added, and TYPED_IS_ARRAY.
 */
export const TYPED_HAS_ARGUMENT = 16;
/** Not a type of the name: the type that an extension is called on. */
export const TYPED_EXTENDS = 24;
/**
 * Not a type: the name stands in a lambda that this function is called with, and may be a member of the lambda's
 * receiver.
 */
export const TYPED_WITHIN = 25;
/**
 * The name is typed by the member of its own name: of the named type, or of the named value's type: `{ name }: Type`.
 */
export const TYPED_MEMBER_OF_TYPE = 26;
export const TYPED_MEMBER_OF_VALUE = 27;
/** Not a type: the name is the parameter that an argument of this call is given for: `f(name = 1)`. */
export const TYPED_NAMES_PARAMETER = 28;
/** Not a type: the name is a key of an object without a name, of which the named one is the first key. */
export const TYPED_KEY_OF = 29;
/** Not a type: the literal that begins with this key is given to what is named, itself or in a list. */
export const TYPED_GIVEN_TO = 30;
export const TYPED_LISTED_IN = 31;
/** Arguments beyond this many are left out. */
export const MAX_TYPE_ARGUMENTS = 4;

/** The facts of one file. */
export interface FileFacts {
  language: LanguageId;
  symbols: SymbolFact[];
  relations: RelationFact[];
  imports: ImportFact[];
  /** distinct identifiers, by first use */
  names: string[];
  /** each name's index in `names` */
  nameIds: NameIds;
  occurrences: OccurrenceColumns;
  /** triples: occurrence of a name, occurrence that it is typed by or that is its type argument, TYPED_*; ascending */
  types: number[];
  /** [start, end) pairs of what did not parse */
  gaps: number[];
  /** what did not parse without knowing the macros of other files */
  unexplained?: Unexplained;
}

/** Places that do not parse by what a file says itself. */
export interface Unexplained {
  /** names that stand there: macros among them may be why */
  names: string[];
  /** characters */
  unread: number;
  /** macros that the text defines, whether or not its definitions are found when it is read */
  defines: string[];
}
export type { Modifier, SymbolKind, SymbolRole, UseRole, LanguageId, ParsedLanguage };
