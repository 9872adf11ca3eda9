/**
 * The icon of a kind of symbol: its shape shows the family, the mark inside shows the kind, and the colour repeats the
 * family.
 */
import type { SymbolKind } from "@/lib/contract/vocabulary";
import { kindWord } from "../words/kinds";
import { Icon } from "./icon";
import { kindLooks } from "./kind-looks";

export function KindIcon({ kind, size }: { kind: SymbolKind; size?: 16 | 20 | 24 }) {
  const { icon, colour } = kindLooks[kind];
  return <Icon name={icon} className={`k-${colour}`} size={size} label={kindWord(kind)} />;
}
