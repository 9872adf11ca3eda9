/** What is on record of engines before their turn. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { preciseRuns } from "../../lib/db/precise/precise-runs";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { announceEngines, planEngines } from "./plan-engines";

/** A machine with nothing on PATH. */
const BARE = { dataFolder: undefined, path: "" };

let database: TestDatabase;
let yard: number;
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into repository (name, root, scope, excludes) values ('yard', '/yard', 'user', '{}') returning id",
  );
  yard = rows[0].id;
  await addFiles({ "a.ts": "typescript", "b.tsx": "tsx", "c.tsx": "tsx", "d.py": "python", "e.rb": "ruby" });
});
afterAll(() => database.drop());

async function addFiles(files: Readonly<Record<string, string>>): Promise<void> {
  await database.pool.query(
    `insert into file (repository_id, path, language, content_hash, extractor_version, size, modified_at, lines, symbol_count, status)
     select $1, path, language, decode(repeat('00', 32), 'hex'), 1, 1, 0, 1, 0, 'indexed' from unnest($2::text[], $3::text[]) as t(path, language)`,
    [yard, Object.keys(files), Object.values(files)],
  );
}

test("an engine that waits for its turn is told of, with each of its languages, and so is one that is missing", async () => {
  await announceEngines(database.pool, BARE, [yard]);
  const [ty, typescript, ...others] = (await preciseRuns(database.pool)).sort((a, b) => (a.engine < b.engine ? -1 : 1));
  expect(others).toEqual([]);
  expect(typescript).toMatchObject({
    ...{ engine: "typescript", state: "waiting", filesDone: 0, filesTotal: 3 },
    languages: [
      { language: "tsx", files: 0, filesTotal: 2 },
      { language: "typescript", files: 0, filesTotal: 1 },
    ],
  });
  expect(ty).toMatchObject({ engine: "ty", state: "missing", languages: [{ language: "python", filesTotal: 1 }] });
  expect(ty.error).toContain("engines install python");
});

test("what is on record of an engine stays as it is, and its jobs are planned", async () => {
  await database.pool.query("update precise_run set state = 'ready', files_done = 3 where engine = 'typescript'");
  expect(await planEngines(database.pool, BARE, yard)).toEqual(["typescript", "ty"]);
  const run = (await preciseRuns(database.pool)).find(({ engine }) => engine === "typescript");
  expect(run).toMatchObject({ state: "ready", filesDone: 3 });
});
