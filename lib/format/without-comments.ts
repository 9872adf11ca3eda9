/** Source text without its comments; what quotes hold stays as it is. For short pieces, as signatures are. Pure. */
import type { LanguageId } from "../contract/vocabulary";

const DOUBLE = String.raw`"(?:\\.|[^"\\\n])*"`;
const SINGLE = String.raw`'(?:\\.|[^'\\\n])*'`;
/** One character: elsewhere the sign begins the name of a lifetime, or parts the digits of a number. */
const CHARACTER = String.raw`'(?:\\.|[^'\\\n])'`;
const TEMPLATE = "`(?:\\\\.|[^`\\\\])*`";
const SLASHES = String.raw`(\/\*[\s\S]*?\*\/|\/\/[^\n]*)`;
const HASH = String.raw`(#[^\n]*)`;
/** An attribute of PHP begins with the sign, too. */
const OF_PHP = String.raw`(\/\*[\s\S]*?\*\/|\/\/[^\n]*|#(?!\[)[^\n]*)`;

const patternOf = (...parts: string[]): RegExp => new RegExp(parts.join("|"), "g");

const BRACES = patternOf(DOUBLE, CHARACTER, SLASHES);
const SCRIPTS = patternOf(DOUBLE, SINGLE, TEMPLATE, SLASHES);
const HASHES = patternOf(DOUBLE, SINGLE, HASH);

const PATTERNS: Partial<Record<LanguageId, RegExp>> = {
  ...{ cpp: BRACES, c: BRACES, csharp: BRACES, java: BRACES, kotlin: BRACES, rust: BRACES },
  ...{ typescript: SCRIPTS, tsx: SCRIPTS, javascript: SCRIPTS, go: SCRIPTS },
  ...{ python: HASHES, ruby: HASHES },
  php: patternOf(DOUBLE, SINGLE, OF_PHP),
};

/** Each comment gives way to a blank. */
export function withoutComments(text: string, language: LanguageId): string {
  const pattern = PATTERNS[language];
  if (pattern === undefined) return text;
  return text.replace(pattern, (whole, comment: string | undefined) => (comment === undefined ? whole : " "));
}
