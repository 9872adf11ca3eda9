/**
 * What a union or an intersection is made of, `type Issue = TooBig | TooSmall`: any of them may have the member that a
 * value is asked for.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";

/** Parts of one alias that are looked at, and names in its text. */
const MAX_PARTS = 40;
const MAX_NAMES = 400;

/** The types that the text of an alias names, without the arguments of others. */
export async function partsOf(
  alias: Declaration,
  code: CodeIndex,
  occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
  chain: Chain,
): Promise<Declaration[]> {
  const file = alias.kind === "type_alias" ? await code.file(alias.fileId) : null;
  if (!file) return [];
  const parts: Declaration[] = [];
  for (const i of namesIn(file, alias.ordinal)) {
    const { basis, declarations } = await occurrence(file, i, chain);
    if (basis !== "name") parts.push(...declarations.filter((d) => isType(d.kind) && d.keyHash !== alias.keyHash));
    if (parts.length >= MAX_PARTS) break;
  }
  return parts;
}

function namesIn(file: CodeFile, ordinal: number): number[] {
  const { uses } = file;
  const found: number[] = [];
  const given = new Set<number>();
  const own = file.nameOccurrence(ordinal);
  const parameters = new Set(file.argumentsOf(own).map((each) => each?.at));
  for (let i = own + 1; i < uses.count && found.length < MAX_NAMES && uses.enclosing[i] === ordinal; i++) {
    for (const each of file.argumentsOf(i)) if (each) given.add(each.at);
    const isScope = i + 1 < uses.count && uses.left[i + 1] === i;
    if (!isScope && !given.has(i) && !parameters.has(i) && uses.local[i] < 0 && file.role(i) === "type") found.push(i);
  }
  return found;
}
