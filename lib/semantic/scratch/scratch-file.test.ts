import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { setAside } from "./scratch-file";

const folder = mkdtempSync(join(tmpdir(), "fathom-scratch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOME = [Uint8Array.of(1, 2, 3), new Uint8Array(0), new Uint8Array(100_000).fill(7)];
/** A file stands where the folder should. */
const unusable = join(folder, "taken");
writeFileSync(unusable, "");

describe.each([
  ["in a file", join(folder, "made", "for-it")],
  ["in memory, where no file can be written", unusable],
])("bytes that were set aside %s", (_where, place) => {
  it("are read in parts", () => {
    const parts = setAside(SOME, place);
    expect([...parts.read(1, 4)]).toEqual([2, 3, 7, 7]);
    expect(parts.read(3, 100_000)).toEqual(SOME[2]);
    expect(parts.read(100_003, 0)).toHaveLength(0);
    parts.close();
  });

  it("refuse what is beyond their end", () => {
    const parts = setAside(SOME, place);
    expect(() => parts.read(100_000, 4)).toThrow(RangeError);
    parts.close();
  });

  it("leave nothing behind, even if nobody closes them", () => {
    const parts = setAside(SOME, place);
    if (place !== unusable) expect(readdirSync(place)).toEqual([]);
    parts.close();
    parts.close();
  });
});
