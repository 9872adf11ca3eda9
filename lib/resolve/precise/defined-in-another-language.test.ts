/** What an engine says of a function that a header declares for C, and C++ defines. */
import { expect, test } from "vitest";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts } from "../../format/precise-facts";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const CALL = '#include "crane.h"\nint main(void) { return lift(2); }\n';
const FILES = {
  "crane.h": "int lift(int load);\n",
  "crane.cpp": '#include "crane.h"\nint lift(int load) { return load; }\n',
  "main.c": CALL,
};

const { ask, indexed } = askedIndex(() => indexedFolder("yard", FILES));

test("it means the definition first, and the definition is used there", async () => {
  const { pool } = indexed().database;
  const { rows: files } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = 'main.c'`,
  );
  const { rows: declared } = await pool.query<{ keyHash: string }>(
    `SELECT s.key_hash::text AS "keyHash" FROM symbol s JOIN file f ON f.id = s.id >> 20 WHERE f.path = 'crane.h' AND s.name = 'lift'`,
  );
  const at = { line: 2, column: CALL.split("\n")[1].indexOf("lift") + 1 };
  const targets = [{ name: "lift", keyHash: BigInt(declared[0].keyHash) }];
  const facts = encodePreciseFacts([{ line: at.line - 1, column: at.column - 1, targets }]);
  const [{ repositoryId, contentHash }] = files;
  const told = { repositoryId, engine: "clangd", version: "1" };
  await writePreciseFiles(pool, told, [{ path: "main.c", contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...told, state: "ready" as const, languages: [], cpuMs: 1, error: null }, true);
  const { results } = await ask("symbol_at", { repo: "yard", file: "main.c", ...at });
  expect(results.map(({ file, basis }) => `${file} ${basis}`)).toEqual(["crane.cpp precise", "crane.h precise"]);
  const used = await ask("symbol_usages", { repo: "yard", file: "crane.cpp", line: 2, column: 5 });
  expect(used.results.map(({ file, line }) => `${file}:${line}`)).toContain("main.c:2");
});
