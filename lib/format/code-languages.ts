/**
 * Which files resolution has to know: those in a language whose files declare or use names. Plain texts, most of some
 * repositories, stay out.
 */
import { LANGUAGES, SOURCE_LANGUAGES } from "../contract/vocabulary";

/** A condition over a file's language. The words are the vocabulary's own. */
export const declaresNames = (column: string): string => isOneOf(column, LANGUAGES);

/** The same for files that imports lead to. */
export const isSourceFile = (column: string): string => isOneOf(column, SOURCE_LANGUAGES);

/** The condition that a file is in one of these languages. */
export const isOneOf = (column: string, languages: readonly string[]): string =>
  `${column} in (${languages.map((language) => `'${language}'`).join(", ")})`;
