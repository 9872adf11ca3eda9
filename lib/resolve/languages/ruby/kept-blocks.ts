/**
 * Blocks that a method of the repository takes as a value, `def sign_on(name, &block)`: it may keep one, and have it
 * run later on an object that no text names. What is called in it and is nobody's around is then a method of that
 * object: of the only class that has all of them.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import type { Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfEveryObject } from "./asked-names";
import { AskedTogether } from "./asked-together";
import { selfIn } from "./blocks";
import { CORE_METHODS } from "./core-methods";

/** Lines of a method's head that are read. */
const MAX_HEAD = 6;

/** Null for what stands in no such block, and where no class, or more than one, has all that the block calls. */
export async function ofKeptBlock(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  if (!isCalledOnSelf(file, i)) return null;
  for (const callee of file.lambdasAround(i)) {
    if (!(await takesBlockOfRepository(names, file, callee, chain))) continue;
    if ((await selfIn(names, file, callee, chain)) !== null) return null;
    const asked: number[] = [];
    for (const at of calledIn(file, callee)) if (await isOfSomeType(names.code, file, at)) asked.push(at);
    return asked.some((at) => file.name(at) === file.name(i)) ? new AskedTogether(names).ofAll(file, i, asked) : null;
  }
  return null;
}

function isCalledOnSelf(file: CodeFile, i: number): boolean {
  const { left, arity, local } = file.uses;
  if (left[i] !== LEFT_CODES.none || arity[i] < 0 || local[i] >= 0) return false;
  return /^[a-z_]/.test(file.name(i)) && !isOfEveryObject(file.name(i)) && !CORE_METHODS.has(file.name(i));
}

/** What the block of a call calls on `self`, each name once. */
function calledIn(file: CodeFile, callee: number): number[] {
  const found = new Map<string, number>();
  for (let at = callee + 1; at < file.uses.count; at++)
    if (isCalledOnSelf(file, at) && !found.has(file.name(at)) && file.lambdasAround(at)[0] === callee)
      found.set(file.name(at), at);
  return [...found.values()];
}

async function isOfSomeType(code: CodeIndex, file: CodeFile, at: number): Promise<boolean> {
  const { all } = await code.named(file.name(at));
  return all.some((d) => d.language === file.language && d.holderKind !== null && isOfRepository(d, file));
}

async function takesBlockOfRepository(
  { code, occurrence }: NameReader,
  file: CodeFile,
  callee: number,
  chain: Chain,
): Promise<boolean> {
  const { declarations, basis } = await occurrence(file, callee, chain);
  const called = basis === "name" ? undefined : declarations.find((d) => isFunction(d.kind) && isOfRepository(d, file));
  return called !== undefined && !isType(called.kind) && takesBlock(code, called);
}

/** Whether the last parameter of a method is `&block`. */
async function takesBlock(code: CodeIndex, d: Declaration): Promise<boolean> {
  const { nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const head = (await code.text(d.fileId))?.lines(nameLine, nameLine + MAX_HEAD).slice(nameColumn) ?? "";
  return /^[\w?!=]+(?:\([^()]*&\w*\s*\)|[ \t][^()\n;]*&\w+\s*$)/m.test(head) && /^[\w?!=]+[ (]/.test(head);
}
