/**
 * `string.IsNullOrEmpty(text)`, `Math.Truncate(days)`: types that are words of C#, or whose members are asked of
 * themselves, stand in .NET, and what extends them is asked of values.
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

/** Types whose values nobody asks by such a name, by the namespace below `System`. */
const ASKED_THEMSELVES: Readonly<Record<string, readonly string[]>> = {
  "": [
    ...Object.values(TYPES),
    ...["Activator", "Array", "BitConverter", "Buffer", "Console", "Convert", "Enum", "Environment", "GC", "Guid"],
    ...["Math", "MathF", "Tuple", "DateTime", "DateTimeOffset", "TimeSpan"],
  ],
  "Collections.Generic.": ["KeyValuePair"],
  "Diagnostics.": ["Debug", "Debugger", "Stopwatch"],
  "IO.": ["Directory", "File", "Path"],
  "Linq.": ["Enumerable", "Queryable"],
  "Linq.Expressions.": ["Expression"],
  "Runtime.InteropServices.": ["Marshal", "MemoryMarshal"],
  "Threading.": ["Interlocked", "Monitor", "Thread", "Volatile"],
  "Threading.Tasks.": ["Parallel", "Task"],
};
const SPACES = new Map(
  Object.entries(ASKED_THEMSELVES).flatMap(([space, types]) => types.map((type) => [type, space] as const)),
);

/** `String`, `System.String`, `Math`: such a type by .NET's name. */
export function typeOutside(file: CodeFile, at: number): ValueType | null {
  const left = file.uses.left[at];
  const isBare = left === LEFT_CODES.none || (left >= 0 && file.name(left) === "System");
  const space = isBare ? SPACES.get(file.name(at)) : undefined;
  return space === undefined ? null : named(space + file.name(at));
}

const named = (name: string): ValueType => ({ ...outside(`System.${name}`), isType: true });
