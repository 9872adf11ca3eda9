import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate";
import { createPool } from "../pool";
import { emptyDatabase, type TestDatabase } from "../../../testing/database/test-database";

const MIGRATIONS = resolve(import.meta.dirname, "../../../prisma/migrations");
const role = `role_${randomBytes(6).toString("hex")}`;
let database: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
  await database.pool.query(`create role ${role} login password 'x'`);
  await database.pool.query(`create database ${role} owner ${role} template template0`);
  await database.pool.query(`create database ${role}_latin encoding 'LATIN1' locale 'C' template template0`);
});
afterAll(async () => {
  for (const name of [role, `${role}_latin`]) await database.pool.query(`drop database ${name} with (force)`);
  await database.pool.query(`drop role ${role}`);
  await database.drop();
});

/** Address of a database of the test server, for another role than the server's first. */
function asRole(name: string): string {
  const url = new URL(database.url);
  [url.username, url.password, url.pathname] = [role, "x", `/${name}`];
  return url.href;
}

test("a role that owns its database and is no superuser is enough", async () => {
  expect(await migrate(asRole(role), MIGRATIONS)).not.toEqual([]);
  expect(await migrate(asRole(role), MIGRATIONS)).toEqual([]);
});

test("a role that may create nothing is told the statement that helps", async () => {
  const name = new URL(database.url).pathname.slice(1);
  await expect(migrate(asRole(name), MIGRATIONS)).rejects.toMatchObject({
    code: "bad_configuration",
    message: expect.stringContaining(`The role ${role} may not create tables`),
    hint: `Give it the database: alter database ${name} owner to ${role};`,
  });
});

test("tables of another role are no fault of the program", async () => {
  const url = new URL(database.url);
  url.pathname = `/${role}`;
  const owner = createPool({ url: url.href, applicationName: "fathom test", max: 1 });
  await owner.query("alter table _prisma_migrations owner to current_user");
  await owner.end();
  await expect(migrate(asRole(role), MIGRATIONS)).rejects.toMatchObject({
    code: "bad_configuration",
    message: expect.stringMatching(/lacks rights in its database: permission denied/),
  });
});

test("a database that cannot hold every letter is refused", async () => {
  await expect(migrate(asRole(`${role}_latin`), MIGRATIONS)).rejects.toMatchObject({
    code: "bad_configuration",
    message: expect.stringContaining("keeps text as LATIN1"),
  });
});
