/** `macro_rules! grades { … => { pub enum Grade { … } } }`: what a macro of the file declares is no symbol. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

/** Whether an item of this name is written in the file, though none is declared: in a macro. */
export async function mayBeMade(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  if (file.uses.left[i] !== LEFT_CODES.none) return false;
  const text = (await code.text(file.id))?.all() ?? "";
  const item = String.raw`\b(?:enum|struct|union|type|trait|fn|mod|const|static)\s+${file.name(i)}\b`;
  return text.includes("macro_rules!") && new RegExp(item).test(text);
}
