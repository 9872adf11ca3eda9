/** Whether a symbol is private to its file, as its language's table says. */
import { isParsed } from "../../lib/contract/vocabulary";
import { languageTable } from "../languages/registry";
import type { PrivateNameRule } from "../languages/private-names";
import type { LanguageId } from "../model";

const NOTHING: PrivateNameRule = () => false;

/**
 * Whether other files of a repository may have a symbol of the same name and owner that is another one; what such a
 * symbol holds is private, too.
 */
export const privateToFile = (language: LanguageId): PrivateNameRule =>
  (isParsed(language) ? languageTable(language).privateToFile : undefined) ?? NOTHING;
