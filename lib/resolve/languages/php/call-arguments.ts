/** What a call of PHP passes: the occurrences that its arguments are named by. */
import { argumentsBehind, lastNameIn, MAX_BEHIND_NAME, type WrittenArgument } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { occurrenceFrom } from "../../facts/offsets";

/** The arguments of a call, with the offset in the file that they are counted from; null where they cannot be read. */
export async function passedTo(
  code: CodeIndex,
  file: CodeFile,
  call: number,
): Promise<{ given: WrittenArgument[]; from: number } | null> {
  const text = await code.text(file.id);
  if (!text) return null;
  const from = text.offsetAt(file.uses.line[call], file.columnBehind(call));
  const given = argumentsBehind(text.slice(from, from + MAX_BEHIND_NAME), 0);
  return given && { given, from };
}

/** The occurrence that a plain argument ends in: `$this->rows`, `$rows`, `rows()`; -1 for any other. */
export async function namedBy(
  code: CodeIndex,
  file: CodeFile,
  call: number,
  from: number,
  argument: WrittenArgument,
): Promise<number> {
  const text = await code.text(file.id);
  // `$` stands before names, and is none of them
  const name = lastNameIn(argument.text.replace(/^\$/, " ").trimStart());
  const shift = argument.text.startsWith("$") ? 1 : 0;
  return text && name >= 0 ? occurrenceFrom(file, text, call, from + argument.start + shift + name) : -1;
}
