/**
 * Templates of C++ and their specializations share one name and one key: `template <class T> struct Box` beside `template <> struct Box<int>`.
 * A use means the specialization that it is written like, else the template. Knows nothing of deduction.
 */
import type { SourceText } from "../db/source-text";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isType, type Declaration } from "./declaration";

/** Characters of a list of type arguments that are read. */
const MAX_LENGTH = 300;

/** Those of the declarations that a use of the template can mean; all of them where the template itself is not defined here. */
export async function ofTemplate(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const definitions = found.filter(
    ({ kind, role, language }) => language === "cpp" && isType(kind) && role === "definition",
  );
  if (definitions.length < 2 || file.uses.symbol[i] >= 0) return found;
  const special = new Map<Declaration, string>();
  for (const d of definitions) {
    const home = await code.file(d.fileId);
    const text = await argumentsAt(code, home, home?.nameOccurrence(d.ordinal) ?? -1);
    if (text !== "") special.set(d, text);
  }
  if (special.size === 0) return found;
  const written = await argumentsAt(code, file, i);
  const alike = definitions.filter((d) => written !== "" && special.get(d) === written);
  if (alike.length > 0) return alike;
  return special.size < definitions.length ? found.filter((d) => !special.has(d)) : found;
}

/** The type arguments behind an occurrence as they are written, without blanks; "" for none. */
async function argumentsAt(code: CodeIndex, file: CodeFile | null | undefined, i: number): Promise<string> {
  const text = file && i >= 0 ? await code.text(file.id) : null;
  return file && text
    ? listBehind(text, text.offsetAt(file.uses.line[i], file.uses.column[i] + file.name(i).length))
    : "";
}

function listBehind(text: SourceText, start: number): string {
  const behind = text.slice(start, start + MAX_LENGTH);
  if (!/^\s*</.test(behind)) return "";
  let depth = 0;
  for (let at = 0; at < behind.length; at++) {
    if (behind[at] === "<") depth++;
    else if (behind[at] === ">" && --depth === 0) return behind.slice(0, at + 1).replace(/\s+/g, "");
  }
  return behind.replace(/\s+/g, "");
}
