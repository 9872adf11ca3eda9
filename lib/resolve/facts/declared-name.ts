/**
 * All declarations of one name. Some names (`get`, `init`) have thousands, and every use of such a name asks for a few
 * of them: they are found by what they have in common instead of being looked at one by one.
 */
import { scopeOf, type Declaration } from "./declaration";

/** What declarations are grouped by; the same function every time, because groups are kept by it. */
type Property<K> = (d: Declaration) => K;

export const fileOf: Property<number> = (d) => d.fileId;
export const holderOf: Property<string> = (d) => d.holder;
export const keyOf: Property<bigint> = (d) => d.keyHash;
/** see `scopeOf` */
export const ownScopeOf: Property<string> = (d) => scopeOf(d);

export class DeclaredName {
  /** a group of one without its list: most are, and each list would be kept */
  private readonly groups = new Map<unknown, ReadonlyMap<unknown, Declaration | Declaration[]>>();

  /** @param all definitions first */
  constructor(readonly all: readonly Declaration[]) {}

  /** Those whose property is this value, in the order of all. The first asking groups all of them. */
  where<K>(property: Property<K>, value: K): readonly Declaration[] {
    let groups = this.groups.get(property);
    if (!groups) this.groups.set(property, (groups = grouped(this.all, property)));
    const group = groups.get(value);
    if (group === undefined) return NONE;
    return Array.isArray(group) ? group : [group];
  }
}

function grouped<K>(all: readonly Declaration[], property: Property<K>): Map<unknown, Declaration | Declaration[]> {
  const groups = new Map<unknown, Declaration | Declaration[]>();
  for (const d of all) {
    const value = property(d);
    const group = groups.get(value);
    if (Array.isArray(group)) group.push(d);
    else groups.set(value, group === undefined ? d : [group, d]);
  }
  return groups;
}

const NONE: readonly Declaration[] = [];
