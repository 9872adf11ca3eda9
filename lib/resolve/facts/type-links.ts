/**
 * Every type relation of the index in memory: what types list as bases, upward to the end, and who names a base.
 * Decides nothing.
 */
import { MAX_NAMING, type NamedRelation, type RelationRecord } from "../../db/read/type-relations";
import { groupBy } from "./group-by";

const NONE: readonly RelationRecord[] = [];

export class TypeLinks {
  private readonly ofChild: ReadonlyMap<bigint, readonly RelationRecord[]>;
  private readonly ofBaseName: ReadonlyMap<bigint, readonly RelationRecord[]>;
  /** by the key of the type that lists bases */
  private readonly ofKey: ReadonlyMap<bigint, readonly RelationRecord[]>;

  constructor(relations: readonly NamedRelation[]) {
    this.ofChild = groupBy(relations, ({ childId }) => childId);
    this.ofBaseName = groupBy(relations, ({ baseNameHash }) => baseNameHash);
    this.ofKey = groupBy(relations, ({ childKey }) => childKey);
  }

  /**
   * Bases of these types, and of the types that those are linked to, and so on: by the id of who names them. Every
   * asked id has an entry.
   */
  ancestry(ids: readonly bigint[]): Map<bigint, readonly RelationRecord[]> {
    const found = new Map<bigint, readonly RelationRecord[]>();
    const open = [...ids];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      const relations = this.ofChild.get(id) ?? NONE;
      found.set(id, relations);
      for (const { baseKey } of relations)
        if (baseKey !== null) open.push(...(this.ofKey.get(baseKey) ?? NONE).map(({ childId }) => childId));
    }
    return found;
  }

  /** Relations that name a base by one of these hashes, linked or not, by the hash; every hash has an entry. */
  naming(hashes: readonly bigint[]): Map<bigint, readonly RelationRecord[]> {
    return new Map(hashes.map((hash) => [hash, (this.ofBaseName.get(hash) ?? NONE).slice(0, MAX_NAMING)]));
  }
}
