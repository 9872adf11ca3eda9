/** Occurrences by their offset in the text of their file, for what is read from the text itself. */
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "./code-file";

/** The occurrence at an offset, behind the call's name. */
export function occurrenceFrom(file: CodeFile, text: SourceText, call: number, offset: number): number {
  for (let i = call + 1; i < file.uses.count; i++) {
    const start = text.offsetAt(file.uses.line[i], file.uses.column[i]);
    if (start === offset) return i;
    if (start > offset) return -1;
  }
  return -1;
}

/** The occurrence that begins at an offset of the file's text; -1 for none. */
export function occurrenceBeginning(file: CodeFile, text: SourceText, offset: number): number {
  let [low, high] = [0, file.uses.count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (text.offsetAt(file.uses.line[middle], file.uses.column[middle]) < offset) low = middle + 1;
    else high = middle;
  }
  const isFound = low < file.uses.count && text.offsetAt(file.uses.line[low], file.uses.column[low]) === offset;
  return isFound ? low : -1;
}
