/** Kinds of symbol as people read them. */
import type { SymbolKind } from "@/lib/contract/vocabulary";

/** `type_alias` reads "type alias". */
export const kindWord = (kind: SymbolKind): string => kind.replaceAll("_", " ");
