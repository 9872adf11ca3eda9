/**
 * Definitions behind `using namespace` belong to the class that another file declares, asked of real files that the
 * real indexer has read.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import {
  addRepository,
  bundlePrograms,
  dumpIndex,
  folderWith,
  startIndexer,
  writeFiles,
  type Programs,
} from "../../testing/indexer/run-indexer";

const HEADER = "namespace harbour { class Crane { public: int load() const; class Hook; }; }\n";
const FILES = {
  "crane.h": HEADER,
  "crane.cpp": `#include "crane.h"
using namespace harbour;
class Crane::Hook { public: int weight = 0; };
int Crane::load() const { return 1; }
`,
  "plain.cpp": "struct Boat { void sail(); };\nvoid Boat::sail() {}\n",
};

let programs: Programs;
let database: TestDatabase;
let folder: ReturnType<typeof folderWith>;

beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => programs.remove());
beforeEach(async () => {
  database = await testDatabase();
  folder = folderWith(FILES);
  await addRepository(database.pool, folder.root);
  await again();
}, 60_000);
afterEach(async () => {
  folder.remove();
  await database.drop();
});

async function again(): Promise<void> {
  expect(await startIndexer(programs, database.url, { workers: 1 }).exited).toBe(0);
}

/** Files that declare or define a symbol that two files share. */
async function shared(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string }>(
    `select f.path from symbol s join file f on f.id = (s.id >> 20)::int
     where s.name = $1 and exists (select from symbol o where o.key_hash = s.key_hash and o.id <> s.id) order by 1`,
    [name],
  );
  return rows.map(({ path }) => path);
}

it("gives a definition the key of its declaration, and what it holds too", async () => {
  expect(await shared("load")).toEqual(["crane.cpp", "crane.h"]);
  expect(await shared("Hook")).toEqual(["crane.cpp", "crane.h"]);
});

it("finds a class in namespaces that are opened at once", async () => {
  writeFiles(folder.root, {
    "quay.h": `namespace harbour::quay { class Berth { public: int room() const; }; }
namespace harbour::quay::deck { class Plank { public: int steps(); }; }
`,
    "quay.cpp": '#include "quay.h"\nusing namespace harbour;\nint quay::Berth::room() const { return 1; }\n',
    "own.cpp": `#include "quay.h"
using namespace harbour;
namespace harbour::quay {
using namespace deck;
int Plank::steps() { return 1; }
}
namespace quay::deck {
int depth() { return 1; }
}
`,
  });
  await again();
  expect(await shared("room")).toEqual(["quay.cpp", "quay.h"]);
  expect(await shared("steps")).toEqual(["own.cpp", "quay.h"]);
  const { rows } = await database.pool.query("select qualifier from symbol where name in ('deck', 'quay') order by 1");
  expect(rows.map(({ qualifier }) => String(qualifier))).toEqual(["harbour", "harbour", "harbour::quay", "quay"]);
});

it("follows a class that moves to another namespace, as an index made anew does", async () => {
  writeFiles(folder.root, { "crane.h": HEADER.replace("harbour", "quay") });
  await again();
  expect(await shared("load")).toEqual([]);
  writeFiles(folder.root, { "crane.h": HEADER });
  await again();
  expect(await shared("load")).toEqual(["crane.cpp", "crane.h"]);
  const living = await dumpIndex(database.pool);
  await database.pool.query("delete from repository");
  await addRepository(database.pool, folder.root);
  await again();
  expect(await dumpIndex(database.pool)).toEqual(living);
});

it("reads nothing again where all is as it was", async () => {
  const ids = async () => (await database.pool.query("select id, path from file order by path")).rows;
  const before = await ids();
  rmSync(join(folder.root, "plain.cpp"));
  await again();
  expect(await ids()).toEqual(before.filter(({ path }: { path: string }) => path !== "plain.cpp"));
});
