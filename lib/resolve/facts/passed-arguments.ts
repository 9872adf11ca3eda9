/** What a call passes, read from the text of its file. */
import { argumentsBehind, MAX_BEHIND_NAME, type WrittenArgument } from "./arguments";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";

/** Arguments as they are written. */
interface Passed {
  given: readonly WrittenArgument[];
  /** the offset in the file that they are counted from */
  from: number;
}

/** Null where the list cannot be read. */
export async function passedTo(code: CodeIndex, file: CodeFile, call: number): Promise<Passed | null> {
  const text = await code.text(file.id);
  if (!text) return null;
  const from = text.offsetAt(file.uses.line[call], file.columnBehind(call));
  const given = argumentsBehind(text.slice(from, from + MAX_BEHIND_NAME), 0);
  return given && { given, from };
}

/** The place of the argument that holds an offset of the file; -1 for none. */
export const placeHolding = ({ given, from }: Passed, offset: number): number =>
  given.findIndex(({ start, text }) => from + start <= offset && offset < from + start + text.length);
