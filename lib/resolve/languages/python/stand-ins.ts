/**
 * `if sys.version_info >= (3, 11): from enum import StrEnum`, and in `else:` a class of that name: what stands there
 * serves older versions of Python, and the import is meant. `if TYPE_CHECKING:` and its `else:` are the same: what a
 * program runs with pretends to be what the import says.
 */
import type { CodeIndex } from "../../facts/code-index";
import { isTopLevel, type Declaration } from "../../facts/declaration";

const HOLDS = /^\s*(?:el)?if\s+(?:sys\.version_info\s*>=?\s*\(\s*3\s*,|(?:\w+\.)?TYPE_CHECKING\s*:)/;
const HOLDS_NOT = /^\s*(?:el)?if\s+(?:sys\.version_info\s*<=?\s*\(\s*3\s*,|not\s+(?:\w+\.)?TYPE_CHECKING\s*:)/;
const ELSE = /^\s*else\s*:/;

/** Characters before a declaration that are looked at. */
const MAX_BEFORE = 4000;

/** Whether a declaration is for older versions or programs that run, where its file imports the name as well. */
export async function isStandIn(code: CodeIndex, d: Declaration): Promise<boolean> {
  const home = isTopLevel(d) ? await code.file(d.fileId) : null;
  if (home?.bindings.named(d.name) === undefined) return false;
  const own = home.nameOccurrence(d.ordinal);
  const text = own < 0 ? null : await code.text(home.id);
  if (!text) return false;
  const end = text.offsetAt(home.uses.line[own], home.uses.column[own]);
  const lines = text.slice(Math.max(0, end - MAX_BEFORE), end).split("\n");
  const header = headerAbove(lines, lines.length - 1, (indent, of) => indent < of);
  if (header < 0) return false;
  if (HOLDS_NOT.test(lines[header])) return true;
  const branch = ELSE.test(lines[header]) ? headerAbove(lines, header, (indent, of) => indent <= of) : -1;
  return branch >= 0 && HOLDS.test(lines[branch]);
}

/** The nearest line above whose indentation fits that of a line. */
function headerAbove(lines: readonly string[], from: number, fits: (indent: number, own: number) => boolean): number {
  const own = indentOf(lines[from]);
  for (let at = from - 1; at >= 0; at--)
    if (/\S/.test(lines[at]) && !/^\s*#/.test(lines[at]) && fits(indentOf(lines[at]), own)) return at;
  return -1;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
