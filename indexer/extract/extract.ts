/**
 * From a file's tree to its facts. Pure: the same text, language and extractor version give the same facts, whatever
 * other files say. Refuses to read anything but what it is given.
 */
import { compileLanguage } from "../languages/compile";
import type { CompiledLanguage } from "../languages/compiled";
import { languageTable } from "../languages/registry";
import type { FileFacts, FlatTree, LanguageId } from "../model";
import { walkFile } from "./file-pass";

const compiled = new Map<LanguageId, CompiledLanguage>();

/**
 * @param text the exact text that was parsed; @returns facts whose offsets point into it, valid until the next call
 */
export function extract(tree: FlatTree, text: string, language: LanguageId): FileFacts {
  let rules = compiled.get(language);
  if (!rules || rules.types !== tree.types)
    compiled.set(language, (rules = compileLanguage(languageTable(language), tree.types)));
  return walkFile(tree, text, rules);
}
