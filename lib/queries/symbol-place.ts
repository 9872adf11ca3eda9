/** Where a stored symbol stands and how it reads there. Lines and columns leave here 1-based. */
import {
  MODIFIERS,
  SYMBOL_KINDS,
  SYMBOL_ROLES,
  type LanguageId,
  type Modifier,
  type SymbolKind,
  type SymbolRole,
} from "../contract/vocabulary";
import type { SourceText } from "../format/source-text";
import { decodeSymbolRanges, type SymbolRanges } from "../format/symbol-ranges";
import type { SymbolRecord } from "../format/symbol-record";
import type { SymbolNames } from "./name-symbol";
import { signatureOf } from "./signatures";

/** Longest doc comment in an answer. */
const MAX_DOC = 8000;

export interface SymbolPlace {
  kind: SymbolKind;
  role: SymbolRole;
  modifiers: Modifier[];
  /** of the name */
  line: number;
  column: number;
  /** last line of the whole declaration */
  endLine: number;
  signature: string;
  /** as stored, 0-based */
  ranges: SymbolRanges;
}

/** @param source text of the symbol's file; without it the signature is the name, unless it is kept */
export function placeSymbol(symbol: SymbolRecord, source: SourceText | undefined, language: LanguageId): SymbolPlace {
  const ranges = decodeSymbolRanges(symbol.ranges);
  return {
    kind: SYMBOL_KINDS[symbol.kind],
    role: SYMBOL_ROLES[symbol.role],
    modifiers: MODIFIERS.filter((_modifier, bit) => symbol.modifiers & (1 << bit)),
    line: ranges.nameLine + 1,
    column: ranges.nameColumn + 1,
    endLine: ranges.endLine + (ranges.endColumn === 0 && ranges.endLine > ranges.startLine ? 0 : 1),
    signature: signatureOf(symbol, ranges, source, language),
    ranges,
  };
}

/**
 * What every row about a symbol begins with. Written out, and what a row says beyond is assigned to it: a spread that
 * is followed by further fields costs up to 50 microseconds.
 */
export function rowHead(
  name: string,
  { key, qualifiedName, container }: SymbolNames,
  { kind, role, modifiers, line, column, endLine, signature }: SymbolPlace,
) {
  return { name, key, qualifiedName, container, kind, role, modifiers, line, column, endLine, signature };
}

/** The comment above or the docstring inside, as written; null for none. */
export function docOf(ranges: SymbolRanges, source: SourceText): string | null {
  if (ranges.docStartLine < 0) return null;
  const doc = source.lines(ranges.docStartLine, ranges.docEndLine).trim();
  return doc.length > MAX_DOC ? `${doc.slice(0, MAX_DOC - 1)}…` : doc;
}
