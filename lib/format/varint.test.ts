import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../testing/random";
import { ByteReader, ByteWriter } from "./varint";

describe("varints", () => {
  it("carry every 32-bit number, signed or not", () => {
    const random = randomNumbers(3);
    const numbers = [0, 1, 127, 128, 16383, 16384, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
    for (let i = 0; i < 1000; i++) numbers.push(random(2 ** 32) >>> random(32));
    const out = new ByteWriter(1);
    for (const n of numbers) out.varint(n);
    for (const n of numbers) out.signed(n | 0);
    const input = new ByteReader(out.take());
    expect(numbers.map(() => input.varint())).toEqual(numbers);
    expect(numbers.map(() => input.signed())).toEqual(numbers.map((n) => n | 0));
    expect(input.done).toBe(true);
  });

  it("are never read beyond the end, nor without one", () => {
    expect(() => new ByteReader(new Uint8Array([0x80])).varint()).toThrow(RangeError);
    expect(() => new ByteReader(new Uint8Array(9).fill(0xff)).varint()).toThrow(RangeError);
  });

  it("refuse a count that the rest of the bytes cannot hold", () => {
    const out = new ByteWriter();
    out.varint(2 ** 31);
    expect(() => new ByteReader(out.take()).count()).toThrow(RangeError);
  });
});

describe("text", () => {
  it("is written as UTF-8, whatever it is", () => {
    for (const text of ["", "plain", "x".repeat(200), "größe", "名前", "a".repeat(70) + "ü", "\u{1f600}", "\ud800"]) {
      const out = new ByteWriter(1);
      out.text(text);
      expect(Buffer.from(out.take()).equals(Buffer.from(text, "utf8"))).toBe(true);
    }
  });
});
