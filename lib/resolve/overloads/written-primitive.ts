/** The primitive type that something is declared with: it is no name, so that no rule of names finds it. */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";
import { primitiveDeclared, primitiveWritten } from "../types/parameter-fit";

const HOLDS_VALUE: ReadonlySet<string> = new Set(["field", "variable", "constant"]);
/** Declarations of one argument that are looked at. */
const MAX_DECLARED = 8;

/**
 * The one that members, variables or called functions of a name agree on; null where they do not.
 * @param arity of the call, or -1 where the name is not called
 */
export async function writtenPrimitive(
  code: CodeIndex,
  declared: readonly Declaration[],
  arity: number,
): Promise<string | null> {
  const written = new Set<string | null>();
  for (const d of declared.slice(0, MAX_DECLARED)) {
    const isAsked = HOLDS_VALUE.has(d.kind) || (arity >= 0 && isFunction(d.kind));
    const home = isAsked ? await code.file(d.fileId) : null;
    const text = home && !home.typedBy.has(home.nameOccurrence(d.ordinal)) ? await code.text(d.fileId) : null;
    const { nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
    const read = RULES[d.language].primitivesApart ? primitiveDeclared : primitiveWritten;
    written.add(text && read(text, nameLine, nameColumn, d.name));
  }
  const [only] = written;
  return written.size === 1 && only ? only : null;
}
