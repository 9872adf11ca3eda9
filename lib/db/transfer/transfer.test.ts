import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dumpIndex } from "../../../testing/indexer/run-indexer";
import { indexedFolders, type IndexedFolders } from "../../../testing/queries/indexed";
import { EXTRACTOR_VERSION } from "../../../indexer/languages/registry";
import { RULES_VERSION } from "../../../indexer/rules-version";
import type { OperationName } from "../../operations/registry";
import { runOperation } from "../../operations/run-operation";
import { openSymbolSearch } from "../../search/embedded-symbol-search";
import { withConnection } from "../connection";
import { exportRepository } from "./export-repository";
import { importRepository, type ImportWish } from "./import-repository";
import { LEFT_TABLES, MOVED_TABLES } from "./moved-tables";

const BY = { extractor: EXTRACTOR_VERSION, rules: RULES_VERSION };
const SHIP = {
  "hull.h": "struct Hull {\n  virtual int keel(int depth);\n};\n#define LIMIT 3\n",
  "hull.cpp": '#include "hull.h"\nint Hull::keel(int depth) { return depth + LIMIT; }\n',
  "fleet/boat.cpp":
    '#include "../hull.h"\nstruct Boat : Hull { int keel(int depth) override { return Hull::keel(depth); } };\n',
  "src/yard.ts": "/** Builds a boat quietly. */\nexport function build(size: number) {\n  return size;\n}\n",
  "src/use.ts": 'import { build as make } from "./yard";\nexport const ship = make(3);\n',
  "package.json": '{ "name": "ship", "dependencies": { "left": "1" } }\n',
  "notes.md": "How a hull gets its keel, é漢字.\n",
  "data.bin": new Uint8Array([0, 1, 2, 0]),
};

let source: IndexedFolders;
let target: IndexedFolders;
let folder: string;
let file: string;

beforeAll(async () => {
  source = await indexedFolders({ before: { "a.c": "int before;\n" }, ship: SHIP });
  target = await indexedFolders({ other: { "x.py": "def other():\n    return 1\n" } });
  folder = mkdtempSync(join(tmpdir(), "fathom-transfer-"));
  file = join(folder, "ship.fathom");
}, 120_000);
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

async function write(path: string): Promise<{ files: number; rows: number }> {
  const { rows } = await source.database.pool.query<{ id: number; name: string }>(
    "select id, name from repository where name = 'ship'",
  );
  return withConnection(source.database.url, "test", (connection) => exportRepository(connection, rows[0], path, BY));
}

async function take(path: string, wish: ImportWish = {}, by = BY) {
  const client = new pg.Client({ connectionString: target.database.url });
  await client.connect();
  try {
    return await importRepository(client, path, wish, by);
  } finally {
    await client.end();
  }
}

const QUESTIONS: [OperationName, Record<string, unknown>][] = [
  ["search_symbols", { query: "keel" }],
  ["search_symbols", { kind: "function" }],
  ["symbol_declaration", { symbol: "build" }],
  ["symbol_usages", { symbol: "Hull" }],
  ["symbol_usages", { symbol: "build" }],
  ["symbol_usages", { symbol: "LIMIT" }],
  ["symbol_callers", { symbol: "keel" }],
  ["symbol_inheritors", { symbol: "Hull" }],
  ["symbol_hierarchy", { symbol: "Boat" }],
  ["symbol_implementations", { symbol: "Hull" }],
  ["symbol_members", { symbol: "Hull" }],
  ["symbol_counterpart", { symbol: "keel" }],
  ["symbol_doc", { symbol: "build" }],
  ["symbol_bundle", { symbol: "keel" }],
  ["symbol_at", { file: "ship/src/use.ts", line: 2, column: 21 }],
  ["search_text", { query: "keel|漢字", regex: true, context_lines: 1 }],
  ["find_files", { folder: "" }],
  ["read_file", { file: "ship/hull.cpp" }],
  ["file_outline", { file: "ship/hull.h" }],
  ["semantic_tokens", { file: "ship/fleet/boat.cpp" }],
];

/** Nothing in it is a time, a score of other repositories' doing or a place on the disk. */
async function answers({ context }: Pick<IndexedFolders, "context">): Promise<string[]> {
  const given: string[] = [];
  for (const [name, input] of QUESTIONS) {
    const scoped = "file" in input ? input : { ...input, repo: "ship" };
    const answer = await runOperation(name, scoped, context);
    given.push(
      JSON.stringify(
        [name, input, answer],
        (field, value: unknown) => (/^(at|milliseconds|index)$/.test(field) ? 0 : value),
        1,
      ),
    );
  }
  return given;
}

