/** The occurrences that arguments of PHP are named by. */
import { lastNameIn, type WrittenArgument } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { occurrenceFrom } from "../../facts/offsets";

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
