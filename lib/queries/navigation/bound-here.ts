/** What is asked at a name that declares a variable and reads something at once. */
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Declaration } from "../../resolve/facts/declaration";

/**
 * A variable that a pattern binds, `const { crane } = yard`: what is asked at its name is asked about itself. From
 * there one goes to what it is bound to.
 */
export function boundHere(declarations: readonly Declaration[], file: CodeFile, at: number): readonly Declaration[] {
  const ordinal = file.uses.symbol[at];
  const own = declarations.filter((d) => d.fileId === file.id && d.ordinal === ordinal);
  return own.some(({ kind }) => kind === "constant" || kind === "variable") ? own : declarations;
}
