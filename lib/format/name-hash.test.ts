import { describe, expect, it } from "vitest";
import { hashNameInto, nameHash, signedHash } from "./name-hash";

describe("the hash of a name", () => {
  it("never changes: stored rows hold it", () => {
    expect(["", "main", "AActor", "größe", "_"].map(nameHash)).toMatchInlineSnapshot(`
      [
        5759220283665162289n,
        -5761523862475453569n,
        -3422281498598959199n,
        -8014452275334331463n,
        -1351213216531919796n,
      ]
    `);
  });

  it("is the same as words and as a signed integer", () => {
    const words = new Uint32Array(4);
    hashNameInto("BeginPlay", words, 2);
    expect(signedHash(words[2], words[3])).toBe(nameHash("BeginPlay"));
  });

  it("tells a million ordinary names apart", () => {
    const seen = new Set<bigint>();
    for (let i = 0; i < 500_000; i++) seen.add(nameHash("field" + i)).add(nameHash(i.toString(36) + "_handler"));
    expect(seen.size).toBe(1_000_000);
  });

  it("spreads: each of its bits is set for about half of the names", () => {
    const set = new Array<number>(64).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const hash = BigInt.asUintN(64, nameHash("n" + i));
      for (let bit = 0; bit < 64; bit++) set[bit] += Number((hash >> BigInt(bit)) & 1n);
    }
    for (const count of set) expect(Math.abs(count - 5000)).toBeLessThan(400);
  });
});
