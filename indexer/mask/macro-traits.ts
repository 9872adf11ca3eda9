/**
 * What a macro's name alone says of it, as bits. Asked for every word in capitals of a file, most of which are
 * constants that come again and again, so the answers are remembered.
 */
import { ownString } from "../../lib/format/shared-names";
import { NameIds } from "../extract/name-ids";
import {
  ALL_CAPITALS,
  ATTRIBUTE_WORDS,
  CLOSES_CLASS,
  DECLARES_CLASS,
  DECLARES_DELEGATE,
  DECLARES_HEAD,
  DECLARES_VARIABLE,
  DEFINES_FUNCTION,
  EXPORT_MARK,
  INLINE_MARK,
  INLINE_WORDS,
  MEMBER_OF_CLASS,
  OPENS_CLASS,
  PARAMETER_MARK,
  REFLECTION,
} from "./c-macros";
import { FOREIGN_WORDS } from "./mask-foreign";
import { isMockMacro } from "./mock-methods";

export const IS_INLINE = 1;
export const IS_ATTRIBUTE = 2;
export const IS_PARAMETER_MARK = 4;
export const IS_UNDERSCORED = 8;
export const IS_REFLECTION = 16;
export const IS_EXPORT_MARK = 32;
export const IS_DELEGATE = 64;
export const IS_CLASS = 128;
export const IS_CLASS_BOUND = 256;
export const IS_FOREIGN = 512;
export const IS_VARIABLE = 1024;
export const IS_FUNCTION = 2048;
export const IS_PURE_VIRTUAL = 4096;
/** all capitals, and long enough for a macro */
export const IS_CAPITALS = 8192;
export const IS_MEMBER_OF_CLASS = 16384;
export const IS_MOCK = 32768;
export const IS_HEAD = 65536;

const FOREIGN: ReadonlySet<string> = new Set(FOREIGN_WORDS);

const MOST_KEPT = 50_000;
let words = new NameIds(ownString);
/** by the number of the word */
let kept: number[] = [];

/** Of the word that stands in a text, from `start` to `end` (exclusive). */
export function macroTraits(text: string, start: number, end: number): number {
  const id = words.idAt(text, start, end);
  if (id < kept.length) return kept[id];
  const traits = judge(words.names[id]);
  kept.push(traits);
  if (kept.length === MOST_KEPT) [words, kept] = [new NameIds(ownString), []];
  return traits;
}

function judge(word: string): number {
  const when = (is: boolean, bit: number): number => (is ? bit : 0);
  return (
    when(INLINE_WORDS.has(word) || INLINE_MARK.test(word), IS_INLINE) |
    when(ATTRIBUTE_WORDS.has(word), IS_ATTRIBUTE) |
    when(PARAMETER_MARK.test(word), IS_PARAMETER_MARK) |
    when(word.startsWith("_"), IS_UNDERSCORED) |
    when(REFLECTION.test(word), IS_REFLECTION) |
    when(EXPORT_MARK.test(word), IS_EXPORT_MARK) |
    when(DECLARES_DELEGATE.test(word), IS_DELEGATE) |
    when(DECLARES_CLASS.test(word), IS_CLASS) |
    when(word === OPENS_CLASS || word === CLOSES_CLASS, IS_CLASS_BOUND) |
    when(FOREIGN.has(word), IS_FOREIGN) |
    when(DECLARES_VARIABLE.test(word), IS_VARIABLE) |
    when(DECLARES_HEAD.test(word), IS_HEAD) |
    when(DEFINES_FUNCTION.test(word), IS_FUNCTION) |
    when(word === "PURE_VIRTUAL", IS_PURE_VIRTUAL) |
    when(MEMBER_OF_CLASS.test(word), IS_MEMBER_OF_CLASS) |
    when(isMockMacro(word), IS_MOCK) |
    when(ALL_CAPITALS.test(word), IS_CAPITALS)
  );
}
