/**
 * The places of one symbol as the bytes of `symbol.ranges`: its name, its whole, where its signature ends, its doc
 * comment. About 8 bytes. The end of the name is not kept: it is the column plus the length of the name.
 *
 * Layout: flags (1 doc, 2 signature ends where the whole ends, 4 whole on one line), name line, name column, signed
 * start line from the name line, start column, lines of the whole (unless 4), end column, then (unless 2) signed lines
 * from start to the signature's end and its column, then (if 1) signed doc start line from the start and lines of it.
 */
import { ByteReader, ByteWriter } from "./varint";

/**
 * Lines and columns are 0-based, columns in UTF-16 units, ends exclusive. Doc lines are -1 for none, else inclusive.
 */
export interface SymbolRanges {
  nameLine: number;
  nameColumn: number;
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
  signatureEndLine: number;
  signatureEndColumn: number;
  docStartLine: number;
  docEndLine: number;
}

const DOC = 1;
const WHOLE_SIGNATURE = 2;
const ONE_LINE = 4;

/** Appends the bytes of one symbol's ranges. */
export function writeSymbolRanges(ranges: SymbolRanges, out: ByteWriter): void {
  const { startLine, endLine, signatureEndLine, docStartLine } = ranges;
  const whole = signatureEndLine === endLine && ranges.signatureEndColumn === ranges.endColumn;
  const oneLine = startLine === endLine;
  out.u8((docStartLine >= 0 ? DOC : 0) | (whole ? WHOLE_SIGNATURE : 0) | (oneLine ? ONE_LINE : 0));
  out.varint(ranges.nameLine);
  out.varint(ranges.nameColumn);
  out.signed(startLine - ranges.nameLine);
  out.varint(ranges.startColumn);
  if (!oneLine) out.signed(endLine - startLine);
  out.varint(ranges.endColumn);
  if (!whole) {
    out.signed(signatureEndLine - startLine);
    out.varint(ranges.signatureEndColumn);
  }
  if (docStartLine < 0) return;
  out.signed(docStartLine - startLine);
  out.signed(ranges.docEndLine - docStartLine);
}

export function encodeSymbolRanges(ranges: SymbolRanges): Uint8Array {
  const out = new ByteWriter(32);
  writeSymbolRanges(ranges, out);
  return out.take();
}

/** Throws a RangeError when the bytes end too early. */
export function decodeSymbolRanges(bytes: Uint8Array): SymbolRanges {
  const input = new ByteReader(bytes);
  const flags = input.u8();
  const nameLine = input.varint();
  const nameColumn = input.varint();
  const startLine = nameLine + input.signed();
  const startColumn = input.varint();
  const endLine = flags & ONE_LINE ? startLine : startLine + input.signed();
  const endColumn = input.varint();
  const whole = (flags & WHOLE_SIGNATURE) !== 0;
  const signatureEndLine = whole ? endLine : startLine + input.signed();
  const signatureEndColumn = whole ? endColumn : input.varint();
  const docStartLine = flags & DOC ? startLine + input.signed() : -1;
  const docEndLine = flags & DOC ? docStartLine + input.signed() : -1;
  return {
    nameLine,
    nameColumn,
    startLine,
    startColumn,
    endLine,
    endColumn,
    signatureEndLine,
    signatureEndColumn,
    docStartLine,
    docEndLine,
  };
}