it("an index answers elsewhere as it did where it was made, among others, and its folder is not read again", async () => {
  const before = await answers(source);
  expect(await write(file)).toMatchObject({ files: Object.keys(SHIP).length });
  const root = String(source.roots.get("ship"));
  expect(await take(file, { root })).toMatchObject({ name: "ship", root, files: Object.keys(SHIP).length });
  // An engine that runs already hears of the symbols at once, and counts mentions once it is at rest.
  await until(async () => (await runOperation("search_symbols", { query: "keel" }, target.context)).totalMatches > 0);
  const engine = openSymbolSearch(target.database.url);
  const fresh = { context: { ...target.context, search: async () => engine } };
  await engine.ready();
  expect(await answers(fresh)).toEqual(before);

  await target.indexAgain();
  const { rows } = await target.database.pool.query(
    `select (u.detail->>'kept')::int as kept from index_run u join repository r on r.id = u.repository_id
      where r.name = 'ship' order by u.id desc limit 1`,
  );
  expect(rows).toEqual([{ kept: Object.keys(SHIP).length }]);
  // Weights of words depend on everything that is here, the order does not.
  const described = async ({ context }: Pick<IndexedFolders, "context">) =>
    (await runOperation("search_semantic", { query: "build a boat quietly", repo: "ship" }, context)).results;
  const keys = (await described(source)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect((await described(fresh)).map(({ key }) => key)).toEqual(keys);
  await engine.stop();
  const [there, here] = [await dumpIndex(source.database.pool), await dumpIndex(target.database.pool)];
  for (const path of Object.keys(SHIP)) expect([path, here[path]]).toEqual([path, there[path]]);
});

it("what is here already is not taken twice, and a name that is free is", async () => {
  await expect(take(file)).rejects.toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining("here already"),
  });
  expect(await take(file, { name: "ship-2", root: "/nowhere/ship" })).toMatchObject({ name: "ship-2" });
});

it("a file of another version is refused with both versions", async () => {
  await expect(take(file, { name: "x", root: "/x" }, { ...BY, extractor: 1 })).rejects.toMatchObject({
    ...{ code: "schema_mismatch", message: expect.stringContaining(`extractor ${EXTRACTOR_VERSION}`) },
  });
});

it("what is cut short, changed or something else leaves nothing behind", async () => {
  const count = async () => (await target.database.pool.query("select from repository, file")).rowCount;
  const before = await count();
  const whole = readFileSync(file);
  const plain = gunzipSync(whole);
  const at = plain.indexOf(10) + 1;
  const changed = Buffer.from(plain);
  changed.writeUInt8(99, at);
  const more = Buffer.from(plain);
  more.writeInt16BE(3, at + 5);
  const bad = {
    cut: whole.subarray(0, whole.length >> 1),
    "cut between rows": gzipSync(plain.subarray(0, plain.length - 5)),
    "no index": gzipSync(Buffer.from('{"fathom":"something"}\n')),
    text: Buffer.from("hello"),
    empty: Buffer.alloc(0),
    "an unknown table": gzipSync(changed),
    "another number of fields": gzipSync(more),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    writeFileSync(join(folder, "bad"), bytes);
    await expect(take(join(folder, "bad"), { name: "bad", root: "/bad" }), name).rejects.toMatchObject({
      code: "invalid_input",
    });
  }
  expect(await count()).toBe(before);
});

it("an index that is not ready is not written, and no part of a file stays", async () => {
  await source.database.pool.query("update repository set rules_version = null where name = 'ship'");
  await expect(write(join(folder, "early"))).rejects.toMatchObject({ code: "index_in_progress" });
  expect(readdirSync(folder).filter((name) => name.startsWith("early"))).toEqual([]);
});

it("every table and column travels, or it is said why not", async () => {
  const { rows } = await target.database.pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like '\\_%' group by 1`,
  );
  const moved = new Map(MOVED_TABLES.map(({ name, columns }) => [name, [...columns].sort()]));
  for (const { name, columns } of rows)
    if (!(name in LEFT_TABLES)) expect([name, moved.get(name)]).toEqual([name, columns]);
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await holds());) {
    if (Date.now() > end) throw new Error("it never came true");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
