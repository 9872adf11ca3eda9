/**
 * Classes that a local holds: `quiet = Class.new(Ship) do def hush; end end`. Their objects have what the block
 * defines, then what the base has, which may be held by a local as well.
 */
import { argumentsBehind, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isScope, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { heldByBlock } from "./block-methods";
import { atLevel, isMadeClass, namesMeant } from "./levels";
import { modulesTakenIn } from "./taken-in-by-block";

/** Bases that locals hold, one behind the other. */
const MAX_ABOVE = 4;

/** `Class.new`: the call whose block is the body of a class. */
export function isClassMaker(file: CodeFile, at: number): boolean {
  const left = file.uses.left[at];
  return file.name(at) === "new" && left >= 0 && file.name(left) === "Class";
}

/**
 * What is asked of an object of such a class; null for any other receiver, and for what neither it nor its base has.
 */
export async function ofMadeObject(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const maker = makerOf(file, file.uses.left[i]);
  if (maker < 0) return null;
  for (const name of namesMeant(file, i)) {
    const found = await heldByMade(names, file, maker, name, chain);
    if (found.length > 0) return means(found, "receiver");
  }
  return null;
}

/** The call of `Class.new` that made the class of an object: `quiet.new`, or a local that holds that; -1 for none. */
function makerOf(file: CodeFile, at: number): number {
  const { left, local } = file.uses;
  const [by = -1] = at < 0 || local[at] < 0 ? [] : (file.typedBy.get(local[at]) ?? []);
  const made = at >= 0 && local[at] >= 0 ? by : at;
  if (made < 0 || file.name(made) !== "new" || file.uses.arity[made] < 0) return -1;
  const of = left[made];
  if (of < 0 || isClassMaker(file, of)) return of;
  return isMadeClass(file, of) ? (file.typedBy.get(local[of])?.[0] ?? -1) : -1;
}

/** Methods of this name that objects have of a class which a call makes. @param maker the `new` of `Class.new` */
export async function heldByMade(
  names: NameReader,
  file: CodeFile,
  maker: number,
  name: string,
  chain: Chain,
): Promise<readonly Declaration[]> {
  let at = maker;
  for (let above = 0; above <= MAX_ABOVE; above++) {
    const held = (await heldByBlock(names.code, file, at, name)).filter((d) => !hasModifier(d, "static"));
    if (held.length > 0) return held;
    for (const module of modulesTakenIn(file, at)) {
      const taken = await ofNamed(names, file, module, name, chain);
      if (taken.length > 0) return taken;
    }
    const base = await baseOfMade(names.code, file, at);
    if (base < 0) return [];
    if (!isMadeClass(file, base)) return ofNamed(names, file, base, name, chain);
    [at] = file.typedBy.get(file.uses.local[base]) ?? [-1];
  }
  return [];
}

async function ofNamed(names: NameReader, file: CodeFile, base: number, name: string, chain: Chain) {
  const { declarations, basis } = await names.occurrence(file, base, chain);
  const type = basis === "name" ? undefined : declarations.find((d) => isType(d.kind) || isScope(d.kind));
  if (!type) return [];
  const { members } = await names.members.find(scopeOf(type), file.language, name, undefined, "object");
  return atLevel(members, "object", false).filter((d) => !hasModifier(d, "static"));
}

/** The last name of what `Class.new` is given as the base; -1 where that is no name. */
export async function baseOfMade(code: CodeIndex, file: CodeFile, maker: number): Promise<number> {
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[maker], file.columnBehind(maker)) ?? 0;
  const [given] = (text && argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0)) ?? [];
  const before = given && /^(?:::)?(?:\w+::)*(?=\w+$)/.exec(given.text);
  return text && given && before ? occurrenceBeginning(file, text, end + given.start + before[0].length) : -1;
}
