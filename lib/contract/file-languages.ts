/** The ids of all languages that a file can have, as filters (`lang:`) and answers name them. */
import { LANGUAGES } from "./languages";
import { PLAIN_LANGUAGES } from "./plain-languages";
import type { FileLanguage } from "./vocabulary";

export const FILE_LANGUAGES: readonly FileLanguage[] = [
  ...new Set<FileLanguage>([...LANGUAGES, ...PLAIN_LANGUAGES.map(({ id }) => id)]),
];
