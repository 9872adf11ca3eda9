/**
 * Names that a file declares and does not see: `row.Hull = class Hull {}`, whose name is seen inside of it alone, and
 * `exports.lift = …` or `module.exports = { lift: … }`, which give the module a member.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType, type Declaration } from "../../facts/declaration";
import type { SourceText } from "../../../format/source-text";

/** Characters before a name that are read. */
const MAX_BEFORE = 400;

/** Of declarations of this file those whose names are seen where an occurrence stands. */
export async function seenByName(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const isAsked = (d: Declaration) => d.holderKind === null || !isType(d.holderKind);
  const doubtful = found.filter((d) => isAsked(d) && mayBeUnseen(file, d));
  const text = doubtful.length > 0 ? await code.text(file.id) : null;
  if (!text) return found;
  const isUnseen = (d: Declaration) => {
    const before = beforeName(file, text, d.ordinal);
    return (
      before.endsWith(".") ||
      isKey(before, behindName(file, text, d.ordinal)) ||
      (isExpression(before) && !isWithin(file, i, d.ordinal))
    );
  };
  return found.filter((d) => !doubtful.includes(d) || !isUnseen(d));
}

/** Whether no statement begins with it, or another name stands before its own, as in `exports.lift = …`. */
function mayBeUnseen(file: CodeFile, { kind, ordinal, source }: Declaration): boolean {
  const { startLine, startColumn } = decodeSymbolRanges(source.symbol.ranges);
  const before = file.nameOccurrence(ordinal) - 1;
  if (before >= 0 && file.uses.line[before] === startLine && file.uses.column[before] >= startColumn) return true;
  return startColumn > 0 && (kind === "class" || kind === "function");
}

function isWithin({ uses, symbols }: CodeFile, i: number, ordinal: number): boolean {
  for (let at = uses.enclosing[i]; at >= 0; at = symbols[at].container) if (at === ordinal) return true;
  return false;
}

function beforeName(file: CodeFile, text: SourceText, ordinal: number): string {
  const own = file.nameOccurrence(ordinal);
  const end = own < 0 ? 0 : text.offsetAt(file.uses.line[own], file.uses.column[own]);
  return text.slice(Math.max(0, end - MAX_BEFORE), end);
}

function behindName(file: CodeFile, text: SourceText, ordinal: number): string {
  const own = file.nameOccurrence(ordinal);
  const end = own < 0 ? 0 : text.offsetAt(file.uses.line[own], file.columnBehind(own));
  return text.slice(end, end + MAX_BEHIND);
}

const MAX_BEHIND = 20;

/** `module.exports = { lift: () => …, lower() {} }` gives the module members, and its own text no names. */
export const isKey = (before: string, behind: string): boolean =>
  /^\s*[:(]/.test(behind) && /[{,]\s*(?:async\b\s*)?\*?$/.test(withoutComments(before));

const WORD = /(?<![\w$.])(?:class|(?:async\s+)?function\s*\*?)\s+$/;
/** What a statement does not begin behind. */
const OPERATOR = /(?:[=(,?&|![]|\.{3}|(?:^|[^\w$.])(?:return|extends|new|await|yield|typeof|void))$/;

/** @param before text before the name: a value stands where an operator asks for one */
export function isExpression(before: string): boolean {
  const word = WORD.exec(before);
  if (!word) return false;
  return isValuePlace(withoutComments(before.slice(0, word.index)));
}

/** `{ hull: class Hull {} }` gives a key its value, `case 1: class Hull {}` begins a statement. */
const isValuePlace = (before: string): boolean =>
  OPERATOR.test(before) ||
  /=>$/.test(before) ||
  (before.endsWith(":") && !/(?:\bcase\b[^;{}]*|\bdefault\s*):$/.test(before));

/** Without blanks and comments at its end. */
function withoutComments(text: string): string {
  let rest = text.trimEnd();
  for (let last = ""; last !== rest;) {
    last = rest;
    if (rest.endsWith("*/")) rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/*")));
    rest = rest.replace(/(?:^|[^:"'`\\/])\/\/[^\n"'`]*$/, "").trimEnd();
  }
  return rest;
}
