/**
 * `string.IsNullOrEmpty(text)`: types that are words of C# stand in .NET, and what extends them is asked of values.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { textBefore } from "../../facts/text-before";
import { outside, type ValueType } from "../../facts/value-type";

/** Characters before a name in which the word and the dot stand. */
const MAX_BEFORE = 40;

/** The word, by what .NET calls it. */
const TYPES: Readonly<Record<string, string>> = {
  bool: "Boolean",
  byte: "Byte",
  char: "Char",
  decimal: "Decimal",
  double: "Double",
  float: "Single",
  int: "Int32",
  long: "Int64",
  nint: "IntPtr",
  nuint: "UIntPtr",
  object: "Object",
  sbyte: "SByte",
  short: "Int16",
  string: "String",
  uint: "UInt32",
  ulong: "UInt64",
  ushort: "UInt16",
};

/** `@int` is a name, and `ship.int` cannot be written. */
const WORD = /(?<![\w@$.])([a-z]+)\s*\.\s*$/;

/** The type that a word left of a member is; null where no such word stands there. */
export async function keywordType(code: CodeIndex, file: CodeFile, i: number): Promise<ValueType | null> {
  const [, word] = WORD.exec(await textBefore(code, file, i, MAX_BEFORE)) ?? [];
  const name = word !== undefined && Object.hasOwn(TYPES, word) ? TYPES[word] : null;
  return name === null ? null : named(name);
}

const NAMES: ReadonlySet<string> = new Set(Object.values(TYPES));

/** `String`, `System.String`: the same by .NET's name. */
export function typeOutside(file: CodeFile, at: number): ValueType | null {
  const left = file.uses.left[at];
  const isBare = left === LEFT_CODES.none || (left >= 0 && file.name(left) === "System");
  return isBare && NAMES.has(file.name(at)) ? named(file.name(at)) : null;
}

const named = (name: string): ValueType => ({ ...outside(`System.${name}`), isType: true });
