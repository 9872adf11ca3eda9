/** What an engine says of `const { Crane } = yard`: a member that is read, and a variable that has uses of its own. */
import { beforeAll, expect, test } from "vitest";
import { writePreciseFiles } from "../db/precise/precise-files";
import { notePreciseRun } from "../db/precise/precise-runs";
import { encodePreciseFacts, type PreciseMeaning } from "../format/precise-facts";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "package.json": `{ "name": "yard" }`,
  "crane.js": "class Crane { lift() {} }\nexports.other = new Crane();\nexports.Crane = Crane;\n",
  "use.js": "const yard = require('./crane');\nconst { Crane } = yard;\nexports.made = new Crane();\n",
};

const { ask, indexed } = askedIndex(() => indexedFolder("yard", FILES));

beforeAll(async () => {
  const { pool } = indexed().database;
  const { rows: files } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = 'use.js'`,
  );
  const keys = async (path: string): Promise<PreciseMeaning[]> => {
    const { rows } = await pool.query<{ key: string }>(
      `SELECT s.key_hash::text AS key FROM symbol s JOIN file f ON f.id = (s.id >> 20)::int
       WHERE s.name = 'Crane' AND f.path = $1 ORDER BY s.id`,
      [path],
    );
    return rows.map(({ key }) => ({ name: "Crane", keyHash: BigInt(key) }));
  };
  const [[type], own] = [await keys("crane.js"), await keys("use.js")];
  const facts = encodePreciseFacts([
    { line: 1, column: 8, targets: [type, ...own] },
    { line: 2, column: 19, targets: own },
  ]);
  const [{ repositoryId, contentHash }] = files;
  const owner = { repositoryId, engine: "typescript", version: "1" };
  await writePreciseFiles(pool, owner, [{ path: "use.js", contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...owner, state: "ready", languages: [], cpuMs: 1, error: null }, true);
});

const PATTERN = { repo: "yard", file: "use.js", line: 2, column: 9 };

test("from the pattern one goes to the member; uses asked there are the variable's", async () => {
  const { results } = await ask("symbol_at", PATTERN);
  expect(results.map(({ file, line }) => `${file}:${line}`)).toEqual(["crane.js:1", "use.js:2"]);
  const uses = await ask("symbol_usages", PATTERN);
  expect(uses.results.map(({ file, line }) => `${file}:${line}`)).toEqual(["use.js:3"]);
  const callers = await ask("symbol_callers", PATTERN);
  expect(callers.results.map(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`))).toEqual([["use.js:3"]]);
});
