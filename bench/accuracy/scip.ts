/**
 * Reads a SCIP index, as far as truth needs it: documents with their occurrences, and which symbols derive from which.
 * A minimal reader of the protobuf encoding: fields that are not named here are passed over.
 */

import type { EngineDocument, EngineOccurrence } from "./engine-document";

/** Documents by their paths. Throws a RangeError when the bytes end too early. */
export function readScip(bytes: Uint8Array): EngineDocument[] {
  const documents: EngineDocument[] = [];
  for (const { field, value } of fieldsOf(bytes))
    if (field === 2 && typeof value !== "number") documents.push(documentOf(value));
  return documents;
}

const utf8 = new TextDecoder();
const DEFINITION = 1;
const IMPORT = 2;

function documentOf(bytes: Uint8Array): EngineDocument {
  const document: EngineDocument = { path: "", occurrences: [], bases: [] };
  for (const { field, value } of fieldsOf(bytes)) {
    if (typeof value === "number") continue;
    if (field === 1) document.path = utf8.decode(value);
    if (field === 2) document.occurrences.push(occurrenceOf(value));
    if (field === 3) document.bases.push(...basesOf(value));
  }
  return document;
}

function occurrenceOf(bytes: Uint8Array): EngineOccurrence {
  let range: number[] = [];
  let symbol = "";
  let roles = 0;
  for (const { field, value } of fieldsOf(bytes)) {
    if (field === 3 && typeof value === "number") roles = value;
    if (typeof value === "number") continue;
    if (field === 1) range = packed(value);
    if (field === 2) symbol = utf8.decode(value);
  }
  const [line = 0, column = 0] = range;
  const [endLine, endColumn] = range.length === 4 ? range.slice(2) : [line, range[2] ?? column];
  return {
    ...{ line, column, endLine, endColumn, symbol },
    isDefinition: (roles & DEFINITION) !== 0,
    isImport: (roles & IMPORT) !== 0,
  };
}

function basesOf(bytes: Uint8Array): { child: string; base: string }[] {
  let child = "";
  const bases: string[] = [];
  for (const { field, value } of fieldsOf(bytes)) {
    if (typeof value === "number") continue;
    if (field === 1) child = utf8.decode(value);
    if (field !== 4) continue;
    const relation = [...fieldsOf(value)];
    const base = relation.find((part) => part.field === 1)?.value;
    const implementing = relation.some((part) => part.field === 3 && part.value === 1);
    if (implementing && base instanceof Uint8Array) bases.push(utf8.decode(base));
  }
  return bases.map((base) => ({ child, base }));
}

function packed(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const { value, next } = varint(bytes, at);
    numbers.push(value);
    at = next;
  }
  return numbers;
}

function* fieldsOf(bytes: Uint8Array): Generator<{ field: number; value: number | Uint8Array }> {
  for (let at = 0; at < bytes.length;) {
    const tag = varint(bytes, at);
    at = tag.next;
    const wire = tag.value & 7;
    if (wire === 0) {
      const { value, next } = varint(bytes, at);
      yield { field: tag.value >>> 3, value };
      at = next;
      continue;
    }
    const length = wire === 2 ? varint(bytes, at) : { value: wire === 1 ? 8 : 4, next: at };
    at = length.next + length.value;
    if (at > bytes.length) throw new RangeError("The SCIP index ends inside a field.");
    yield { field: tag.value >>> 3, value: bytes.subarray(length.next, at) };
  }
}

/** Numbers above 2^53 lose their low bits; none that is read here comes near. */
function varint(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  for (let at = start; at < bytes.length; at++, scale *= 128) {
    value += (bytes[at] & 127) * scale;
    if (bytes[at] < 128) return { value, next: at + 1 };
  }
  throw new RangeError("The SCIP index ends inside a number.");
}
