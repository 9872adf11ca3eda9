/**
 * A language's table by the grammar's numbers: what the walk over a tree reads. The bits say what the engine does at a
 * node type, and what a child in its place is to its parent. Made by compile.ts; nothing is checked here.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { Modifier, NodeTypes } from "../model";
import type { WordSieve } from "../mask/word-sieve";
import type { ChildName } from "./child-names";
import type { DeclarationRule, DerivedRule } from "./declaration-rule";
import type { LanguageTable } from "./table";
import type { BaseRule, OwnerRule } from "./table/declarations";
import type { CallRule, ImportRule, LeftRule, UseWord } from "./table/uses";

/** Bits of `action`: what the engine does at a node of this type. */
export const LEAF = 1;
export const DECLARES = 2;
export const COMMENT = 4;
export const ATTRIBUTE = 8;
export const IMPORTS = 16;
export const OWNS = 32;
export const ACCESS_LABEL = 64;
export const RAW_TEXT = 128;
export const DERIVES = 256;
export const SCOPE_FUNCTION = 512;
export const SCOPE_BLOCK = 1024;
export const SCOPE_TYPE = 2048;
export const TYPE_ARGUMENTS = 4096;
export const RESULTS = 8192;
export const NARROWS = 16384;
export const SHAPES = 32768;
export const SCOPE_CLAUSE = 65536;
export const SCOPE_ANY = SCOPE_FUNCTION | SCOPE_BLOCK | SCOPE_TYPE | SCOPE_CLAUSE;

/** Bits of a pair: what a child in this place is to its parent. The low four bits hold a use word's code. */
export const USE_MASK = 15;
export const HEAD = 16;
export const LEFT_NAME = 32;
export const CALLEE = 64;
export const NEVER_LOCAL = 128;
export const BASES = 256;
export const NEVER_LOCAL_WITHIN = 512;
export const NO_SCOPE = 1024;
export const ACCESS_WORD = 2048;
export const DECLARES_HERE = 4096;
export const CHAINED = 8192;
export const NEVER_LOCAL_BEFORE_EQUALS = 16384;
export const LOCAL_PLACE = 32768;

/** Codes of use words: 0 none, then USE_ROLES in order (code = role + 1), then these. */
export const USE_WORDS: readonly UseWord[] = [
  ...USE_ROLES,
  "label",
  "label_definition",
  "ignore",
  "update",
  "component",
  "component_end",
];
export const USE_LABEL = USE_ROLES.length + 1;
export const USE_LABEL_DEFINITION = USE_ROLES.length + 2;
export const USE_IGNORE = USE_ROLES.length + 3;
export const USE_UPDATE = USE_ROLES.length + 4;
export const USE_COMPONENT = USE_ROLES.length + 5;
export const USE_COMPONENT_END = USE_ROLES.length + 6;

/** Codes of leaf words. */
const LEAF_READ = 1;
export const LEAF_TYPE = 2;
export const LEAF_MEMBER = 3;
export const LEAF_WORDS = { read: LEAF_READ, type: LEAF_TYPE, member: LEAF_MEMBER } as const;

export interface CompiledLanguage {
  table: LanguageTable;
  types: NodeTypes;
  fieldCount: number;
  /** by type */
  action: Uint32Array;
  leaf: Uint8Array;
  rawRole: Uint8Array;
  /** by type * fieldCount + field of the child */
  pair: Uint16Array;
  /** by parent type, for the first and the last child whatever its field */
  first: Uint16Array;
  second: Uint16Array;
  last: Uint16Array;
  /** by type */
  declarations: (DeclarationRule | undefined)[];
  declarationsByPair: Map<number, DeclarationRule>;
  heads: (ChildName | undefined)[];
  patterns: ("all" | readonly ChildName[] | undefined)[];
  lefts: (LeftRule | undefined)[];
  calls: (CallRule | undefined)[];
  /** leaf type of a chain + 1, 0 for no chain */
  chains: Uint16Array;
  imports: (ImportRule | undefined)[];
  owners: (OwnerRule | undefined)[];
  derived: (DerivedRule | undefined)[];
  basesByType: (BaseRule | undefined)[];
  basesByPair: Map<number, BaseRule>;
  results: (ChildName | undefined)[];
  wrappers: Uint8Array;
  tokenTrees: Uint8Array;
  /** grandparents under which a NEVER_LOCAL_WITHIN pair holds */
  memberContexts: Uint8Array;
  /** pairs of a literal whose key may stand alone */
  shorthands: Uint8Array;
  keywords: WordSieve | null;
  modifiers: ReadonlyMap<string, Modifier>;
}
