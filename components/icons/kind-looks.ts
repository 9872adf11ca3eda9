/** How each kind of symbol looks and what it is called: icon, colour family (here and in code), word. */
import type { SymbolKind } from "@/lib/contract/vocabulary";
import type { IconName } from "./shapes";

/** Families that have a colour of their own: `--k-<family>`. */
export type KindColour = "type" | "call" | "data" | "scope" | "note";

interface KindLook {
  icon: IconName;
  colour: KindColour;
  word: string;
}

export const kindLooks: Readonly<Record<SymbolKind, KindLook>> = {
  namespace: { icon: "namespace", colour: "scope", word: "namespace" },
  package: { icon: "module", colour: "scope", word: "package" },
  module: { icon: "module", colour: "scope", word: "module" },
  class: { icon: "class", colour: "type", word: "class" },
  struct: { icon: "struct", colour: "type", word: "struct" },
  interface: { icon: "interface", colour: "type", word: "interface" },
  enum: { icon: "enum", colour: "type", word: "enum" },
  union: { icon: "struct", colour: "type", word: "union" },
  type_alias: { icon: "type-alias", colour: "type", word: "type alias" },
  delegate: { icon: "delegate", colour: "type", word: "delegate" },
  function: { icon: "function", colour: "call", word: "function" },
  method: { icon: "method", colour: "call", word: "method" },
  constructor: { icon: "constructor", colour: "call", word: "constructor" },
  field: { icon: "field", colour: "data", word: "field" },
  property: { icon: "property", colour: "data", word: "property" },
  enum_member: { icon: "constant", colour: "data", word: "enum member" },
  constant: { icon: "constant", colour: "data", word: "constant" },
  variable: { icon: "variable", colour: "data", word: "variable" },
  macro: { icon: "macro", colour: "note", word: "macro" },
};
