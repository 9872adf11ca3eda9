/** Keys of a literal that are values as well: `{ name }`. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";

/** Characters behind a key in which its end is looked for. */
const MAX_BLANKS = 200;

export async function isShorthand(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  if (file.isOwnValue(i)) return true;
  if (file.typedBy.has(i) || file.uses.arity[i] >= 0) return false;
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  return text !== null && /^\s*[,}]/.test(text.slice(end, end + MAX_BLANKS));
}
