/** What PHP's own functions of arrays give and hand to closures: `end($rows)`, `array_map(fn ($row) => …, $rows)`. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { passedTo } from "../../facts/passed-arguments";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { words } from "../rules/name-rules";
import { namedBy } from "./call-arguments";

/** Functions that give an element of the array that they are given first. */
const GIVES_ELEMENT = words("end reset current next prev pos array_pop array_shift array_find max min");
/** Functions that give an array of the same elements. */
const GIVES_ARRAY = words(
  "array_filter array_values array_reverse array_slice array_splice array_unique array_merge array_replace array_diff " +
    "array_diff_key array_intersect array_intersect_key array_pad iterator_to_array",
);
/** Functions that hand elements to a closure: the place of the array, and of the closure's parameters. */
const HANDS: ReadonlyMap<string, { array: number; places: readonly number[] }> = new Map([
  ["array_map", { array: 1, places: [0] }],
  ["array_filter", { array: 0, places: [0] }],
  ["array_walk", { array: 0, places: [0] }],
  ["array_reduce", { array: 0, places: [1] }],
  ["array_find", { array: 0, places: [0] }],
  ["array_any", { array: 0, places: [0] }],
  ["array_all", { array: 0, places: [0] }],
  ["usort", { array: 0, places: [0, 1] }],
  ["uasort", { array: 0, places: [0, 1] }],
]);
/** Occurrences between a closure's parameter and the function that takes the closure. */
const MAX_BETWEEN = 16;
const CLOSURE = /^(?:static\s+)?(?:fn|function)\b\s*&?\s*\(/;

/** What such a function gives; undefined for any other call. */
export async function givenByArrays(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const name = file.name(at);
  const isElement = GIVES_ELEMENT.has(name);
  if ((!isElement && !GIVES_ARRAY.has(name)) || !isFreeCall(file, at)) return undefined;
  if ((await types.occurrence(file, at, chain)).external === null) return undefined;
  const array = await argument(types, file, at, 0, chain);
  return array && isElement ? types.element(array, chain) : array;
}

/** What a parameter without a type is handed of a closure that such a function takes; null for any other. */
export async function handedByArrays(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  if (file.uses.local[name] !== name) return null;
  for (let at = name - 1; at >= Math.max(0, name - MAX_BETWEEN); at--) {
    const hands = isFreeCall(file, at) ? HANDS.get(file.name(at)) : undefined;
    if (!hands || (await types.occurrence(file, at, chain)).external === null) continue;
    const place = await placeInClosure(types.code, file, at, name);
    if (place < 0) continue;
    const array = hands.places.includes(place) ? await argument(types, file, at, hands.array, chain) : null;
    return array && types.element(array, chain);
  }
  return null;
}

/** The place of a name among the parameters of the closure that a call passes; -1 where it is none of them. */
async function placeInClosure(code: CodeIndex, file: CodeFile, call: number, name: number): Promise<number> {
  const text = await code.text(file.id);
  const passed = text && (await passedTo(code, file, call));
  if (!text || !passed) return -1;
  const at = text.offsetAt(file.uses.line[name], file.uses.column[name]) - passed.from;
  for (const { text: written, start } of passed.given) {
    const head = CLOSURE.exec(written)?.[0].length;
    if (head === undefined || at < start + head || at >= start + written.length) continue;
    const before = written.slice(head, at - start);
    return /[)(]/.test(before) ? -1 : before.split(",").length - 1;
  }
  return -1;
}

async function argument(
  types: ValueTypeReader,
  file: CodeFile,
  call: number,
  place: number,
  chain: Chain,
): Promise<ValueType | null> {
  const passed = await passedTo(types.code, file, call);
  const given = passed?.given[place];
  const at = passed && given ? await namedBy(types.code, file, call, passed.from, given) : -1;
  return at < 0 ? null : types.ofValue(file, at, chain);
}

const isFreeCall = (file: CodeFile, at: number): boolean =>
  file.uses.arity[at] > 0 && (file.uses.left[at] === LEFT_CODES.none || file.isRooted(at));
