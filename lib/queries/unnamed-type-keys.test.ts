/** Keys of types without a name: they are no symbols, but what is typed by them is used in other files as well. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const MILLS = [
  "export const MILLS: { name: string; stone: { grade: number; gap: number } }[] = [];",
  "export const gap = MILLS[0].stone.gap;",
];
const USE = [
  'import { MILLS } from "./mills";',
  "for (const { name, stone } of MILLS) [name, stone.grade, stone.gap];",
  "for (const mill of MILLS) mill.stone.grade;",
  "export const other = { grade: 1 }.grade;",
  "export const asked = (mill) => mill.grade;",
];

let folder: IndexedFolders;
beforeAll(async () => {
  folder = await indexedFolder("mills", { "mills.ts": MILLS.join("\n"), "use.ts": USE.join("\n") });
}, 120_000);
afterAll(() => folder?.close());

async function usesOf(name: string): Promise<string[]> {
  const place = { repo: "mills", file: "mills.ts", line: 1, column: MILLS[0].indexOf(`${name}:`) + 1 };
  const { results } = await runOperation("symbol_usages", { ...place, limit: 100 }, folder.context);
  return results.map(({ file, line, column }) => `${file}:${line}:${column}`).sort();
}

describe("a key of a type without a name", () => {
  it("is used where other files ask a value of that type for it", async () => {
    expect(await usesOf("grade")).toEqual([
      `use.ts:2:${USE[1].indexOf("grade") + 1}`,
      `use.ts:3:${USE[2].indexOf("grade") + 1}`,
    ]);
  });

  it("may be used where nothing is known of what is asked", async () => {
    const place = { repo: "mills", file: "mills.ts", line: 1, column: MILLS[0].indexOf("grade:") + 1 };
    const { possible } = await runOperation("symbol_usages", { ...place, limit: 100 }, folder.context);
    expect(possible.map(({ file, line, basis }) => `${file}:${line} ${basis}`)).toEqual(["use.ts:5 name"]);
  });

  it("is used in its own file as well", async () => {
    expect(await usesOf("gap")).toEqual([
      `mills.ts:2:${MILLS[1].lastIndexOf("gap") + 1}`,
      `use.ts:2:${USE[1].indexOf("gap") + 1}`,
    ]);
  });
});
