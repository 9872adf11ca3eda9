/** Types that are words of C#, by the names that .NET gives them too, and what numbers turn into. Pure. */
import type { ArgumentType } from "../types/parameter-fit";

const WORDS: ReadonlyMap<string, string> = new Map(
  (
    "Boolean bool,Byte byte,SByte sbyte,Char char,Int16 short,UInt16 ushort,Int32 int,UInt32 uint,Int64 long," +
    "UInt64 ulong,Single float,Double double,Decimal decimal,String string,Object object"
  )
    .split(",")
    .map((pair) => [pair.split(" ")[0], pair.split(" ")[1]] as const),
);

/** `int` for `Int32`, `byteArray` for `ByteArray`; any other name as it is. */
export function wordOf(name: string): string {
  const own = name.replace(/(?:Array)+$/, "");
  return (WORDS.get(own) ?? own) + name.slice(own.length);
}

const TO_FRACTIONS = ["float", "double", "decimal"];
/** What a number becomes where nothing takes it as it is, the nearest first. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  sbyte: ["short", "int", "long", ...TO_FRACTIONS],
  byte: ["short", "ushort", "int", "uint", "long", "ulong", ...TO_FRACTIONS],
  short: ["int", "long", ...TO_FRACTIONS],
  ushort: ["int", "uint", "long", "ulong", ...TO_FRACTIONS],
  char: ["ushort", "int", "uint", "long", "ulong", ...TO_FRACTIONS],
  int: ["long", ...TO_FRACTIONS],
  uint: ["long", "ulong", ...TO_FRACTIONS],
  long: TO_FRACTIONS,
  ulong: TO_FRACTIONS,
  float: ["double"],
  double: [],
  decimal: [],
  bool: [],
};

const isPlain = (name: string): boolean => Object.hasOwn(WIDER, name);

export const plainValue = (name: string): ArgumentType => ({ names: [name], isWhole: true, isExact: true });

/** The type that a word or its name says; null for any other. */
export function plainType(written: string): ArgumentType | null {
  const word = wordOf(written);
  return isPlain(word) ? plainValue(word) : null;
}

const SAME = 4;
const WIDENED = 3;
const STEP = 0.125;

/** How well a value of one such type fits another; null where one of them is none. */
export function fitOfPlain({ names, isArray }: ArgumentType, parameter: string): number | null {
  const [own] = names;
  if (names.length !== 1 || isArray === true || !isPlain(own) || !isPlain(parameter)) return null;
  if (own === parameter) return SAME;
  const at = WIDER[own].indexOf(parameter);
  return at < 0 ? -Infinity : WIDENED - at * STEP;
}

/** From the widest. */
const COMPUTED = ["decimal", "double", "float", "ulong", "long", "uint"];

/** What an operator makes of numbers; null where one is none. */
export function computedPlain(sides: readonly (ArgumentType | null)[]): ArgumentType | null {
  const names = sides.map((type) => (type === null || type.isArray === true ? "" : type.names[0]));
  if (names.some((name) => name === "bool" || !isPlain(name))) return null;
  return plainValue(COMPUTED.find((name) => names.includes(name)) ?? "int");
}
