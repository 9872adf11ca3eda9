/** Blocks of RSpec and Minitest; `described_class` stands for the class that the file's first `describe` names. */
import type { CodeFile } from "../../facts/code-file";

const WORD = "described_class";

const DECLARES: ReadonlySet<string> = new Set(["describe", "context", "feature"]);

/** Whether the block of a call is a class of examples. */
export const declaresExamples = (name: string): boolean => DECLARES.has(name);

/** The occurrence that names the class which the file describes, -1 for none; null for any other word. */
export const describedClass = (file: CodeFile, i: number): number | null =>
  file.name(i) === WORD ? describedIn(file) : null;

function describedIn(file: CodeFile): number {
  for (let i = 0; i + 1 < file.uses.count; i++) {
    if (file.uses.arity[i] < 1 || file.name(i) !== "describe" || !/^\p{Lu}/u.test(file.name(i + 1))) continue;
    let last = i + 1;
    while (last + 1 < file.uses.count && file.uses.left[last + 1] === last && file.uses.arity[last + 1] < 0) last++;
    return last;
  }
  return -1;
}
