/** Kinds of symbols as the Language Server Protocol numbers and names them. */
import type { SymbolKind } from "../../contract/vocabulary";

const KINDS = new Map<SymbolKind, readonly [number: number, name: string]>([
  ["namespace", [3, "Namespace"]],
  ["package", [4, "Package"]],
  ["module", [2, "Module"]],
  ["class", [5, "Class"]],
  ["struct", [23, "Struct"]],
  ["interface", [11, "Interface"]],
  ["enum", [10, "Enum"]],
  ["union", [23, "Struct"]],
  ["type_alias", [5, "Class"]],
  ["delegate", [24, "Event"]],
  ["function", [12, "Function"]],
  ["method", [6, "Method"]],
  ["constructor", [9, "Constructor"]],
  ["field", [8, "Field"]],
  ["property", [7, "Property"]],
  ["enum_member", [22, "EnumMember"]],
  ["constant", [14, "Constant"]],
  ["variable", [13, "Variable"]],
  ["macro", [14, "Constant"]],
  ["blueprint", [5, "Class"]],
]);

const VARIABLE = [13, "Variable"] as const;

/** What the protocol calls a kind; a local is a variable. */
export function lspKind(kind: string | undefined): { number: number; name: string } {
  const [number, name] = KINDS.get(kind as SymbolKind) ?? VARIABLE;
  return { number, name };
}
