/** How the protocol numbers kinds of symbols, and spells languages. Pure. */
import { LANGUAGE_NAMES } from "../contract/languages";
import type { SymbolKind } from "../contract/vocabulary";

/** `SymbolInformation.Kind` */
export const SCIP_KINDS: Readonly<Record<SymbolKind, number>> = {
  namespace: 30,
  package: 35,
  module: 29,
  class: 7,
  struct: 49,
  interface: 21,
  enum: 11,
  union: 59,
  type_alias: 55,
  delegate: 73,
  function: 17,
  method: 26,
  constructor: 9,
  field: 15,
  property: 41,
  enum_member: 12,
  constant: 8,
  variable: 61,
  macro: 25,
  blueprint: 7,
};

const SPELLED: Readonly<Record<string, string>> = { cpp: "CPP", csharp: "CSharp", tsx: "TypeScriptReact" };

/** `Language` of the protocol; a language that it does not have goes by its own name. */
export const scipLanguage = (language: string): string =>
  SPELLED[language] ?? (LANGUAGE_NAMES.get(language) ?? language).replace(/[^A-Za-z]/g, "");
