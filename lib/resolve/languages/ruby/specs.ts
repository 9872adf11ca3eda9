/** Blocks of RSpec and Minitest; `described_class` stands for the class that the file's first `describe` names. */
import type { CodeFile } from "../../facts/code-file";

const WORD = "described_class";

const DECLARES: ReadonlySet<string> = new Set(["describe", "context", "feature"]);

/** Whether the block of a call is a class of examples. */
export const declaresExamples = (name: string): boolean => DECLARES.has(name);

/** The occurrence that names the class which is described around, -1 for none; null for any other word. */
export const describedClass = (file: CodeFile, i: number): number | null =>
  file.name(i) === WORD ? describedAround(file, i) : null;

/** What the nearest block of examples names that names a class, else the first of the file. */
function describedAround(file: CodeFile, i: number): number {
  for (const callee of file.lambdasAround(i)) {
    const named = declaresExamples(file.name(callee)) ? classNamed(file, callee) : -1;
    if (named >= 0) return named;
  }
  for (let at = 0; at + 1 < file.uses.count; at++) {
    const named = file.name(at) === "describe" ? classNamed(file, at) : -1;
    if (named >= 0) return named;
  }
  return -1;
}

/** The last name of the class that a call is given first; -1 for none. */
function classNamed(file: CodeFile, call: number): number {
  const { uses } = file;
  const first = call + 1;
  if (uses.arity[call] < 1 || first >= uses.count || uses.line[first] !== uses.line[call]) return -1;
  if (!/^\p{Lu}/u.test(file.name(first))) return -1;
  let last = first;
  while (last + 1 < uses.count && uses.left[last + 1] === last && uses.arity[last + 1] < 0) last++;
  return last;
}
