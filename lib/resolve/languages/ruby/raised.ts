/**
 * Errors that a text names with their class: `rescue Leak => error`, `error = assert_raises(Leak) { … }` and the block
 * of `raise_error(Leak) { |error| … }`. Of several classes any may be meant, and none is known.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { occurrenceBeginning } from "../../facts/offsets";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Calls of test libraries that give the error which the class behind them names, or hand it to their block. */
const EXPECTS: ReadonlySet<string> = new Set(
  "assert_raise assert_raises assert_raise_kind_of raise_error raise_exception".split(" "),
);
/** Characters behind a call's name that are read. */
const MAX_CLASS = 200;

const PATH = String.raw`(?:::)?\p{Lu}\w*(?:::\p{Lu}\w*)*`;
const EXPECTED = new RegExp(String.raw`^(?:\(\s*|[ \t]+)(${PATH})\s*(?:\)|do\b|\{|,\s*["'/]|\n|$)`, "u");
const RESCUED = new RegExp(String.raw`\brescue\s+(${PATH})\s*=>\s*$`, "u");

export const expectsError = (name: string): boolean => EXPECTS.has(name);

/** The error that a call expects; null where it names no class, or more than one. */
export async function expectedError(
  types: ValueTypeReader,
  file: CodeFile,
  call: number,
  chain: Chain,
): Promise<ValueType | null> {
  const text = await types.code.text(file.id);
  const end = text?.offsetAt(file.uses.line[call], file.columnBehind(call)) ?? 0;
  const found = EXPECTED.exec(text?.slice(end, end + MAX_CLASS) ?? "");
  if (!text || !found) return null;
  return ofPath(
    types,
    file,
    occurrenceBeginning(file, text, end + found[0].indexOf(found[1]) + lastStep(found[1])),
    chain,
  );
}

/** What a name is that `rescue` binds; null for any other name. */
export async function rescued(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  const { line, column, local } = file.uses;
  if (local[name] !== name) return null;
  const text = await types.code.text(file.id);
  const found = RESCUED.exec(text?.between(line[name], 0, line[name], column[name]) ?? "");
  if (!found) return null;
  return ofPath(
    types,
    file,
    file.occurrenceAt(line[name], found.index + found[0].lastIndexOf(found[1]) + lastStep(found[1])),
    chain,
  );
}

/** Where the last step of a path begins. */
const lastStep = (path: string): number => path.lastIndexOf(":") + 1;

const ofPath = (types: ValueTypeReader, file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> =>
  at < 0 ? Promise.resolve(null) : types.asScope(file, at, chain);
