/** Where a stored symbol stands and how it reads there. Lines and columns leave here 1-based. */
import {
  MODIFIERS,
  SYMBOL_KINDS,
  SYMBOL_ROLES,
  type Modifier,
  type SymbolKind,
  type SymbolRole,
} from "../contract/vocabulary";
import type { SourceText } from "../db/source-text";
import { decodeSymbolRanges, type SymbolRanges } from "../db/symbol-ranges";
import type { SymbolRecord } from "../db/symbols-with-owners";
import type { LineSpan } from "../db/text-lines";
import type { SymbolNames } from "./name-symbol";

/** Longest signature, in UTF-16 units. */
const MAX_SIGNATURE = 300;
/** Longest piece of source that a signature is made from. */
const MAX_RAW_SIGNATURE = 4000;
/** Lines of it: an array's literal may have thousands. */
const MAX_RAW_LINES = 200;
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

/** @param source text of the symbol's file; without it the signature is the name */
export function placeSymbol(symbol: SymbolRecord, source: SourceText | undefined): SymbolPlace {
  const ranges = decodeSymbolRanges(symbol.ranges);
  return {
    kind: SYMBOL_KINDS[symbol.kind],
    role: SYMBOL_ROLES[symbol.role],
    modifiers: MODIFIERS.filter((_modifier, bit) => symbol.modifiers & (1 << bit)),
    line: ranges.nameLine + 1,
    column: ranges.nameColumn + 1,
    endLine: ranges.endLine + (ranges.endColumn === 0 && ranges.endLine > ranges.startLine ? 0 : 1),
    signature: source === undefined ? symbol.name : signatureOf(ranges, source),
    ranges,
  };
}

/**
 * What every row about a symbol begins with. Written out, and what a row says beyond is assigned to it: a spread that is followed by further fields costs up
 * to 50 microseconds.
 */
export function rowHead(
  name: string,
  { key, qualifiedName, container }: SymbolNames,
  { kind, role, modifiers, line, column, endLine, signature }: SymbolPlace,
) {
  return { name, key, qualifiedName, container, kind, role, modifiers, line, column, endLine, signature };
}

/** The lines that the signature of a symbol is made from. */
export function signatureLines({ fileId, ranges }: SymbolRecord): LineSpan {
  const decoded = decodeSymbolRanges(ranges);
  return { fileId, first: decoded.startLine, last: signatureEnd(decoded).line };
}

function signatureEnd({ startLine, signatureEndLine, signatureEndColumn }: SymbolRanges) {
  const last = startLine + MAX_RAW_LINES;
  return signatureEndLine < last ? { line: signatureEndLine, column: signatureEndColumn } : { line: last, column: 0 };
}

/** Everything before the body, on one line, without what only opens the body. */
function signatureOf(ranges: SymbolRanges, source: SourceText): string {
  const { startLine, startColumn } = ranges;
  const { line: endLine, column: endColumn } = signatureEnd(ranges);
  const raw = source.between(startLine, startColumn, endLine, endColumn).slice(0, MAX_RAW_SIGNATURE);
  const line = raw
    .replace(/\s+/g, " ")
    .replace(/\s*[{;,:]\s*$/, "")
    .trim();
  return line.length > MAX_SIGNATURE ? `${line.slice(0, MAX_SIGNATURE - 1)}…` : line;
}

/** The comment above or the docstring inside, as written; null for none. */
export function docOf(ranges: SymbolRanges, source: SourceText): string | null {
  if (ranges.docStartLine < 0) return null;
  const doc = source.lines(ranges.docStartLine, ranges.docEndLine).trim();
  return doc.length > MAX_DOC ? `${doc.slice(0, MAX_DOC - 1)}…` : doc;
}
