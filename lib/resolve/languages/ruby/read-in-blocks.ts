/**
 * `attr_reader :mast` in a block of examples hands out `@mast` as the blocks around those examples assign it: there is
 * no class that has the variable.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { blockOf } from "./block-methods";

/** Undefined for what is no such reader, and where no block within the same assigns the variable. */
export async function readInBlock(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  if (file.uses.left[at] !== LEFT_CODES.none || file.uses.arity[at] > 0 || file.uses.local[at] >= 0) return undefined;
  const assigned = assignedInBlocks(file, `@${file.name(at)}`);
  if (assigned.length === 0) return undefined;
  const [d] = (await types.occurrence(file, at, chain)).declarations;
  const block = d?.kind === "property" && d.fileId === file.id ? blockOf(file, d) : -1;
  const variable = block < 0 ? undefined : assigned.find((each) => isWithin(file, each, block));
  return variable === undefined ? undefined : types.ofValue(file, variable, chain);
}

/** Where blocks outside of classes assign a variable first. */
function assignedInBlocks(file: CodeFile, variable: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < file.uses.count; at++)
    if (file.uses.local[at] === at && file.name(at) === variable) found.push(at);
  return found;
}

/** Whether a variable stands in a block, as the nearest call before it does of which that is known. */
function isWithin(file: CodeFile, variable: number, block: number): boolean {
  for (let at = variable - 1; at >= block; at--) {
    const around = file.lambdasAround(at);
    if (at === block || around.length > 0) return at === block || around.includes(block);
  }
  return false;
}
