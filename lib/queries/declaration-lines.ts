/** The lines of a file's text that are needed to describe a declaration. Lines from 0, both included. */
import { decodeSymbolRanges, type SymbolRanges } from "../format/symbol-ranges";
import type { SymbolRecord } from "../format/symbol-record";
import type { LineSpan } from "../db/read/text-lines";
import { REFLECTED_ABOVE } from "./navigation/doc-text";

type Lines = Omit<LineSpan, "fileId">;

/** For its whole signature. */
export const signedLines = (symbol: SymbolRecord): LineSpan =>
  linesOf(symbol, ({ startLine, signatureEndLine }) => ({ first: startLine, last: signatureEndLine }));

/** For its signature, its doc comment and what reflects it. */
export const documentedLines = (symbol: SymbolRecord): LineSpan =>
  linesOf(symbol, (ranges) => {
    const { startLine, signatureEndLine, nameLine } = ranges;
    return withDoc({ first: startLine - REFLECTED_ABOVE, last: Math.max(signatureEndLine, nameLine) }, ranges);
  });

/** For the whole of it with its doc comment and so many lines around it. */
export const snippetLines = (symbol: SymbolRecord, contextLines: number): LineSpan =>
  linesOf(symbol, (ranges) => {
    const { startLine, endLine } = ranges;
    // One line more, whose start is where the last one ends.
    return withDoc({ first: startLine - contextLines, last: endLine + contextLines + 1 }, ranges);
  });

function linesOf({ fileId, ranges }: SymbolRecord, choose: (ranges: SymbolRanges) => Lines): LineSpan {
  const { first, last } = choose(decodeSymbolRanges(ranges));
  return { fileId, first: Math.max(first, 0), last };
}

/** A comment's last line ends where the next one starts. */
const withDoc = ({ first, last }: Lines, { docStartLine, docEndLine }: SymbolRanges): Lines =>
  docStartLine < 0 ? { first, last } : { first: Math.min(first, docStartLine), last: Math.max(last, docEndLine + 1) };
