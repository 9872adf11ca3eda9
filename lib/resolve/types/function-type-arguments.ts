/**
 * What a function type takes that is a type argument itself, `Record<string, (by: Crew) => void>`: no name stands for
 * it, and its first parameter is where it is known from.
 */
import { TYPED } from "../../format/occurrence-table";
import { argumentsFrom } from "../facts/arguments";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { occurrenceBeginning } from "../facts/offsets";
import type { TypeSite } from "../facts/value-type";

/** Characters before the first parameter, and of one list of parameters, that are read. */
const MAX_BEFORE = 40;
const MAX_LIST = 4000;

/**
 * Where the type of a parameter is written, by its place; null where none is.
 * @param first the occurrence that declares the first parameter
 */
export async function takenBehind(
  code: CodeIndex,
  file: CodeFile,
  first: number,
  place: number,
): Promise<TypeSite | null> {
  const text = await code.text(file.id);
  const at = text?.offsetAt(file.uses.line[first], file.uses.column[first]) ?? 0;
  const open = /\(\s*(?:\.\.\.\s*)?$/.exec(text?.slice(Math.max(0, at - MAX_BEFORE), at) ?? "");
  if (!text || !open) return null;
  const begin = at - open[0].length;
  const list = argumentsFrom(text.slice(begin, begin + MAX_LIST), 0);
  const taken = list?.[place];
  const name = taken && /^[\w$]+(?=\s*\??\s*:)/.test(taken.text) ? taken.start + begin : -1;
  const parameter = name < 0 ? -1 : occurrenceBeginning(file, text, name);
  const [type, how] = (parameter < 0 ? undefined : file.typedBy.get(parameter)) ?? [-1, 0];
  const isWritten = how === TYPED.byType || how === (TYPED.byType | TYPED.isArray);
  return type >= 0 && isWritten ? { file, at: type, isArray: how !== TYPED.byType } : null;
}
