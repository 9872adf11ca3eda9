/** The icon of a kind of symbol: its shape is the family, the mark inside the kind, the colour repeats it. */
import type { SymbolKind } from "@/lib/contract/vocabulary";
import { kindWord } from "../words/kinds";
import { Icon } from "./icon";

type Family = "k-type" | "k-call" | "k-data" | "k-scope" | "k-note";

const LOOKS: Record<SymbolKind, readonly [icon: string, family: Family]> = {
  namespace: ["namespace", "k-scope"],
  package: ["module", "k-scope"],
  module: ["module", "k-scope"],
  class: ["class", "k-type"],
  struct: ["struct", "k-type"],
  interface: ["interface", "k-type"],
  enum: ["enum", "k-type"],
  union: ["struct", "k-type"],
  type_alias: ["type-alias", "k-type"],
  delegate: ["delegate", "k-type"],
  function: ["function", "k-call"],
  method: ["method", "k-call"],
  constructor: ["constructor", "k-call"],
  field: ["field", "k-data"],
  property: ["property", "k-data"],
  enum_member: ["constant", "k-data"],
  constant: ["constant", "k-data"],
  variable: ["variable", "k-data"],
  macro: ["macro", "k-note"],
};

export function KindIcon({ kind, size }: { kind: SymbolKind; size?: 16 | 24 }) {
  const [icon, family] = LOOKS[kind];
  return <Icon name={icon} className={family} size={size} label={kindWord(kind)} />;
}
