/**
 * Reads the messages of a SCIP index: metadata, documents with their occurrences and symbols. Pure. Ranges come in two
 * forms: numbers in a list, and messages of a newer one, which wins where both are there.
 */
import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";
import { messageEnd, readFields } from "./fields";
import {
  POSITION_ENCODINGS,
  type ScipDocument,
  type ScipMetadata,
  type ScipOccurrence,
  type ScipRange,
  type ScipRelationship,
  type ScipSymbol,
} from "./model";

/** What one document may hold: more is no file that somebody wrote. */
const MAX_OCCURRENCES = 2_000_000;
const MAX_SYMBOLS = 1_000_000;
/** Relationships of one symbol. */
const MAX_RELATIONSHIPS = 10_000;

/** @throws RangeError when the bytes are no such message */
export function readMetadata(bytes: Uint8Array): ScipMetadata {
  const reader = new BinaryReader(bytes);
  const metadata: ScipMetadata = { tool: { name: "", version: "" }, projectRoot: "" };
  readFields(reader, reader.len, (field, wire) => {
    if (wire !== WireType.LengthDelimited) return false;
    if (field === 3) metadata.projectRoot = reader.string();
    else if (field === 2) metadata.tool = readTool(reader);
    else return false;
  });
  return metadata;
}

function readTool(reader: BinaryReader): ScipMetadata["tool"] {
  const tool = { name: "", version: "" };
  readFields(reader, messageEnd(reader), (field, wire) => {
    if (wire !== WireType.LengthDelimited) return false;
    if (field === 1) tool.name = reader.string();
    else if (field === 2) tool.version = reader.string();
    else return false;
  });
  return tool;
}

/**
 * Occurrences without a symbol or without a usable range are left out: they only colour.
 * @throws RangeError when the bytes are no document, or one beyond all measure
 */
export function readDocument(bytes: Uint8Array): ScipDocument {
  const reader = new BinaryReader(bytes);
  const document: ScipDocument = { path: "", encoding: null, text: "", occurrences: [], symbols: [] };
  const words = new Words();
  readFields(reader, reader.len, (field, wire) => {
    if (field === 6 && wire === WireType.Varint) document.encoding = POSITION_ENCODINGS[reader.int32()] ?? null;
    else if (wire !== WireType.LengthDelimited) return false;
    else if (field === 1) document.path = reader.string();
    else if (field === 2) add(document.occurrences, readOccurrence(reader, words), MAX_OCCURRENCES);
    else if (field === 3) add(document.symbols, readSymbol(reader, words), MAX_SYMBOLS);
    else if (field === 5) document.text = reader.string();
    else return false;
  });
  return document;
}

/** The path alone. */
export function readPath(bytes: Uint8Array): string {
  const reader = new BinaryReader(bytes);
  let path = "";
  readFields(reader, reader.len, (field, wire) => {
    if (field !== 1 || wire !== WireType.LengthDelimited) return false;
    path = reader.string();
  });
  return path;
}

function add<T>(list: T[], value: T | null, most: number): void {
  if (value === null) return;
  if (list.length >= most) throw new RangeError("A message repeats a field beyond all measure.");
  list.push(value);
}

function readOccurrence(reader: BinaryReader, words: Words): ScipOccurrence | null {
  let symbol = "";
  let roles = 0;
  let listed: ScipRange | null = null;
  let typed: ScipRange | null = null;
  const numbers: number[] = [];
  readFields(reader, messageEnd(reader), (field, wire) => {
    if (field === 3 && wire === WireType.Varint) roles = reader.int32();
    else if (field === 1 && wire === WireType.Varint) pushNumber(numbers, reader);
    else if (wire !== WireType.LengthDelimited) return false;
    else if (field === 2) symbol = words.kept(reader.string());
    else if (field === 1) readPacked(reader, numbers);
    else if (field === 8) typed = readTyped(reader, false);
    else if (field === 9) typed = readTyped(reader, true);
    else return false;
  });
  if (numbers.length === 3) listed = rangeOf(numbers[0], numbers[1], numbers[0], numbers[2]);
  else if (numbers.length === 4) listed = rangeOf(numbers[0], numbers[1], numbers[2], numbers[3]);
  const range: ScipRange | null = typed ?? listed;
  return range === null || symbol === "" ? null : { ...range, symbol, roles };
}

function readPacked(reader: BinaryReader, numbers: number[]): void {
  const end = messageEnd(reader);
  while (reader.pos < end) pushNumber(numbers, reader);
  if (reader.pos !== end) throw new RangeError("A list of numbers ends inside a number.");
}

/** No range has more than four numbers, and none of them is kept that does not count. */
function pushNumber(numbers: number[], reader: BinaryReader): void {
  const value = reader.int32();
  if (numbers.length < 5) numbers.push(value);
}

/** `SingleLineRange` or `MultiLineRange`. */
function readTyped(reader: BinaryReader, isMultiLine: boolean): ScipRange | null {
  const values = [0, 0, 0, 0];
  readFields(reader, messageEnd(reader), (field, wire) => {
    if (wire !== WireType.Varint || field > (isMultiLine ? 4 : 3)) return false;
    values[field - 1] = reader.int32();
  });
  const [line, column, third, fourth] = values;
  return isMultiLine ? rangeOf(line, column, third, fourth) : rangeOf(line, column, line, third);
}

function rangeOf(line: number, column: number, endLine: number, endColumn: number): ScipRange | null {
  const isOrdered = endLine > line || (endLine === line && endColumn >= column);
  return line >= 0 && column >= 0 && endColumn >= 0 && isOrdered ? { line, column, endLine, endColumn } : null;
}

function readSymbol(reader: BinaryReader, words: Words): ScipSymbol | null {
  let symbol = "";
  let displayName = "";
  const relationships: ScipRelationship[] = [];
  readFields(reader, messageEnd(reader), (field, wire) => {
    if (wire !== WireType.LengthDelimited) return false;
    if (field === 1) symbol = words.kept(reader.string());
    else if (field === 6) displayName = reader.string();
    else if (field === 4) add(relationships, readRelationship(reader, words), MAX_RELATIONSHIPS);
    else return false;
  });
  return symbol === "" ? null : { symbol, displayName, relationships };
}

function readRelationship(reader: BinaryReader, words: Words): ScipRelationship | null {
  let symbol = "";
  const is = [false, false, false, false];
  readFields(reader, messageEnd(reader), (field, wire) => {
    if (field === 1 && wire === WireType.LengthDelimited) symbol = words.kept(reader.string());
    else if (field >= 2 && field <= 5 && wire === WireType.Varint) is[field - 2] = reader.bool();
    else return false;
  });
  const [isReference, isImplementation, isTypeDefinition, isDefinition] = is;
  return symbol === "" ? null : { symbol, isReference, isImplementation, isTypeDefinition, isDefinition };
}

/** Symbols repeat: each is kept once. */
class Words {
  private readonly known = new Map<string, string>();

  kept(word: string): string {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    this.known.set(word, word);
    return word;
  }
}
