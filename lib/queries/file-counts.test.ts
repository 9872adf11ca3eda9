/** Counts over all files, over files that the real indexer has read. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";
import { fileCounts } from "./file-counts";

const { ask, indexed } = askedIndex(() =>
  indexedFolder("harbour", { "rope.c": "void pull(void) {}\n", "crane.py": "def lift(): pass\n" }),
);

const files = async (): Promise<number> => (await ask("index_status", {})).totals.files;

test("files are counted once, until something changes: a file that came, one that is left out, one that went", async () => {
  const first = await fileCounts(indexed().context, undefined);
  expect(await fileCounts(indexed().context, undefined)).toBe(first);
  expect(await files()).toBe(2);

  const root = indexed().roots.get("harbour")!;
  writeFileSync(join(root, "winch.c"), "void turn(void) {}\n");
  writeFileSync(join(root, "binary.c"), new Uint8Array([0, 1, 2, 0, 255]));
  await indexed().indexAgain();
  expect(await files()).toBe(4);
  expect((await ask("index_status", {})).statuses).toContainEqual({ status: "skipped", files: 1 });

  rmSync(join(root, "binary.c"));
  await indexed().indexAgain();
  expect(await files()).toBe(3);
}, 120_000);

test("what is counted of one repository is not taken for all", async () => {
  const all = await fileCounts(indexed().context, undefined);
  expect(await fileCounts(indexed().context, 1_000_000)).toMatchObject({ languages: [], statuses: [] });
  expect(await fileCounts(indexed().context, undefined)).toBe(all);
});
