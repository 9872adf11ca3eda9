/**
 * Writes the messages of a SCIP index. Pure. Ranges are written in both of their forms: the newer one that the
 * protocol asks for, and the list of numbers that older readers know alone.
 */
import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import type { ScipMetadata, ScipOccurrence, ScipRange, ScipRelationship, ScipSymbol } from "./model";

export interface WrittenOccurrence extends ScipOccurrence {
  /** the whole declaration, of one that defines; null where there is none */
  enclosing: ScipRange | null;
}

export interface WrittenSymbol extends ScipSymbol {
  /** a number of the protocol's `SymbolInformation.Kind` */
  kind: number;
  /** CommonMark */
  documentation: readonly string[];
  /** how it is declared; empty for none */
  signature: string;
}

/** Columns count UTF-16 units. */
export interface WrittenDocument {
  path: string;
  /** as the protocol spells it: `TypeScript` */
  language: string;
  occurrences: readonly WrittenOccurrence[];
  symbols: readonly WrittenSymbol[];
}

const UTF8_TEXT = 1;
const UTF16_POSITIONS = 2;

/** The metadata as the first message of an index. */
export function writeMetadata({ tool, projectRoot }: ScipMetadata): Uint8Array {
  return message(1, (metadata) => {
    nested(metadata, 2, (to) => {
      text(to, 1, tool.name);
      text(to, 2, tool.version);
    });
    text(metadata, 3, projectRoot);
    number(metadata, 4, UTF8_TEXT);
  });
}

/** A document as a message of an index. */
export function writeDocument(document: WrittenDocument): Uint8Array {
  return message(2, (to) => {
    text(to, 1, document.path);
    for (const occurrence of document.occurrences) nested(to, 2, (inner) => writeOccurrence(inner, occurrence));
    for (const symbol of document.symbols) nested(to, 3, (inner) => writeSymbol(inner, symbol, document.language));
    text(to, 4, document.language);
    number(to, 6, UTF16_POSITIONS);
  });
}

/** What is known of a symbol that no document defines, as a message of an index. */
export function writeExternalSymbol(symbol: WrittenSymbol, language: string): Uint8Array {
  return message(3, (to) => writeSymbol(to, symbol, language));
}

function writeOccurrence(to: BinaryWriter, occurrence: WrittenOccurrence): void {
  writeList(to, 1, occurrence);
  text(to, 2, occurrence.symbol);
  number(to, 3, occurrence.roles);
  if (occurrence.enclosing !== null) writeList(to, 7, occurrence.enclosing);
  writeTyped(to, 8, occurrence);
  if (occurrence.enclosing !== null) writeTyped(to, 10, occurrence.enclosing);
}

function writeList(to: BinaryWriter, field: number, { line, column, endLine, endColumn }: ScipRange): void {
  nested(to, field, (list) => {
    list.int32(line).int32(column);
    if (endLine !== line) list.int32(endLine);
    list.int32(endColumn);
  });
}

/** A range of one line has the field, one of several lines the field behind it. */
function writeTyped(to: BinaryWriter, field: number, { line, column, endLine, endColumn }: ScipRange): void {
  const isSingle = line === endLine;
  const numbers = isSingle ? [line, column, endColumn] : [line, column, endLine, endColumn];
  nested(to, isSingle ? field : field + 1, (range) => numbers.forEach((value, at) => number(range, at + 1, value)));
}

function writeSymbol(to: BinaryWriter, symbol: WrittenSymbol, language: string): void {
  text(to, 1, symbol.symbol);
  for (const paragraph of symbol.documentation) text(to, 3, paragraph);
  for (const relationship of symbol.relationships) nested(to, 4, (inner) => writeRelationship(inner, relationship));
  number(to, 5, symbol.kind);
  text(to, 6, symbol.displayName);
  if (symbol.signature === "") return;
  nested(to, 7, (signature) => {
    text(signature, 4, language);
    text(signature, 5, symbol.signature);
  });
}

function writeRelationship(to: BinaryWriter, relationship: ScipRelationship): void {
  text(to, 1, relationship.symbol);
  number(to, 2, Number(relationship.isReference));
  number(to, 3, Number(relationship.isImplementation));
  number(to, 4, Number(relationship.isTypeDefinition));
  number(to, 5, Number(relationship.isDefinition));
}

function message(field: number, write: (to: BinaryWriter) => void): Uint8Array {
  const writer = new BinaryWriter();
  nested(writer, field, write);
  return writer.finish();
}

function nested(to: BinaryWriter, field: number, write: (inner: BinaryWriter) => void): void {
  to.tag(field, WireType.LengthDelimited).fork();
  write(to);
  to.join();
}

/** What is empty or zero is not written: readers take it so. */
function text(to: BinaryWriter, field: number, value: string): void {
  if (value !== "") to.tag(field, WireType.LengthDelimited).string(value);
}

function number(to: BinaryWriter, field: number, value: number): void {
  if (value !== 0) to.tag(field, WireType.Varint).int32(value);
}
