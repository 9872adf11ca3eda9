/** How many type parameters a method has, and how many type arguments a call says: extraction counts a few of them. */
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { RULES } from "../languages/registry";

/** What extraction counts at most. */
const MAX_COUNTED = 4;
/** Characters behind a name in which its type arguments stand. */
const MAX_BEHIND = 600;

/** The names of a method's own type parameters, as far as extraction counts them. */
export async function typeParametersOf(code: CodeIndex, d: Declaration): Promise<string[]> {
  const home = await code.file(d.fileId);
  const own = home?.nameOccurrence(d.ordinal) ?? -1;
  return home && own >= 0 ? home.argumentsOf(own).flatMap((each) => (each ? [home.name(each.at)] : [])) : [];
}

/** Whether a method has as many type parameters as a call says type arguments; true where the call says none. */
export async function takesTypeArguments(code: CodeIndex, file: CodeFile, i: number, d: Declaration): Promise<boolean> {
  const given = file.typedBy.arityOf(i);
  if (given === 0 || !RULES[file.language].writtenOverloads) return true;
  const home = await code.file(d.fileId);
  const own = home?.nameOccurrence(d.ordinal) ?? -1;
  if (!home || own < 0) return true;
  const count = home.argumentsOf(own).length;
  if (given < MAX_COUNTED || count < MAX_COUNTED) return given === count;
  return (await countBehind(code, file, i)) === (await countBehind(code, home, own));
}

async function countBehind(code: CodeIndex, file: CodeFile, i: number): Promise<number> {
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  return typeArgumentCount(text?.slice(end, end + MAX_BEHIND) ?? "");
}

/** How many type arguments a text begins with: `<A, B<C, D>>(` has two. Exported for tests. */
export function typeArgumentCount(text: string): number {
  const open = /^\s*</.exec(text);
  if (!open) return 0;
  let depth = 0;
  let count = 1;
  for (let at = open[0].length - 1; at < text.length; at++) {
    if ("<([".includes(text[at])) depth++;
    else if (">)]".includes(text[at]) && --depth === 0) return count;
    else if (text[at] === "," && depth === 1) count++;
  }
  return 0;
}
