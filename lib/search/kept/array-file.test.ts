import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Column, readArrays, RefusedFile, writeArrays } from "./array-file";

const folder = mkdtempSync(join(tmpdir(), "fathom-arrays-"));
const path = join(folder, "some.arrays");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const memory = new Uint8Array(new SharedArrayBuffer(9_000_001)).map((_, i) => i * 7);
const arrays = new Map<string, Column>([
  ["odd", Uint8Array.of(1, 2, 255)],
  ["none", new Uint32Array(0)],
  ["halves", Float32Array.of(0.5, -3.25)],
  ["signed", Int32Array.of(-1, 2 ** 31 - 1)],
  ["short", Uint16Array.of(65_535)],
  ["part of something larger", memory.subarray(3)],
  ["last", new Uint32Array(0)],
]);
const file = { kind: "things", numbers: { rows: 3 }, texts: { of: "Größe" }, arrays };

beforeEach(() => writeArrays(path, file));

describe("a file of arrays", () => {
  it("gives back what was written, in memory that other threads can read", async () => {
    const read = await readArrays(path, "things");
    expect({ ...read, arrays: [...read.arrays.keys()] }).toEqual({ ...file, arrays: [...arrays.keys()] });
    for (const [name, array] of arrays) {
      const found = read.arrays.get(name)!;
      expect([found.constructor, found.buffer.constructor]).toEqual([array.constructor, SharedArrayBuffer]);
      expect(Buffer.compare(bytesOf(found), bytesOf(array))).toBe(0);
    }
    expect(readdirSync(folder)).toEqual(["some.arrays"]);
  });

  const refused = async (damage: (bytes: Buffer) => Buffer, kind = "things"): Promise<string> => {
    writeFileSync(path, damage(readFileSync(path)));
    const error: unknown = await readArrays(path, kind).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusedFile);
    return error instanceof RefusedFile ? error.message : "";
  };
  const flipped = (at: number) => (bytes: Buffer) => {
    bytes[at < 0 ? bytes.length + at : at] ^= 4;
    return bytes;
  };

  it("is refused when a byte of it was damaged, wherever", async () => {
    expect(await refused(flipped(0))).toMatch("does not begin");
    await writeArrays(path, file);
    expect(await refused(flipped(60))).toMatch("checksum of its head");
    await writeArrays(path, file);
    expect(await refused(flipped(4_000_000))).toMatch("checksum of part of something larger");
    await writeArrays(path, file);
    expect(await refused(flipped(-8))).toMatch("checksum of part of something larger");
  });

  it("is refused when it was cut, or more stands behind it", async () => {
    for (const length of [0, 15, 40, 5_000, -1]) {
      expect(await refused((bytes) => bytes.subarray(0, length < 0 ? bytes.length + length : length))).toMatch(
        /cut|bytes, not/,
      );
      await writeArrays(path, file);
    }
    expect(await refused((bytes) => Buffer.concat([bytes, Buffer.alloc(8)]))).toMatch("bytes, not");
  });

  it("is refused when it has another form, or holds something else", async () => {
    const older = (bytes: Buffer) =>
      Buffer.concat([bytes.subarray(0, 4), Buffer.from([0, 0, 0, 0]), bytes.subarray(8)]);
    expect(await refused(older)).toBe("it has form 0, not 1");
    await writeArrays(path, file);
    expect(await refused((bytes) => bytes, "other things")).toBe("it holds things, not other things");
  });

  it("leaves the one before in its place when writing fails", async () => {
    const broken = { ...file, arrays: new Map([["bad", null as unknown as Column]]) };
    await expect(writeArrays(path, broken)).rejects.toThrow();
    expect((await readArrays(path, "things")).numbers).toEqual({ rows: 3 });
    expect(readdirSync(folder)).toEqual(["some.arrays"]);
  });
});

function bytesOf({ buffer, byteOffset, byteLength }: Column): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
