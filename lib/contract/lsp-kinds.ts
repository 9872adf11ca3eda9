/** Kinds of symbols as the Language Server Protocol numbers and names them. */
import type { SymbolKind } from "./vocabulary";

interface LspKind {
  number: LspNumber;
  name: string;
}

/** The protocol's `SymbolKind`, as far as kinds here are one of them. */
type LspNumber = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 22 | 23 | 24;

const kind = (number: LspNumber, name: string): LspKind => ({ number, name });

const KINDS: Readonly<Record<SymbolKind, LspKind>> = {
  namespace: kind(3, "Namespace"),
  package: kind(4, "Package"),
  module: kind(2, "Module"),
  class: kind(5, "Class"),
  struct: kind(23, "Struct"),
  interface: kind(11, "Interface"),
  enum: kind(10, "Enum"),
  union: kind(23, "Struct"),
  type_alias: kind(5, "Class"),
  delegate: kind(24, "Event"),
  function: kind(12, "Function"),
  method: kind(6, "Method"),
  constructor: kind(9, "Constructor"),
  field: kind(8, "Field"),
  property: kind(7, "Property"),
  enum_member: kind(22, "EnumMember"),
  constant: kind(14, "Constant"),
  variable: kind(13, "Variable"),
  macro: kind(14, "Constant"),
  blueprint: kind(5, "Class"),
};

const known = new Map<string, LspKind>(Object.entries(KINDS));

/** What the protocol calls a kind; a local is a variable. */
export const lspKind = (symbolKind: string | undefined): LspKind => known.get(symbolKind ?? "") ?? KINDS.variable;
