/** What a change touches is told of the folder as it is, or not at all. */
import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askerOf } from "../../testing/queries/ask";
import { changeFiles, commitAll, startComparing } from "../../testing/queries/comparing";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const rope = (parameters: string): string => `export function pull(${parameters}): number {\n  return times;\n}\n`;
const USE = "import { pull } from './rope';\nexport const first = pull(1, true);\n";

let index: IndexedFolders;
let comparing: { close(): Promise<void> };
let [root, base] = ["", ""];
const ask = askerOf(() => index.context);

beforeAll(async () => {
  index = await indexedFolder("ropes", { "rope.ts": rope("times: number, hard = false"), "use.ts": USE });
  root = index.roots.get("ropes") ?? "";
  base = commitAll(root, "base");
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
}, 120_000);
afterAll(async () => {
  await comparing?.close();
  await index?.close();
});

const behind = { code: "index_behind" };

test("a file that was saved and not read yet is named, and read while the question waits", async () => {
  changeFiles(root, { "rope.ts": rope("times: number") });
  const asked = ask("change_impact", { base });
  await index.indexAgain();
  const { broken } = await asked;
  expect(broken.map(({ file, line }) => `${file}:${line}`)).toEqual(["use.ts:2"]);
});

test("what was committed since the folder was indexed is not taken for no change", async () => {
  changeFiles(root, { "rope.ts": rope("times: string"), "knot.ts": "export const knot = 1;\n" });
  const head = commitAll(root, "moved on");
  for (const input of [{ base }, { base, head }, { base: head }])
    await expect(ask("change_impact", input)).rejects.toMatchObject({
      ...behind,
      message: expect.stringMatching(/^Changed on disk since they were indexed: .*rope\.ts/),
    });
  await index.indexAgain();
  const { changes } = await ask("change_impact", { base, head });
  expect([changes.added, changes.signature]).toEqual([1, 1]);
}, 60_000);

test("a file that was written anew with what it held, and one that is left out, keep nobody waiting", async () => {
  await index.database.pool.query("update repository set excludes = '{made/**}'");
  utimesSync(join(root, "use.ts"), 1, 1);
  changeFiles(root, { "made/knots.ts": "export const made = 1;\n" });
  const { results } = await ask("change_impact", { base: "HEAD" });
  expect(results).toEqual([]);
});

test("a file that was indexed with changes of its own and put back to its commit since is named", async () => {
  const rope = "rope.ts";
  const committed = readFileSync(join(root, rope), "utf8");
  changeFiles(root, { [rope]: committed.replace("return times;", "return times + times;\n") });
  await index.indexAgain();
  changeFiles(root, { [rope]: committed });
  await expect(ask("change_impact", { base: "HEAD" })).rejects.toMatchObject({
    ...behind,
    message: "Changed on disk since they were indexed: rope.ts.",
  });
  await index.indexAgain();
  expect((await ask("change_impact", { base: "HEAD" })).results).toEqual([]);
}, 60_000);
