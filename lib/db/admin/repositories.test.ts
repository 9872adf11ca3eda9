import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listRepositories, registerRepository, repositoryYield, updateRepository } from "./repositories";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  client = await database.pool.connect();
  await client.query("truncate repository restart identity cascade");
});
afterEach(() => client.release());
afterAll(() => database.drop());

const folder = (root: string, name?: string) => ({ root, scope: "user" as const, excludes: [], ...(name && { name }) });

test("a repository is named after its folder, made unique", async () => {
  const names: string[] = [];
  for (const root of ["/one/app", "/two/app", "/three/app", "/"])
    names.push((await registerRepository(client, folder(root))).name);
  expect(names).toEqual(["app", "app-2", "app-3", "root"]);
});

test("entering a folder again keeps its row and name, takes the new settings and queues it", async () => {
  const first = await registerRepository(client, folder("/one/app", "mine"));
  await updateRepository(client, first.id, { state: "ready", ignoredCount: 7, indexedAt: new Date() });
  const again = await registerRepository(client, {
    root: "/one/app",
    scope: "external" as const,
    excludes: ["**/gen/**"],
    noIgnore: true,
  });
  expect(again).toMatchObject({
    noIgnore: true,
    id: first.id,
    name: "mine",
    scope: "external",
    excludes: ["**/gen/**"],
    state: "queued",
  });
  expect(await listRepositories(client)).toHaveLength(1);
});

test("a name that another folder has is refused, and nothing is changed", async () => {
  await registerRepository(client, folder("/one/app"));
  await expect(registerRepository(client, folder("/two/other", "app"))).rejects.toMatchObject({
    code: "invalid_input",
    message: 'The name "app" belongs to /one/app.',
  });
  expect(await listRepositories(client)).toHaveLength(1);
});

test("two starts that enter folders of one name at once get two names", async () => {
  const other = await database.pool.connect();
  const entries = await Promise.all([
    registerRepository(client, folder("/one/app")),
    registerRepository(other, folder("/two/app")),
  ]);
  other.release();
  expect(entries.map((entry) => entry.name).sort()).toEqual(["app", "app-2"]);
});

test("the indexer hears of a folder that was entered", async () => {
  const listener = await database.pool.connect();
  const heard = new Promise<string | undefined>((resolve) => listener.once("notification", (n) => resolve(n.payload)));
  await listener.query("listen fathom_repository");
  const entry = await registerRepository(client, folder("/one/app"));
  expect(await heard).toBe(String(entry.id));
  listener.release(true);
});

test("entering a folder inside others queues those: they leave it out from now on", async () => {
  const around = await registerRepository(client, folder("/one"));
  const beside = await registerRepository(client, folder("/one/app-of-old"));
  for (const { id } of [around, beside]) await updateRepository(client, id, { state: "ready" });
  await registerRepository(client, folder("/one/app"));
  const states = (await listRepositories(client)).map(({ name, state }) => [name, state]);
  expect(states).toEqual([
    ["one", "queued"],
    ["app-of-old", "ready"],
    ["app", "queued"],
  ]);
});

test("what a repository holds is counted, and what was left out by reason", async () => {
  const { id } = await registerRepository(client, folder("/one/app"));
  const file = "insert into file (repository_id, path, language, extractor_version, size, modified_at, status, reason)";
  await client.query(
    `${file} values ($1,'a','java',1,1,1,'indexed',null), ($1,'b','java',1,1,1,'skipped','binary'),
    ($1,'c',null,1,1,1,'indexed',null)`,
    [id],
  );
  expect(await repositoryYield(client, [id])).toMatchObject({
    indexedFiles: 1,
    leftOut: expect.arrayContaining([
      { reason: "binary", files: 1 },
      { reason: "unsupported", files: 1 },
    ]),
  });
});
