/** How well what a call passes fits the type of a parameter, by their names. Pure. */
import type { LanguageId } from "../../contract/vocabulary";
import type { SourceText } from "../../format/source-text";
import { RULES } from "../languages/registry";
import type { FunctionShape } from "./function-shapes";
import { endsInList } from "./brackets";
import { markedText, viewsOfText } from "./standard-texts";
import { areLiterals, isConcatenation, isTextPointed, textMade } from "./text-values";

/** What is known of an argument's type: its own name first, then those of its bases. */
export interface ArgumentType {
  names: readonly string[];
  /** nothing else is known to be above it: a type that is not named does not fit */
  isWhole: boolean;
  /** what any of its names says is worth the same */
  areAlike?: boolean;
  /** a template takes it as it is, where another parameter would turn it into another number */
  isExact?: boolean;
  /** a lambda or a reference to a function, whose type is what it is passed to */
  isFunction?: boolean;
  /** how such a function may be called, where its text says it */
  shape?: FunctionShape;
  isArray?: boolean;
  /** a text of C++: no single character takes it, a pointer to one does */
  isText?: boolean;
  /** whether a pointer is passed, in C++; left out where that is not known */
  isPointer?: boolean;
  /** whether what is passed is const, likewise */
  isConst?: boolean;
  /** it is `null`, which no primitive type takes */
  isNull?: boolean;
  /** the type is likely, and rules nothing out */
  isGuess?: boolean;
  /** the types of the index among its own and its bases */
  keys?: ReadonlySet<bigint>;
}

const TEXTS = ["String", "string", "CharSequence", "char", "string_view", "FString", "wchar_t", "charArray"];
const WHOLE_NUMBERS = (
  "int Int long Long short Short byte Byte size_t unsigned int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t " +
  "Integer uint ulong ushort sbyte int32 int64 uint32 uint64 ptrdiff_t ssize_t intptr_t nint"
).split(" ");
const BROKEN_NUMBERS = "double Double float Float decimal".split(" ");
const BOOLEANS = ["bool", "boolean", "Boolean"];
const CHARACTERS = ["char", "Char", "Character", "wchar_t", "char16_t"];
const PRIMITIVES: ReadonlySet<string> = new Set([
  ...WHOLE_NUMBERS,
  ...BROKEN_NUMBERS,
  ...BOOLEANS,
  "char",
  "Char",
  "void",
]);
export const isPrimitive = (name: string): boolean => PRIMITIVES.has(name);

/** What a number may be widened to. */
const NUMBERS: ReadonlySet<string> = new Set([...WHOLE_NUMBERS, ...BROKEN_NUMBERS, "char", "Char"]);

/** Java takes a number out of its box only where nothing takes the box. */
const BOXES: ReadonlySet<string> = new Set(["Integer", "Long", "Short", "Byte", "Double", "Float", "Character"]);
const UNBOXED = 0.25;
/** A number of a known type that becomes another one: less than a template's parameter. */
const TURNED = 0.25;

const whole = (...names: string[]): ArgumentType => ({ names, isWhole: true });

/** A value of an enum of C++ is passed to whole numbers, too. */
export const ofEnum = (name: string): ArgumentType => whole(name, ...WHOLE_NUMBERS);

const CHARACTER = /^L?'(?:[^'\\]|\\.)+'$/;
/** A mask may have taken the closing mark. */
const TEXT_LITERAL = /^(?:u8|[LuU])?R?@?\$?"(?:[^"\\]|\\.)*"?$/;

