/** `impl From<Dock> for String`: what the repository gives types from outside. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { takesSelf } from "./given-types";
import { isOfLanguage } from "./language-types";
import { GIVES_LITERAL, textBehind } from "./outside-paths";

/** `String::from(dock)`: what blocks of the repository give a type from outside, by what they are handed. */
export async function addedToOutside(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const type = file.uses.left[i] < 0 ? "" : file.name(file.uses.left[i]);
  if (file.uses.arity[i] < 1 || !/^\p{Lu}/u.test(type)) return [];
  const given = await textBehind(code, file, i);
  if (GIVES_LITERAL.test(given) || (await isHandedOwn(code, file, i, given))) return [];
  const found: Declaration[] = [];
  for (const d of await code.declarations(file.name(i))) {
    const isOfType = d.language === "rust" && d.repositoryId === file.repositoryId && d.owners.at(-1) === type;
    const isOfTrait = /\+(?!for\$)/.test(d.disambiguator ?? "");
    if (isOfType && isOfTrait && isFunction(d.kind) && !(await takesSelf(code, d))) found.push(d);
  }
  return found;
}

/** Whether a call is handed a local alone that is declared with a type of the language. */
async function isHandedOwn(code: CodeIndex, file: CodeFile, call: number, given: string): Promise<boolean> {
  const local =
    call + 1 < file.uses.count && file.uses.left[call + 1] === LEFT_CODES.none ? file.uses.local[call + 1] : -1;
  return local >= 0 && /^\s*\(\s*&*\s*\w+\s*\)/.test(given) && isOfLanguage(code, file, local);
}
