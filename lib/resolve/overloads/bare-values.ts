/**
 * How Java passes values of primitive types: a number to its own type or a wider one, else in its box to what stands
 * above that, and never to a narrower one. Pure.
 */
import type { ArgumentType } from "../types/parameter-fit";
import { isPrimitive } from "../types/parameter-fit";
import type { ParameterType } from "./parameter-types";

const WIDER: Readonly<Record<string, readonly string[]>> = {
  byte: ["short", "int", "long", "float", "double"],
  short: ["int", "long", "float", "double"],
  char: ["int", "long", "float", "double"],
  int: ["long", "float", "double"],
  long: ["float", "double"],
  float: ["double"],
  double: [],
  boolean: [],
};
const BOX: Readonly<Record<string, string>> = {
  byte: "Byte",
  short: "Short",
  char: "Character",
  int: "Integer",
  long: "Long",
  float: "Float",
  double: "Double",
  boolean: "Boolean",
};
const ABOVE_BOXES: ReadonlySet<string> = new Set(["Comparable", "Object", "Serializable", "Constable"]);

const SAME = 4;
const WIDENED = 3;
const STEP = 0.125;
const BOXED = 1;
const ABOVE_BOX = 0.5;

/** Literals say `bool`, as other languages do. */
const bareName = ({ names: [own] }: ArgumentType): string => (own === "bool" ? "boolean" : own);

/** A type that no `null` is a value of. */
export const isBareName = (name: string): boolean => Object.hasOwn(WIDER, name);

/** A value of a known primitive type. */
export const isBare = (type: ArgumentType): boolean =>
  type.isWhole && type.isArray !== true && type.names.length > 0 && Object.hasOwn(WIDER, bareName(type));

export const isBox = (name: string): boolean => Object.values(BOX).includes(name);

export const bareValue = (name: string): ArgumentType => ({ names: [name], isWhole: true, isExact: true });

/** As `fitOf`: more for a better fit, minus infinity where the value cannot be passed. */
export function fitOfBare(type: ArgumentType, { name, isArray, isOpen, declared }: ParameterType): number {
  const own = bareName(type);
  if (isArray) return -Infinity;
  if (name === own) return SAME;
  const at = WIDER[own].indexOf(name);
  if (at >= 0) return WIDENED - at * STEP;
  if (name === BOX[own]) return BOXED;
  if (isPrimitive(name) || isBareName(name)) return -Infinity;
  if (isOpen || ABOVE_BOXES.has(name)) return ABOVE_BOX;
  const isNumber = name === "Number" && own !== "boolean" && own !== "char";
  return isNumber && declared === null ? ABOVE_BOX : -Infinity;
}

/** What arithmetic makes of values: the widest of their types, an `int` at least; null where one is no number. */
export function computedOf(sides: readonly (ArgumentType | null)[]): ArgumentType | null {
  const names = sides.map((type) => (type && !type.isArray && type.isWhole ? unboxed(bareName(type)) : "boolean"));
  if (names.includes("boolean")) return null;
  const widest = ["double", "float", "long"].find((name) => names.includes(name)) ?? "int";
  return bareValue(widest);
}

const unboxed = (name: string): string =>
  Object.hasOwn(WIDER, name) ? name : (Object.keys(BOX).find((bare) => BOX[bare] === name) ?? "boolean");
