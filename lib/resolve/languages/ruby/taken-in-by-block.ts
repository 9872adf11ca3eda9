/**
 * `describe Ship do include Rigging`: what runs in the block has what the module holds. What `extend Rigging` brings
 * is called on the class that the block is: by what declares examples there.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isScope, scopeOf, type Declaration } from "../../facts/declaration";
import type { NameReader } from "../readers";
import { declaresExamples } from "./specs";

/** Methods of a use's name that modules hold which are taken in right in a block. @param callee whose block it is */
export async function takenInByBlock(
  names: NameReader,
  file: CodeFile,
  callee: number,
  i: number,
  chain: Chain,
): Promise<readonly Declaration[]> {
  for (const at of takenIn(file, callee, isOnClass(file, callee, i))) {
    const { declarations, basis } = await names.occurrence(file, at, chain);
    const [module] = basis === "name" ? [] : declarations;
    if (!module || !isScope(module.kind)) continue;
    const scope = scopeOf(module);
    const { members } = await names.members.find(scope, file.language, file.name(i), file.uses.arity[i], "object");
    if (members.length > 0) return members;
  }
  return [];
}

/** Whether a name stands in the block itself, or in one of those that declare more examples within. */
function isOnClass(file: CodeFile, callee: number, i: number): boolean {
  const around = file.lambdasAround(i);
  return around.slice(0, around.indexOf(callee)).every((at) => declaresExamples(file.name(at)));
}

/** Where modules are named that objects have of a class whose body a block is, the last first. */
export const modulesTakenIn = (file: CodeFile, callee: number): number[] => takenIn(file, callee, false).reverse();

/** What is written behind `include`, or `extend`, right in a block, the last steps of paths. */
function takenIn(file: CodeFile, callee: number, isRight: boolean): number[] {
  const { count, left, line, arity } = file.uses;
  const found: number[] = [];
  for (let at = callee + 1; at + 1 < count; at++) {
    const name = file.name(at);
    const isWord =
      (name === "include" || (isRight && name === "extend")) && arity[at] > 0 && left[at] === LEFT_CODES.none;
    if (!isWord || file.lambdasAround(at)[0] !== callee) continue;
    let last = at + 1;
    while (file.qualifies(last)) last++;
    if (line[last] === line[at]) found.push(last);
  }
  return found;
}
