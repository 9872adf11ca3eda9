/** What `$this` is in a class of PHP without a name: its members are held by the function that makes it. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import { fileOf } from "../../facts/declared-name";
import { fitArity } from "../../facts/choose-overload";
import { means, meansOutside, type Resolution } from "../../facts/resolution";
import { unnamedBasesAround } from "../../members/unnamed-bodies";
import type { NameReader } from "../readers";

/** The member of a class without a name that holds a place; -1 where a class with a name is nearer. */
function unnamedMemberAround(file: CodeFile, enclosing: number): number {
  for (let at = enclosing; at >= 0 && !isType(file.kind(at)); at = file.symbols[at].container) {
    const { container } = file.symbols[at];
    const isMember = file.kind(at) === "method" || file.kind(at) === "constructor" || file.kind(at) === "property";
    if (isMember && container >= 0 && isFunction(file.kind(container))) return at;
  }
  return -1;
}

/**
 * `$this->name` in such a class: what it declares itself, the nearest of several, else what its bases have. Null where
 * a class with a name is nearer.
 */
export async function ofUnnamedThis(
  { code, members, occurrence }: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const member = unnamedMemberAround(file, file.uses.enclosing[i]);
  if (member < 0) return null;
  const { container } = file.symbols[member];
  const name = file.name(i);
  const holder = file.scope(container);
  const named = (await code.named(name)).where(fileOf, file.id).filter((d) => d.holder === holder);
  const fits = (d: Declaration) => isFunction(d.kind) === file.uses.arity[i] >= 0;
  const own = named.filter((d) => d.ordinal !== container && fits(d));
  if (own.length > 0) return means([own.reduce((a, b) => (far(a, member) <= far(b, member) ? a : b))], "receiver");
  let isOpen = false;
  for (const base of await unnamedBasesAround(file, member, (at) => occurrence(file, at, chain))) {
    const found = await members.find(base, file.language, name, file.uses.arity[i]);
    if (found.members.length > 0) return means(fitArity(found.members, file.uses.arity[i]), "receiver");
    isOpen ||= found.hasOutsideBase;
  }
  return isOpen ? meansOutside(null) : means([], "name");
}

const far = ({ ordinal }: Declaration, from: number): number => Math.abs(ordinal - from);