/** The type of an argument that says it itself: a literal, a cast, `new`; null for anything else. */
export function literalType(text: string, language?: LanguageId): ArgumentType | null {
  if (text.length > 5 && text.startsWith('"""') && text.endsWith('"""')) return whole(...TEXTS);
  const isText = language !== undefined && RULES[language].standardTexts;
  if (TEXT_LITERAL.test(text) || (isText && (areLiterals(text) || isTextPointed(text)))) {
    const marked = isText ? markedText(text) : null;
    const names = marked ?? [...(language ? RULES[language].textLiteralTypes : []), ...TEXTS];
    return { ...whole(...names), isText };
  }
  if (isConcatenation(text)) return whole(...TEXTS);
  if (text.startsWith("L'") && CHARACTER.test(text)) return whole("wchar_t", ...WHOLE_NUMBERS);
  if (CHARACTER.test(text)) return whole(...CHARACTERS);
  if (/^-?\d[\d_]*(?:[uU]?[lL]{0,2})$/.test(text))
    return /[lL]/.test(text) ? whole("long", "Long") : whole(...WHOLE_NUMBERS);
  if (/^-?(?:\d[\d_]*\.\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|\d[\d_]*[eE][-+]?\d+)[fFdDmM]?$/.test(text))
    return /[fF]$/.test(text) ? whole("float", "Float") : whole("double", "Double", "decimal", "float");
  const suffixed = /^-?\d[\d_]*([fFdD])$/.exec(text);
  if (suffixed) return /[fF]/.test(suffixed[1]) ? whole("float", "Float") : whole("double", "Double");
  const array =
    language && RULES[language].finalTypes !== null ? /^new\s+([a-z]+)\s*((?:\[[^\]]*\])+)/.exec(text) : null;
  if (array) return { ...whole(array[1] + "Array".repeat(array[2].split("[").length - 1)), isArray: true };
  if (text === "true" || text === "false" || /^!\w/.test(text)) return whole(...BOOLEANS);
  if (/^Boolean\.(?:TRUE|FALSE)$/.test(text)) return whole("Boolean");
  if (language && RULES[language].textCall?.test(text)) return whole("String", "CharSequence");
  const ofClass = language && RULES[language].classLiterals.find(({ written }) => written.test(text));
  if (ofClass) return whole(...ofClass.types);
  const macro = language && /^(\w+)!(?=[([])/.exec(text);
  const madeByMacro = macro ? RULES[language].typesOfMacros.get(macro[1]) : undefined;
  if (macro && madeByMacro !== undefined && endsInList(text, macro[0].length)) return whole(madeByMacro);
  const ofText = isText ? textMade(text) : null;
  if (ofText !== null) return whole(ofText, ...viewsOfText(ofText));
  const collection = language && RULES[language].collectionFactories ? collectionType(text) : null;
  if (collection) return collection;
  const made = /^(?:\w+\.)*([A-Z]\w*)\.valueOf\(/.exec(text);
  if (made && endsInList(text, made[0].length - 1)) return whole(made[1]);
  const converted = /^(?:static_cast\s*<\s*(?:const\s+)?(\w+)\s*&?\s*>|(\w+))\s*(?=\()/.exec(text);
  const primitive = converted?.[1] ?? converted?.[2] ?? "";
  if (converted && language && RULES[language].primitiveArguments && PRIMITIVES.has(primitive))
    return endsInList(text, converted[0].length) ? { ...whole(primitive), isExact: true } : null;
  const cast = /^\(\s*(?:const\s+)?([\w.:]+)\s*(?:<[^()]*>)?\s*((?:\[\])*)[\s&*]*\)\s*[\w(]/.exec(text);
  if (!cast) return null;
  const name = cast[1].split(/[.:]+/).at(-1) ?? "";
  return { ...whole(name + "Array".repeat(cast[2].length / 2)), isArray: cast[2] !== "" };
}

/** `listOf(a)`, `emptySet()`, `rows.toList()`: what Kotlin's own functions make; null for anything else. */
function collectionType(text: string): ArgumentType | null {
  const made = /^(?:(?:mutable|array|linked|hash)?(list|set)Of(?:NotNull)?|empty(list|set))(?:<[^()]*>)?\(/i.exec(text);
  const isWhole = made !== null && endsInList(text, made[0].length - 1);
  const sort = isWhole ? (made[1] ?? made[2]) : /\.(?:to|as)(?:Mutable)?(List|Set)\(\)$/.exec(text)?.[1];
  if (sort === undefined) return null;
  const own = /list/i.test(sort) ? "List" : "Set";
  return whole(own, `Mutable${own}`, "Collection", "MutableCollection", "Iterable", "MutableIterable");
}

/** What the standard library's streams of C++ derive from, nearest first; nothing for any other name. */
export const basesOfStream = (name: string): readonly string[] => STREAMS.get(name) ?? [];

const IN = ["istream", "ios", "ios_base"];
const OUT = ["ostream", "ios", "ios_base"];
const BOTH = ["iostream", ...IN, "ostream"];
const STREAMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ifstream", IN],
  ["istringstream", IN],
  ["ofstream", OUT],
  ["ostringstream", OUT],
  ["fstream", BOTH],
  ["stringstream", BOTH],
  ["iostream", BOTH.slice(1)],
]);

/** `a ? b : c` has the type of `b`; any other expression its own. */
export function chosenBranch(written: string): string {
  const text = written.startsWith("(") && endsInList(written, 0) ? written.slice(1, -1).trim() : written;
  const branches = /^[\w.!()<>=&| ]+? \? ([^?:]+) : [^?:]+$/.exec(text);
  return branches ? branches[1].trim() : text;
}

/** The type of an element, as many indexes deep; null where the value is known to be no array. */
export function elementOf({ names, isWhole }: ArgumentType, indexes: number): ArgumentType | null {
  const mark = "Array".repeat(indexes);
  const elements = names.filter((name) => name.endsWith(mark)).map((name) => name.slice(0, name.length - mark.length));
  return elements.length > 0 ? { names: elements, isWhole, isArray: elements[0].endsWith("Array") } : null;
}

/**
 * The primitive type that is written before a declared name (`int x`, `final long[] y`, `char... z`), with a mark for
 * arrays; null for none.
 */
export function primitiveBefore(text: SourceText, line: number, column: number): string | null {
  const before = text.between(line, Math.max(0, column - 60), line, column);
  const found = /\b(?:unsigned\s+)?(\w+)((?:\[\])*)(\.{3})?\s*(?:const\s*)?[\s&*]+$/.exec(before);
  if (!found || !PRIMITIVES.has(found[1])) return null;
  return found[1] + "Array".repeat(found[2].length / 2 + (found[3] ? 1 : 0));
}

/**
 * The primitive type that a declaration of C or C++ is written with, up to its name: `int64_t` of `static const
 * int64_t limit`, `char*` for texts; null for any other, for a pointer to anything else, and for an array.
 */
export function primitiveWritten(text: SourceText, line: number, column: number, name: string): string | null {
  const before = text.between(line, Math.max(0, column - 120), line, column);
  const found = /(?:^|[\s;{(])(?:std::)?(\w+)\s*(?:const\s*)?([\s&*]*)(?:\w+(?:<[\w\s,:]*>)?::)*$/.exec(before);
  if (!found || !PRIMITIVES.has(found[1]) || found[1] === "void") return null;
  const start = text.offsetAt(line, column) + name.length;
  if (/^\s*\[/.test(text.slice(start, start + 8))) return null;
  const pointers = found[2].split("*").length - 1;
  if (pointers === 1) return isText(`${found[1]}*`) ? `${found[1]}*` : null;
  // `unsigned long` has a name of its own for nobody
  return pointers > 1 || /\bunsigned\s+\w+\s*&?\s*$/.test(before) ? null : found[1];
}

/**
 * The primitive type that a member of Java is declared with, also behind others of its kind: `int` of the second in
 * `private int rows, columns`, `intArray` of `int[] rows()`; null for any other.
 */
export function primitiveDeclared(text: SourceText, line: number, column: number, name: string): string | null {
  const before = text.between(line, Math.max(0, column - 200), line, column);
  const found = /(?:^|[\s;{}>])(\w+)((?:\[\])*)\s+(?:\w+\s*(?:=[^,;()]*)?,\s*)*$/.exec(before);
  if (!found || !PRIMITIVES.has(found[1]) || found[1] === "void") return null;
  const start = text.offsetAt(line, column) + name.length;
  return /^\s*\[/.test(text.slice(start, start + 8)) ? null : found[1] + "Array".repeat(found[2].length / 2);
}

/** A pointer to characters. */
export const isText = (primitive: string): boolean => primitive === "char*" || primitive === "wchar_t*";

/**
 * The type of a local by the literal that it starts with: `val text = "a"`; null where it starts with anything else.
 */
export function literalBehind(text: SourceText, line: number, column: number): ArgumentType | null {
  const start = text.offsetAt(line, column);
  const value = /^\s*:?=(?![=>])\s*(.*?)\s*;?[ \t\r]*(?:$|\n)/.exec(text.slice(start, start + MAX_LITERAL))?.[1] ?? "";
  return value.startsWith('"""') ? whole(...TEXTS) : literalType(value);
}

const MAX_LITERAL = 200;

/** Whether an argument names something that goes on living: a plain name, or a member of one. */
export const isLasting = (text: string): boolean => /^[A-Za-z_]\w*(?:(?:\.|->|::)\w+)*$/.test(text);

/** Stands behind the name of a number that a parameter points to: no other number is passed to it. */
export const POINTER = "*";

/** A parameter that takes anything. */
export const ANYTHING = "_";

/** The type of a parameter when it is unknown: the parameter is neither preferred nor ruled out. */
export const UNKNOWN = "?";

/** What a pointer may be told apart from: a number or a character. */
export const isPointee = (name: string): boolean => NUMBERS.has(name) || CHARACTERS.includes(name);

/** More for a better fit, 0 where it is open, minus infinity where the argument cannot be passed. */
export function fitOf({ names, isWhole, areAlike, isExact, isText }: ArgumentType, parameter: string): number {
  if (parameter === UNKNOWN) return 0;
  if (isText && CHARACTERS.includes(parameter)) return -Infinity;
  if (parameter.endsWith(POINTER)) {
    const pointee = parameter.slice(0, -POINTER.length);
    return NUMBERS.has(names[0]) && !names.includes(pointee) ? -Infinity : fitOf({ names, isWhole }, pointee);
  }
  const at = names.indexOf(parameter);
  if (at >= 0) return areAlike ? 4 : 4 - Math.min(at, 8) / 8;
  if (isOpenParameter(parameter)) return 0.5;
  const [own] = names;
  if (BOXES.has(own) && /^[a-z]/.test(parameter) && NUMBERS.has(parameter)) return UNBOXED;
  if (NUMBERS.has(own) && NUMBERS.has(parameter)) return isExact ? TURNED : 1;
  const isBare = isPrimitive(own);
  if (isBare !== isPrimitive(parameter) && (isBare || isWhole)) return -Infinity;
  return isWhole ? -Infinity : 0;
}

/** Parameters that take anything: `T`, `Object`, `auto`. */
export const isOpenParameter = (parameter: string): boolean =>
  /^(?:[A-Z][A-Z0-9]?|Object|object|Any|\w*auto|dynamic|_|T\w*)(?:Array)?$/.test(parameter) && parameter !== "TEXT";
