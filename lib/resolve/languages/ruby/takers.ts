/**
 * What a method of a module calls on `self` that the module does not have: the classes that take the module in have
 * it. Where several have one of their own, the class that the module stands in is meant, or any of them where all have
 * one.
 */
import { nameHash } from "../../../format/name-hash";
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import type { MemberReader, NameReader } from "../readers";
import { isSeenFrom } from "./of-tests";

/** A module that more take in serves everybody: what they have in common is chance. */
const MAX_TAKERS = 12;
/** Where each taker has a method of its own, it is one of them; of more than these one is not worth naming. */
const MAX_MEANT = 4;

/** Null for what stands in no module, and what no taker has. */
export async function ofTakers(names: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const left = file.uses.left[i];
  if (left !== LEFT_CODES.none && left !== LEFT_CODES.this) return null;
  const module = file.uses.arity[i] < 0 ? -1 : moduleAround(file, file.uses.enclosing[i]);
  if (module < 0) return null;
  const scope = file.scope(module);
  const takers = await takersOf(names, file.symbols[module], file.repositoryId);
  const found = new Map<string, Declaration[]>();
  for (const taker of takers) {
    const { members } = await names.members.find(scopeOf(taker), file.language, file.name(i), file.uses.arity[i]);
    // a class of tests takes it in for them, and may derive from what the module is made for
    const others = members.filter((d) => d.holder !== scope && isSeenFrom(d, file));
    if (others.length > 0) found.set(scopeOf(taker), others);
  }
  const [first] = [...found].toSorted(([a], [b]) => Number(scope.startsWith(b)) - Number(scope.startsWith(a)));
  if (first === undefined) return null;
  const isOne = new Set([...found.values()].map(([d]) => d.keyHash)).size === 1;
  if (isOne || scope.startsWith(first[0])) return means(first[1], "unique_name");
  const haveAll = found.size === takers.length && takers.length <= MAX_MEANT;
  return haveAll ? means([...new Set([...found.values()].flat())], "unique_name") : null;
}

/** The module whose method a symbol is, or stands in; -1 for that of a class and for what a module does itself. */
function moduleAround(file: CodeFile, enclosing: number): number {
  const { symbols } = file;
  for (let at = enclosing; at >= 0; at = symbols[at].container) {
    const { container } = symbols[at];
    const holder = container < 0 ? null : file.kind(container);
    if (holder === "module") return isFunction(file.kind(at)) && !hasModifier(symbols[at], "static") ? container : -1;
    if (holder !== null && isType(holder)) return -1;
  }
  return -1;
}

/** Classes and modules of the repository that take a module in. */
export async function takersOf(
  { code, members }: Pick<NameReader, "code" | "members">,
  { name, keyHash }: Pick<Declaration, "name" | "keyHash">,
  repositoryId: number,
): Promise<Declaration[]> {
  const hash = nameHash(name);
  const relations = ((await code.relationsNaming([hash])).get(hash) ?? []).filter((r) => r.relation === "includes");
  if (relations.length > MAX_TAKERS) return [];
  const children = await code.declared(relations.map(({ childId }) => childId));
  const takers: Declaration[] = [];
  for (const child of children.values())
    if (child.repositoryId === repositoryId && (await takes(members, child, keyHash))) takers.push(child);
  return takers;
}

const takes = async (members: MemberReader, child: Declaration, module: bigint): Promise<boolean> =>
  (await members.types.bases(child)).some((base) => base?.some(({ keyHash }) => keyHash === module));
