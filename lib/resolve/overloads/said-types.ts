/**
 * The type that a local, a parameter, a field or a property of C# is declared with, where no name leads to it: words
 * of the language like `string`, arrays, type parameters of the method around.
 */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { literalType, type ArgumentType } from "../types/parameter-fit";
import { occurrenceFrom } from "../facts/offsets";
import type { WrittenArgument } from "../facts/arguments";
import { plainType } from "./plain-types";
import { headOf, typeBefore, typeSaid } from "./written-parameters";

/** Characters before a name in which its type is looked for. */
const MAX_TYPE = 300;
const HOLDS_VALUE: ReadonlySet<string> = new Set(["field", "property", "variable", "constant"]);

/** Null for any other type. @param local the occurrence that binds the name */
export function saidOfLocal(file: CodeFile, text: SourceText, local: number): ArgumentType | null {
  const type = typeWritten(text, file.uses.line[local], file.uses.column[local]);
  const [by] = file.typedBy.get(local) ?? [-1];
  if (type !== null && by >= 0 && file.uses.local[by] >= 0 && file.name(by) === type.replace(/\?$/, ""))
    return { names: [file.name(by)], isWhole: false };
  return type === null ? null : typeOfWords(type, file.language);
}

/** Structs of .NET that their own members make: `TimeSpan.FromSeconds(1)`, `Guid.NewGuid()`. */
const MADE =
  /^(?:System\.)?(TimeSpan|DateTime|DateTimeOffset|DateOnly|TimeOnly|Guid)\.(?:From\w+|Parse(?:Exact)?|New\w+|Zero|Empty|Now|UtcNow|Today|MinValue|MaxValue)\b(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?$/;

/** Numbers whose marks say their types. */
const MARKED_NUMBER = /^-?(?:0[xX][\da-fA-F_]+|0[bB][01_]+|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)([mMuUlL]{0,2})$/;
const NUMBERS: Readonly<Record<string, string>> = { m: "decimal", u: "uint", l: "long", ul: "ulong", lu: "ulong" };

/** Null for any other value. */
export function saidOfMade(value: string): ArgumentType | null {
  if (/^(?:\$@?|@\$)"[^]*"$/.test(value) || /^nameof\s*\([^()]*\)$/.test(value)) return literalType('""');
  if (/^new\s+[sS]tring\s*\([^()]*\)$/.test(value)) return literalType('""');
  if (/^new\s*\[\]\s*\{/.test(value)) return { names: ["Array"], isWhole: false, isArray: true };
  if (/^typeof\s*\([^()]*\)$/.test(value)) return { names: ["Type"], isWhole: true };
  const mark = MARKED_NUMBER.exec(value)?.[1].toLowerCase();
  if (mark !== undefined) return mark === "" ? literalType("1") : { names: [NUMBERS[mark]], isWhole: true };
  const name = MADE.exec(value)?.[1];
  return name === undefined ? null : { names: [name], isWhole: true };
}

/** The value that a local starts with: `var time = TimeSpan.FromSeconds(1);` */
export function madeValue(file: CodeFile, text: SourceText, local: number): WrittenArgument | null {
  const start = text.offsetAt(file.uses.line[local], file.columnBehind(local));
  const found = /^(\s*=\s*)([^;{}]*);/.exec(text.slice(start, start + MAX_TYPE));
  return found && { text: found[2].trimEnd(), start: start + found[1].length };
}

/** The same of what is no local; null where several are meant. */
export async function saidOfMember(code: CodeIndex, declared: readonly Declaration[]): Promise<ArgumentType | null> {
  const [only] = declared;
  if (declared.length !== 1 || !HOLDS_VALUE.has(only.kind)) return null;
  const text = await code.text(only.fileId);
  const { nameLine, nameColumn } = decodeSymbolRanges(only.source.symbol.ranges);
  const type = text ? typeWritten(text, nameLine, nameColumn) : null;
  return type === null ? null : typeOfWords(type, only.language);
}

function typeWritten(text: SourceText, line: number, column: number): string | null {
  const end = text.offsetAt(line, column);
  return typeBefore(text.slice(Math.max(0, end - MAX_TYPE), end));
}

/** The type that words of the language say, also as arrays; null for any other. */
export function typeOfWords(type: string, language: Declaration["language"]): ArgumentType | null {
  if (/^string\??$/i.test(type)) return literalType('""', language);
  const plain = plainType(type);
  if (plain) return plain;
  const head = headOf(type.replace(/\?(?=\[)/g, ""));
  return head.endsWith("Array") ? { names: [head], isWhole: false, isArray: true } : null;
}

/** The type that a local name is declared with, or a value says itself; null for any other. */
export function writtenType(
  file: CodeFile,
  text: SourceText,
  call: number,
  start: number,
  value: string,
): string | null {
  const said = typeSaid(value);
  const at = said === null && /^\w+$/.test(value) ? occurrenceFrom(file, text, call, start) : -1;
  const local = at < 0 ? -1 : file.uses.local[at];
  return local < 0 ? said : typeWritten(text, file.uses.line[local], file.uses.column[local]);
}
