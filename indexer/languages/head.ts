/** The language of a text by its first lines, where the file's name does not say it. */
import { isCpp } from "./is-cpp";

/** The program that a `#!` line names, without its version; empty where there is none. */
export function programOf(head: string): string {
  const [, line] = /^#![ \t]*([^\r\n]*)/.exec(head) ?? [];
  if (line === undefined) return "";
  const words = line.split(/[ \t]+/);
  // `env -S VAR=1 python3 -u`
  const isEnv = /(^|\/)env$/.test(words[0]);
  const program = isEnv ? words.slice(1).find((word) => !/^-|=/.test(word)) : words[0];
  return (program ?? "").replace(/^.*\//, "").replace(/[\d.]+$/, "");
}

export const isXml = (head: string): boolean => /^\s*<\?xml\s|^\s*<!DOCTYPE\s/.test(head.slice(0, 200));

/** Directives, comments of C, or nothing but calls of macros: what C and C++ include under this ending. */
const C_SIGNS =
  /^[ \t]*#(?:include|define|undef|if|ifdef|ifndef|pragma)\b|^[ \t]*(?:\/\/|\/\*)|^[A-Z][A-Z0-9_]*\(.*\)[ \t]*$/m;

/** `.inc` is what some language includes: PHP, C or C++; null for any other. */
export function languageOfInc(head: string): "php" | "c" | "cpp" | null {
  if (/<\?(?:php\b|=)/i.test(head.slice(0, 4096))) return "php";
  if (!C_SIGNS.test(head.slice(0, 16_384))) return null;
  return isCpp(head) ? "cpp" : "c";
}
