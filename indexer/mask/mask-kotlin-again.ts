/**
 * Masks what the Kotlin grammar does not know, tried where a text does not parse without: guards of `when` entries,
 * names that are keywords in other places (`where?.let`, `insert { … } get id`), context parameters, comments inside a
 * chain of calls, annotated accessors of a property without a type, a semicolon before accessors, bodies of one line
 * that end in a property, strings with several dollars. Never touches strings or comments otherwise.
 */
import { MaskBuilder, type MaskedText } from "./mask-builder";
import { afterSpace, blankAnnotations, endOfArguments, startsHere } from "./annotations";
import { maskDeclarations } from "./mask-kotlin";

/** What must be passed over whole, and the words and marks that a rule below begins with. */
const TOKEN = new RegExp(
  [
    "(?<comment>//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$))",
    '(?<dollars>\\${2,}(?:"""[\\s\\S]*?"""|"(?:\\\\.|[^"\\\\\\n])*"))',
    '"""[\\s\\S]*?(?:"""|$)',
    '"(?:\\\\.|[^"\\\\\\n])*"',
    "'(?:\\\\.|[^'\\\\\\n])+'",
    "(?<accessor>;(?=[ \\t]*(?:get[ \\t]*\\([ \\t]*\\)|set[ \\t]*\\(|(?:private|protected|internal)[ \\t]+set\\b)))",
    '\\{(?=(?<held>[^\\n{}"\']{0,200}\\b(?:val|var)[ \\t](?:[^\\n{};"\']|"(?:\\\\.|[^"\\\\\\n{}])*"){0,400}) \\})',
    "(?<annotation>@(?:\\w+:)?[A-Za-z_][\\w.]*)",
    "(?<word>(?<![\\w$.])[a-z]+(?![\\w$])|(?<=\\.)dynamic(?![\\w$]))",
  ].join("|"),
  "g",
);

const SOFT_KEYWORDS: ReadonlySet<string> = new Set(
  (
    "abstract by constructor crossinline dynamic external final infix inline internal lateinit noinline open override private " +
    "protected public sealed suspend tailrec vararg where"
  ).split(" "),
);
/** Behind a name, and never behind a keyword. */
const BEHIND_NAME = /\s*(?:\?\.|!!|\.(?!\.)|=(?!=)|[),])/y;

const ACCESSORS: ReadonlySet<string> = new Set(["get", "set"]);
/** An accessor has no argument where it reads. */
const ARGUMENT_BEHIND = /[ \t]*\([ \t]*[^)\s]/y;
const OPERAND_BEFORE = /[\w)}\]][ \t]+$/;
const OPERAND_BEHIND = /[ \t]+[\w(]/y;

/** A condition of `when` at the start of its line, up to the guard. */
const TYPE_BEFORE = /^[ \t]*!?(?:is|in)[ \t]+[\w.]+(?:<[^{}()]*>)?\??[ \t]+$/;
const VALUE_BEFORE = /^[ \t]*(?!(?:return|throw|else|break|continue|in|is)\b)[\w.]+[ \t]+$/;
const ELSE_BEFORE = /^[ \t]*else[ \t]+$/;
const ARROW_BEHIND = /[^\n{}]*->/y;

const ACCESSOR = /(?:get|set)[ \t]*\(/y;
const CHAIN_BEHIND = /\s*\??\./y;
const DECLARATION_BEHIND = /\s*(?:@|(?:[a-z]+[ \t]+){0,6}(?:fun|val|var)\b)/y;

export function maskKotlinAgain(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  maskDeclarations(mask, source);
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(source); found; found = TOKEN.exec(source)) {
    const { comment, dollars, annotation, word, accessor, held } = found.groups ?? {};
    const end = TOKEN.lastIndex;
    if (comment !== undefined && startsHere(CHAIN_BEHIND, source, end)) mask.blank(found.index, end);
    else if (dollars !== undefined) blankDollars(mask, dollars, found.index);
    else if (annotation !== undefined) blankBeforeAccessor(mask, source, found.index, end);
    else if (word !== undefined) maskWord(mask, source, word, found.index);
    // accessors are read on a line of their own alone
    else if (accessor !== undefined) mask.respell(found.index, "\n");
    // or else the grammar looks for accessors behind the brace
    else if (held !== undefined) mask.respell(end + held.length, ";");
  }
  return mask.finish();
}

function maskWord(mask: MaskBuilder, source: string, word: string, start: number): void {
  const end = start + word.length;
  if (word === "if") maskGuard(mask, source, start, end);
  else if (word === "context") blankContext(mask, source, start, end);
  else if (isName(source, word, start, end)) mask.respell(start, word.slice(0, -1) + word.slice(-1).toUpperCase());
}

/** `dynamic` is a type to JavaScript's compiler alone, and reads as well as a type of that name. */
function isName(source: string, word: string, start: number, end: number): boolean {
  if (word === "dynamic") return true;
  if (SOFT_KEYWORDS.has(word)) return startsHere(BEHIND_NAME, source, end);
  if (!ACCESSORS.has(word)) return false;
  if (word === "get" && startsHere(ARGUMENT_BEHIND, source, end)) return true;
  return OPERAND_BEFORE.test(lineUpTo(source, start)) && startsHere(OPERAND_BEHIND, source, end);
}

/** `is A if a.b ->` is read as `is A, a.b ->`, and `else if a ->` as `a ->`. */
function maskGuard(mask: MaskBuilder, source: string, start: number, end: number): void {
  const before = lineUpTo(source, start);
  if (TYPE_BEFORE.test(before)) mask.replace(start, end, ", ");
  else if (!startsHere(ARROW_BEHIND, source, end)) return;
  else if (VALUE_BEFORE.test(before)) mask.replace(start, end, ", ");
  else if (ELSE_BEFORE.test(before)) mask.blank(start - before.trimStart().length, end);
}

/** `context(a: A) fun f()`: the types stay uses. */
function blankContext(mask: MaskBuilder, source: string, start: number, open: number): void {
  const end = endOfArguments(source, open);
  if (end === open || !startsHere(DECLARATION_BEHIND, source, end)) return;
  mask.blank(start, end);
  mask.uses(open, end);
}

function blankBeforeAccessor(mask: MaskBuilder, source: string, start: number, nameEnd: number): void {
  const end = endOfArguments(source, nameEnd);
  if (startsHere(ACCESSOR, source, afterSpace(source, end))) blankAnnotations(mask, source, [{ start, end }]);
}

function blankDollars(mask: MaskBuilder, written: string, start: number): void {
  for (let at = written.indexOf("$"); at >= 0; at = written.indexOf("$", at + 1))
    mask.blank(start + at, start + at + 1);
}

const LONGEST_LINE = 300;

/** The line before an offset; no more than its end where it is long. */
function lineUpTo(source: string, offset: number): string {
  const line = source.slice(Math.max(0, offset - LONGEST_LINE), offset);
  return line.slice(line.lastIndexOf("\n") + 1);
}
