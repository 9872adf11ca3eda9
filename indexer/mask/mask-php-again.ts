/**
 * Masks what the PHP grammar does not know, tried where a text does not parse without: who may write a property that a
 * constructor declares (`public private(set) int $a`), constants with a type whose name is a keyword elsewhere
 * (`const string DEFAULT = ""`), the pipe. Never touches strings or comments.
 */
import { MaskBuilder, type MaskedText } from "./mask-builder";

/** What must be passed over whole, and what a rule below masks. */
const TOKEN = new RegExp(
  [
    "//[^\\n]*|#(?!\\[)[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)",
    "'(?:\\\\[\\s\\S]|[^'\\\\])*'|\"(?:\\\\[\\s\\S]|[^\"\\\\])*\"",
    "(?<access>(?<![\\w$>:])(?:public|protected|private)\\(set\\))",
    "(?<typed>(?<![\\w$>:])const[ \\t]+[?\\w\\\\|&()]+[ \\t]+)(?<name>[A-Za-z_]\\w*)(?=\\s*=)",
    "(?<pipe>\\|>)",
  ].join("|"),
  "gi",
);

const ACCESS_BEFORE = /(?:public|protected|private)[ \t]+(?:(?:readonly|final|static|abstract)[ \t]+)*$/i;
const LONGEST_MODIFIERS = 80;

/** Words that the grammar takes for themselves behind a type. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "abstract and array as break callable case catch clone const continue declare default do echo else empty eval exit " +
    "extends final finally fn for foreach function global goto if implements include instanceof interface isset list " +
    "match namespace new or print private protected public readonly require return static switch throw trait try unset " +
    "use var while xor yield"
  ).split(" "),
);

export function maskPhpAgain(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  for (const { 0: found, index, groups = {} } of source.matchAll(TOKEN)) {
    const { access, typed, name, pipe } = groups;
    if (access !== undefined) maskAccess(mask, source, index, index + found.length);
    else if (pipe !== undefined) mask.replace(index, index + 2, "|");
    else if (typed !== undefined && KEYWORDS.has(name.toLowerCase()))
      mask.respell(index + typed.length, name.slice(0, -1) + "_");
  }
  return mask.finish();
}

/** Alone it says that all may read. */
function maskAccess(mask: MaskBuilder, source: string, start: number, end: number): void {
  const before = source.slice(Math.max(0, start - LONGEST_MODIFIERS), start);
  if (ACCESS_BEFORE.test(before)) mask.blank(start, end);
  else mask.replace(start, end, "public");
}
