import { describe, expect, test } from "vitest";
import type { Declaration } from "./declaration";
import { means, meansLocal, meansOutside } from "./resolution";
import { SharedResolutions } from "./shared-resolutions";

const declared = (name: string) => ({ name }) as Declaration;
const [mast, sail] = [declared("mast"), declared("sail")];

describe("resolutions that say the same", () => {
  test("are one object, whoever made them", () => {
    const shared = new SharedResolutions();
    const first = shared.of(means([mast, sail], "scope"));
    expect(shared.of(means([mast, sail], "scope"))).toBe(first);
    expect(first).toEqual(means([mast, sail], "scope"));
  });

  test("are told from those that differ in a declaration, the order or the basis", () => {
    const shared = new SharedResolutions();
    const all = [
      means([mast], "scope"),
      means([mast, sail], "scope"),
      means([sail, mast], "scope"),
      means([mast], "name"),
      meansLocal(1),
      meansLocal(2),
      meansOutside("rope"),
      meansOutside(null),
      { ...means([mast], "scope"), fileId: 7 },
      { ...means([mast], "scope"), local: 7 },
    ];
    for (const each of all) expect(shared.of(each)).toBe(each);
    for (const each of all) expect(shared.of({ ...each })).toEqual(each);
  });
});
