/** How each kind of symbol looks: its icon, and its colour family here and in code. */
import type { SymbolKind } from "@/lib/contract/vocabulary";

/** Families that have a colour of their own: `--k-<family>`. */
type KindColour = "type" | "call" | "data" | "scope" | "note" | "bp";

interface KindLook {
  icon: string;
  colour: KindColour;
}

export const kindLooks: Readonly<Record<SymbolKind, KindLook>> = {
  namespace: { icon: "namespace", colour: "scope" },
  package: { icon: "module", colour: "scope" },
  module: { icon: "module", colour: "scope" },
  class: { icon: "class", colour: "type" },
  struct: { icon: "struct", colour: "type" },
  interface: { icon: "interface", colour: "type" },
  enum: { icon: "enum", colour: "type" },
  union: { icon: "struct", colour: "type" },
  type_alias: { icon: "type-alias", colour: "type" },
  delegate: { icon: "delegate", colour: "type" },
  function: { icon: "function", colour: "call" },
  method: { icon: "method", colour: "call" },
  constructor: { icon: "constructor", colour: "call" },
  field: { icon: "field", colour: "data" },
  property: { icon: "property", colour: "data" },
  enum_member: { icon: "constant", colour: "data" },
  constant: { icon: "constant", colour: "data" },
  variable: { icon: "variable", colour: "data" },
  macro: { icon: "macro", colour: "note" },
  blueprint: { icon: "blueprint", colour: "bp" },
};
