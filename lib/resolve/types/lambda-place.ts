/** At which place of a call's arguments a lambda stands. */
import { argumentsBehind, MAX_BEHIND_NAME } from "../facts/arguments";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";

/**
 * The argument in the list that holds a name; null for a lambda behind the list, one that is passed by its parameter's
 * name, and where the list cannot be read.
 */
export async function lambdaPlace(
  code: CodeIndex,
  file: CodeFile,
  callee: number,
  name: number,
): Promise<number | null> {
  const text = await code.text(file.id);
  if (!text) return null;
  const end = text.offsetAt(file.uses.line[callee], file.columnBehind(callee));
  const at = text.offsetAt(file.uses.line[name], file.uses.column[name]) - end;
  const given = argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0) ?? [];
  const place = given.findIndex((argument) => argument.start <= at && at < argument.start + argument.text.length);
  return place < 0 || /^\w+\s*(?:=[^=>]|:[^:])/.test(given[place].text) ? null : place;
}
