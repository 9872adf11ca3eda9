/**
 * All declarations of one name. Some names (`get`, `init`) have thousands, and every use of such a name asks for a few of them: they are
 * found by what they have in common instead of being looked at one by one.
 */
import { scopeOf, type Declaration } from "./declaration";
import { groupBy } from "./group-by";

/** What declarations are grouped by; the same function every time, because groups are kept by it. */
type Property<K> = (d: Declaration) => K;

export const fileOf: Property<number> = (d) => d.fileId;
export const holderOf: Property<string> = (d) => d.holder;
export const keyOf: Property<bigint> = (d) => d.keyHash;
/** see `scopeOf` */
export const ownScopeOf: Property<string> = (d) => scopeOf(d);

export class DeclaredName {
  private readonly groups = new Map<unknown, ReadonlyMap<unknown, readonly Declaration[]>>();

  /** @param all definitions first */
  constructor(readonly all: readonly Declaration[]) {}

  /** Those whose property is this value, in the order of all. The first asking groups all of them. */
  where<K>(property: Property<K>, value: K): readonly Declaration[] {
    let groups = this.groups.get(property);
    if (!groups) this.groups.set(property, (groups = groupBy(this.all, property)));
    return groups.get(value) ?? NONE;
  }
}

const NONE: readonly Declaration[] = [];
