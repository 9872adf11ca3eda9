/**
 * Classes that hand themselves to a base, which gives them back from its methods: `class Builder extends
 * AbstractBuilder<Ship, Builder>`. Where the base stands outside, no declaration says so.
 */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { ValueType } from "../facts/value-type";

/** Occurrences behind a class's name that may name its bases. */
const MAX_STEPS = 60;

export async function handsItselfOn(code: CodeIndex, type: ValueType): Promise<boolean> {
  if (type.sort !== "type" || type.isGuess) return false;
  const [{ fileId, ordinal, kind, name }] = type.declarations;
  const file = kind === "class" ? await code.file(fileId) : null;
  return (
    file !== null &&
    basesOf(file, ordinal).some((at) => file.argumentsOf(at).some((each) => each && file.name(each.at) === name))
  );
}

/** Where the bases of a class are named. */
function basesOf(file: CodeFile, ordinal: number): number[] {
  const own = file.nameOccurrence(ordinal);
  const found: number[] = [];
  for (let at = own + 1; own >= 0 && at <= own + MAX_STEPS && at < file.uses.line.length; at++)
    if (file.role(at) === "inherit" && file.uses.enclosing[at] === ordinal) found.push(at);
  return found;
}
