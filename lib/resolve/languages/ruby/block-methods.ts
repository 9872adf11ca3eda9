/** Methods that stand right in blocks: they are those of what runs there, and belong to no class that has a name. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { fileOf } from "../../facts/declared-name";
import type { BareName } from "../readers";

/** Methods that are defined right in a block: of all that a file has under a name. */
export async function heldByBlock(
  code: CodeIndex,
  file: CodeFile,
  callee: number,
  name: string,
): Promise<Declaration[]> {
  const here = (await code.named(name)).where(fileOf, file.id);
  return here.filter((d) => !isOfClass(d) && isMethod(d) && blockOf(file, d) === callee);
}

const isMethod = ({ kind }: Declaration): boolean => isFunction(kind) || kind === "property";

const isOfClass = ({ holderKind }: Declaration): boolean => holderKind !== null && holderKind !== "module";

/** The call whose block a method is defined in, or `attr_reader :name` stands in; -1 for none. */
export const blockOf = (file: CodeFile, d: Declaration): number => {
  const named = file.nameOccurrence(d.ordinal);
  const own = named < 0 ? callOfNamed(file, d) : named;
  return own < 0 ? -1 : (file.lambdasAround(own)[0] ?? -1);
};

/** The first name on the line of what a symbol declares, which is the call's: `attr_reader`. */
function callOfNamed(file: CodeFile, d: Declaration): number {
  const { nameLine } = decodeSymbolRanges(d.source.symbol.ranges);
  return d.kind === "property" ? file.uses.line.indexOf(nameLine) : -1;
}

/**
 * Methods outside of classes that are defined in blocks, as in those of examples, are called there and in the blocks
 * within: of several the nearest.
 */
export function ofNearestBlock(
  _code: CodeIndex,
  file: CodeFile,
  { at }: BareName,
  top: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const functions = top.filter(isMethod);
  if (functions.length === 0) return Promise.resolve(top);
  const around = [...file.lambdasAround(at), -1];
  const near = (d: Declaration) => around.indexOf(blockOf(file, d));
  const seen = functions.filter((d) => near(d) >= 0);
  const nearest = Math.min(...seen.map(near));
  const others = top.filter((d) => !isMethod(d));
  return Promise.resolve([...others, ...seen.filter((d) => near(d) === nearest)]);
}
