/** Kinds of symbols as LSP counts them. */
import { SymbolKind as LspKind } from "vscode-languageserver";
import type { SymbolKind } from "../contract/vocabulary";

const KINDS: Readonly<Record<SymbolKind, LspKind>> = {
  namespace: LspKind.Namespace,
  package: LspKind.Package,
  module: LspKind.Module,
  class: LspKind.Class,
  struct: LspKind.Struct,
  interface: LspKind.Interface,
  enum: LspKind.Enum,
  union: LspKind.Struct,
  type_alias: LspKind.Class,
  delegate: LspKind.Event,
  function: LspKind.Function,
  method: LspKind.Method,
  constructor: LspKind.Constructor,
  field: LspKind.Field,
  property: LspKind.Property,
  enum_member: LspKind.EnumMember,
  constant: LspKind.Constant,
  variable: LspKind.Variable,
  macro: LspKind.Constant,
  blueprint: LspKind.Class,
};

export const lspKind = (kind: SymbolKind): LspKind => KINDS[kind];
