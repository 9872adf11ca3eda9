/** The text that stands before an occurrence. */
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";

/** @param most characters; empty where the text of the file is not there */
export async function textBefore(code: CodeIndex, file: CodeFile, i: number, most: number): Promise<string> {
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.uses.column[i]) ?? 0;
  return text?.slice(Math.max(0, end - most), end) ?? "";
}
