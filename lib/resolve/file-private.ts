/** Declarations that their language keeps inside of their file: no use elsewhere means them, however it is called. */
import { MODIFIERS, type LanguageId } from "../contract/vocabulary";
import type { Declaration } from "./declaration";

const STATIC = 1 << MODIFIERS.indexOf("static");
const PRIVATE = 1 << MODIFIERS.indexOf("private");

/** Languages whose `private` ends with the file at the latest: a type stands in one file, and has no friends in others. */
const PRIVATE_IN_FILE: ReadonlySet<LanguageId> = new Set<LanguageId>(["java", "kotlin"]);

export const isKeptInFile = (d: Declaration): boolean =>
  isStaticOfFile(d) || (PRIVATE_IN_FILE.has(d.language) && (d.modifiers & PRIVATE) !== 0);

/** `static` at the top of a file of C or C++ that is no header. */
export function isStaticOfFile(d: Declaration): boolean {
  const isStatic = (d.language === "c" || d.language === "cpp") && d.holder === "" && (d.modifiers & STATIC) !== 0;
  return isStatic && !/\.(h|hh|hpp|hxx|inl)$/.test(d.path);
}
