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
