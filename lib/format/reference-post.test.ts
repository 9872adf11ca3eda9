import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../testing/random";
import { countReferencePost, decodeReferencePost, ReferencePostWriter, type ReferenceUse } from "./reference-post";
import { ByteWriter } from "./varint";

describe("the uses of a name in a file", () => {
  it("come back as they were written", () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 300; round++) {
      const uses = randomUses(random);
      const post = encode(uses);
      expect(decodeReferencePost(post)).toEqual(uses);
      expect(countReferencePost(post)).toBe(uses.length);
    }
  });

  it("are refused when bytes are missing, and never read endlessly", () => {
    const post = encode(randomUses(randomNumbers(9)));
    for (let length = 0; length < post.length; length++)
      expect(() => decodeReferencePost(post.subarray(0, length))).toThrow(RangeError);
  });

  it("survive any bytes at all", () => {
    const random = randomNumbers(21);
    for (let round = 0; round < 5000; round++) {
      const bytes = Uint8Array.from({ length: random(60) }, () => random(256));
      try {
        decodeReferencePost(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});

function encode(uses: ReferenceUse[]): Uint8Array {
  const out = new ByteWriter();
  const writer = new ReferencePostWriter(out);
  writer.begin(uses.length);
  for (const u of uses)
    writer.use(u.role, u.line, u.column, u.enclosing, u.left, u.leftHash, u.scopeQualified, u.arity);
  return out.take();
}

function randomUses(random: (below: number) => number): ReferenceUse[] {
  let line = 0;
  return Array.from({ length: 1 + random(30) }, () => {
    const left = random(5);
    return {
      role: random(8),
      line: (line += random(500)),
      column: random(200),
      enclosing: random(50) - 1,
      left,
      leftHash: left === 4 ? random(2 ** 32) : 0,
      scopeQualified: random(2) === 1,
      arity: random(10) - 1,
    };
  });
}
