/**
 * Members of a class without a name are seen in its body alone. What holds them, by their keys, is the function
 * around: calls of the function itself see nothing of them.
 */
import type { SourceText } from "../../format/source-text";
import { passed } from "../facts/arguments";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, type Declaration } from "../facts/declaration";
import { holdsUnnamedClass } from "../members/unnamed-bodies";

/** Characters between the two that are read. */
const MAX_BETWEEN = 100_000;

/** Those that a function holds and that a use in it sees. */
export async function seenFrom(
  code: CodeIndex,
  file: CodeFile,
  ordinal: number,
  use: number,
  held: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const text = holdsUnnamedClass(file) && isFunction(file.kind(ordinal)) ? await code.text(file.id) : null;
  if (!text) return held;
  const offset = (at: number) => text.offsetAt(file.uses.line[at], file.uses.column[at]);
  return held.filter((d) => {
    const own = isType(d.kind) ? -1 : file.nameOccurrence(d.ordinal);
    return own < 0 || sharesBody(text, offset(use), offset(own));
  });
}

/** @param place offset of a use @param member offset of a member's name: the braces around it stand around the use */
function sharesBody(text: SourceText, place: number, member: number): boolean {
  const [start, end] = place < member ? [place, member] : [member, place];
  if (end - start > MAX_BETWEEN) return false;
  const between = text.slice(start, end);
  let depth = 0;
  let least = 0;
  for (let at = 0; at < between.length; at = passed(between, at)) {
    if (between[at] === "{") depth++;
    else if (between[at] === "}") least = Math.min(least, --depth);
  }
  return place < member ? depth === least : least === 0;
}
