/**
 * What a repository adds to a type that the language brings along: `declare global { interface Window { app: App } }`.
 */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { ofType, type ValueType } from "../facts/value-type";
import { LEFT_CODES } from "../../format/occurrence-table";
import { RULES } from "../languages/registry";
import { isOfRepository } from "../visibility/of-repository";

/** The type of a standard value by what its own repository declares of it; null where it declares nothing. */
export async function addedToStandard(code: CodeIndex, file: CodeFile, at: number): Promise<ValueType | null> {
  const name = RULES[file.language].standardValues.get(file.name(at));
  if (name === undefined || file.uses.left[at] !== LEFT_CODES.none || file.uses.arity[at] >= 0) return null;
  const declared = await code.declarations(name);
  const added = declared.filter((d) => d.kind === "interface" && isOfRepository(d, file) && isGlobal(d));
  return added.length > 0 ? ofType(added) : null;
}

/**
 * A module's own interface stands at the top of it; what is added to everything in a block, or in declarations alone.
 */
const isGlobal = ({ path, source: { symbol } }: Declaration): boolean =>
  path.endsWith(".d.ts") || decodeSymbolRanges(symbol.ranges).startColumn > 0;
