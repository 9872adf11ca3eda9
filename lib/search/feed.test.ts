import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ordinalOfSymbol } from "../format/symbol-id";
import { nameHash } from "../format/name-hash";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { type EmbeddedSymbolSearch, openSymbolSearch } from "./embedded-symbol-search";
import { writeFile, writeSymbol } from "../../testing/search/rows-of-files";

let database: TestDatabase;
let engine: EmbeddedSymbolSearch | undefined;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    "insert into repository (id, name, root, scope, excludes) values (1, 'r', '/r', 'user', '{}')",
  );
});
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
});
afterAll(() => database.drop());

const write = (path: string, names: string[]): Promise<number> => writeFile(database, path, names);

async function find(query: string): Promise<string[]> {
  const answer = await engine!.search({ query, match: "exact", filter: {}, limit: 10, offset: 0 });
  return answer.rows.map(
    ({ hit }) =>
      `${hit.containers.join(".")}>${hit.name} ${hit.path}#${ordinalOfSymbol(Number(hit.id))} ${hit.bodyLines}`,
  );
}

async function until<Value>(look: () => Value | Promise<Value>, wanted: Value, most = 5_000): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < most) {
    if (JSON.stringify(await look()) === JSON.stringify(wanted)) return Date.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await look()).toEqual(wanted);
  return most;
}

it("loads what is there, then follows added, changed and removed files within a second", async () => {
  await write("a.py", ["Größe", "naïve"]);
  engine = openSymbolSearch(database.url);
  await until(() => engine!.state().phase, "ready");
  expect(await find("naïve")).toEqual(["Größe>naïve a.py#1 5"]);

  await write("b.py", ["Added"]);
  expect(await until(() => find("Added"), [">Added b.py#0 5"])).toBeLessThan(1_000);
  await write("a.py", ["Changed"]);
  expect(await until(() => find("Changed"), [">Changed a.py#0 5"])).toBeLessThan(1_000);
  expect(await find("naïve")).toEqual([]);
  expect(engine.size()).toBe(2);
  const { rows } = await database.pool.query("select max(seq)::text as seq from file_change");
  expect(engine.position().toString()).toBe(rows[0].seq);
});

it("says of an answer that it is made from a part, until everything that was indexed is read", async () => {
  await write("part.py", ["Part"]);
  const lock = await database.pool.connect();
  await lock.query("begin; lock table symbol in access exclusive mode");
  engine = openSymbolSearch(database.url);
  const asked = async () => {
    const { rows, loaded } = await engine!.search({ query: "Part", match: "exact", filter: {}, limit: 1, offset: 0 });
    return { rows: rows.length, readAll: loaded === undefined, total: loaded?.total };
  };
  const { rows: files } = await database.pool.query("select count(*)::int as total from file");
  await until(asked, { rows: 0, readAll: false, total: files[0].total });
  await lock.query("commit");
  lock.release();
  await until(asked, { rows: 1, readAll: true, total: undefined });
});

it("goes on after the database cut its connections", async () => {
  engine = openSymbolSearch(database.url);
  await until(() => engine!.state().phase, "ready");
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fathom web, %'",
  );
  await write("c.py", ["AfterTheCut"]);
  await until(() => find("AfterTheCut"), [">AfterTheCut c.py#0 5"]);
});

it("sees a change whose number was given out before an earlier one was committed", async () => {
  engine = openSymbolSearch(database.url);
  await until(() => engine!.state().phase, "ready");
  const late = await database.pool.connect();
  await late.query("begin");
  await late.query("select nextval(pg_get_serial_sequence('file_change', 'seq')) as seq").then(async ({ rows }) => {
    await write("d.py", ["Early"]);
    await until(() => find("Early"), [">Early d.py#0 5"]);
    const file = await late.query(
      `insert into file (repository_id, path, language, extractor_version, size, modified_at, status, gaps)
       values (1, 'e.py', 'python', 1, 1, 1, 'indexed', '{}') returning id`,
    );
    await writeSymbol(late, file.rows[0].id, 0, "Late");
    await late.query("insert into file_change (seq, file_id, added) values ($1, $2, true)", [
      rows[0].seq,
      file.rows[0].id,
    ]);
    await late.query("commit");
  });
  late.release();
  await until(() => find("Late"), [">Late e.py#0 5"]);
});

it("waits for a database that is not there and says why", async () => {
  engine = openSymbolSearch("postgresql://nobody@127.0.0.1:1/none");
  await until(() => engine!.state().error !== null, true);
  expect(engine.state().phase).toBe("waiting");
  expect(await find("anything")).toEqual([]);
});

it("counts the files that mention a name", async () => {
  const id = await write("f.py", ["Mentioned"]);
  await database.pool.query(
    "insert into reference (name_hash, file_id, post) values ($1, $2, '\\x'), ($1, $3, '\\x')",
    [nameHash("Mentioned").toString(), id, id + 1000],
  );
  engine = openSymbolSearch(database.url);
  await until(() => engine!.state().phase, "ready");
  const { rows } = await engine.search({ query: "Mentioned", match: "auto", filter: {}, limit: 1, offset: 0 });
  expect(rows[0].hit.mentions).toBe(2);
});
