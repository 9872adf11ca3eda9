/**
 * Symbols that plain words mean together: the declarations of one, the overloads of one owner, and what overrides what
 * along one line of types. They say the same of themselves, so each would take the place of something else in a short
 * list. Types that merely share a base stand apart, unless the base's own member is among what was found. Pure.
 */
import { groupBy } from "../../resolve/facts/group-by";
import type { Kin } from "./kin";

/**
 * The family of each symbol: its first member. What has no relatives here is alone.
 * @param found symbols of one repository, best first
 */
export function familiesOf(found: readonly bigint[], { keys, members, bases }: Kin): Map<bigint, bigint> {
  const families = new Families(found);
  for (const [first, ...others] of groupBy(found, (id) => keys.get(id) ?? id).values())
    for (const each of others) families.join(first, each);
  const functions = found.flatMap((id) => {
    const member = members.get(id);
    return member === undefined ? [] : [{ id, ...member }];
  });
  for (const namesakes of groupBy(functions, ({ name }) => name).values()) {
    const byOwner = groupBy(namesakes, ({ owner }) => owner);
    for (const [owner, [first, ...overloads]] of byOwner) {
      for (const { id } of overloads) families.join(first.id, id);
      if (byOwner.size > 1)
        for (const base of above(owner, bases)) {
          const overridden = byOwner.get(base);
          if (overridden !== undefined) families.join(overridden[0].id, first.id);
        }
    }
  }
  return families.all();
}

/** Every base of a type, bases of bases included; of cyclic ones each once. */
function above(owner: bigint | string, bases: Kin["bases"]): Set<bigint> {
  const found = new Set(typeof owner === "bigint" ? bases.get(owner) : []);
  // A set that grows while it is walked is walked to its end.
  for (const each of found) for (const base of bases.get(each) ?? []) found.add(base);
  return found;
}

/** Disjoint sets, the first member of each speaking for it. */
class Families {
  private readonly places: ReadonlyMap<bigint, number>;
  private readonly before = new Map<bigint, bigint>();

  /** @param ids best first */
  constructor(ids: readonly bigint[]) {
    this.places = new Map(ids.map((id, at) => [id, at]));
  }

  join(a: bigint, b: bigint): void {
    const [one, other] = [this.first(a), this.first(b)];
    if (one === other) return;
    const isBefore = (this.places.get(one) ?? 0) < (this.places.get(other) ?? 0);
    this.before.set(isBefore ? other : one, isBefore ? one : other);
  }

  all(): Map<bigint, bigint> {
    return new Map([...this.places.keys()].map((id) => [id, this.first(id)]));
  }

  private first(id: bigint): bigint {
    let at = id;
    for (let next = this.before.get(at); next !== undefined; next = this.before.get(at)) at = next;
    return at;
  }
}
