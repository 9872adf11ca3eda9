import { describe, expect, it } from "vitest";
import type { NamedRelation } from "../../db/read/type-relations";
import { TypeLinks } from "./type-links";

const relation = (childId: bigint, childKey: bigint, baseName: string, baseKey: bigint | null): NamedRelation => ({
  childId,
  childKey,
  baseName,
  baseKey,
  baseNameHash: BigInt(baseName.length),
  ordinal: 0,
  relation: "extends",
  access: null,
  virtual: false,
});

/** Sloop and Cutter derive from Ship, in two repositories; Ship derives from Vessel, which lists itself. */
const links = new TypeLinks([
  relation(1n, 10n, "Ship", 30n),
  relation(2n, 20n, "Ship", 30n),
  relation(3n, 30n, "Vessel", 40n),
  relation(4n, 40n, "Vessel", 40n),
  relation(5n, 50n, "Outside", null),
]);

describe("type relations in memory", () => {
  it("lead upward to the end, once around a cycle, with an entry for who is asked and everybody on the way", () => {
    expect([...links.ancestry([1n]).keys()].sort()).toEqual([1n, 3n, 4n]);
    expect(
      links
        .ancestry([1n])
        .get(3n)
        ?.map(({ baseName }) => baseName),
    ).toEqual(["Vessel"]);
    expect([...links.ancestry([5n]).keys()]).toEqual([5n]);
    expect(links.ancestry([99n]).get(99n)).toEqual([]);
  });

  it("are found by the base's name, linked or not, with an entry for every name", () => {
    const found = links.naming([4n, 7n, 8n]);
    expect(found.get(4n)?.map(({ childId }) => childId)).toEqual([1n, 2n]);
    expect(found.get(7n)?.map(({ baseKey }) => baseKey)).toEqual([null]);
    expect(found.get(8n)).toEqual([]);
  });
});
