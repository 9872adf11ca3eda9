/** Which compiler's engine says what a row about a type says. */
import type { Basis } from "../../contract/vocabulary";
import type { CodeIndex } from "../../resolve/facts/code-index";
import type { Declaration } from "../../resolve/facts/declaration";

/** The engine with its version, for a row whose basis it is; undefined where rules decided. @param d the type below */
export async function decidedBy(code: CodeIndex, d: Declaration, basis: Basis): Promise<string | undefined> {
  return basis === "precise" ? (await code.file(d.fileId))?.decidedBy(basis) : undefined;
}
