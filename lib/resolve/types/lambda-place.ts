/** At which place of a call's arguments a lambda stands. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { passedTo, placeHolding } from "../facts/passed-arguments";

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
  const passed = await passedTo(code, file, callee);
  const text = passed && (await code.text(file.id));
  if (!passed || !text) return null;
  const { given } = passed;
  const place = placeHolding(passed, text.offsetAt(file.uses.line[name], file.uses.column[name]));
  return place < 0 || /^\w+\s*(?:=[^=>]|:[^:])/.test(given[place].text) ? null : place;
}
