/**
 * `log(const char*, ...)` beside `log(const char*, va_list)`: a list of arguments is handed on by the name that it is
 * declared with; whatever else is passed is an argument of its own.
 */
import { argumentsBehind, MAX_BEHIND_NAME, lastNameIn } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { parameterCount, parameterTypes } from "../../facts/disambiguator";
import { holderOf } from "../../facts/declared-name";
import { writtenParameters } from "../../facts/default-arguments";
import { occurrenceFrom } from "../../facts/offsets";

const LIST = "va_list";
/** Overloads whose parameters are read. */
const MAX_OVERLOADS = 24;

/** Of those found without the ones that take a list where none is passed, and with the open ones beside them. */
export async function ofOpenCall(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const arity = file.uses.arity[i];
  if (arity < 1 || !found.some(takesList) || !found.every(({ kind }) => isFunction(kind))) return found;
  const isHandedOn = await passesList(code, file, i, arity);
  if (isHandedOn === null) return found;
  const fitting = found.filter((d) => takesList(d) && parameterCount(d) === arity);
  if (isHandedOn) return fitting.length > 0 ? fitting : found;
  const [first] = found;
  const beside = (await code.named(first.name)).where(holderOf, first.holder);
  const open: Declaration[] = [];
  for (const d of beside.slice(0, MAX_OVERLOADS))
    if (d.repositoryId === first.repositoryId && (await isOpen(code, d, arity))) open.push(d);
  return open.length > 0 ? [...found.filter((d) => !takesList(d) && !open.includes(d)), ...open] : found;
}

const takesList = (d: Declaration): boolean => parameterTypes(d)?.at(-1) === LIST;

/** Whether it takes so many arguments, the last of them by `...`. */
const isOpen = async (code: CodeIndex, d: Declaration, arity: number): Promise<boolean> =>
  isFunction(d.kind) &&
  (parameterCount(d) ?? 0) <= arity &&
  (await writtenParameters(code, d)).at(-1)?.trim() === "...";

/** Whether the last argument is declared as a list; null where the arguments cannot be read. */
async function passesList(code: CodeIndex, file: CodeFile, i: number, arity: number): Promise<boolean | null> {
  const text = await code.text(file.id);
  const end = text ? text.offsetAt(file.uses.line[i], file.columnBehind(i)) : 0;
  const given = text && argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0);
  const last = given?.at(-1);
  if (!text || !last || given?.length !== arity) return null;
  const name = lastNameIn(last.text);
  const at = name < 0 ? -1 : occurrenceFrom(file, text, i, end + last.start + name);
  const local = at < 0 ? -1 : file.uses.local[at];
  const written = local < 0 ? undefined : file.typedBy.get(local);
  return written !== undefined && file.name(written[0]) === LIST;
}
