/** What a repository's own macros bring, asked of real files that the real indexer has read. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import {
  addRepository,
  bundlePrograms,
  dumpIndex,
  folderWith,
  orphanRows,
  startIndexer,
  writeFiles,
  type Programs,
  type RunningIndexer,
} from "../../testing/indexer/run-indexer";

let programs: Programs;
let database: TestDatabase;
let folder: ReturnType<typeof folderWith>;
let running: RunningIndexer | null = null;

beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => programs.remove());
beforeEach(async () => void (database = await testDatabase()), 60_000);
afterEach(async () => {
  running?.process.kill("SIGTERM");
  await running?.exited;
  running = null;
  folder.remove();
  await database.drop();
});

/** Headers that say what the macros mean which other files use: of C, in the style of Qt, in that of a kernel. */
const MACROS: Record<string, string> = {
  "c/marks.h": '#define quay_api __attribute__((visibility("default")))\n#define quay_inline static __inline__\n',
  "qt/signs.h":
    "#define harbour_object(Class) public: virtual const char *sign() const; private:\n#define hails public\n",
  "kernel/init.h": `#define __berth_init __attribute__((section(".berth")))
#define each_ship(s, head) for (s = (head)->first; s; s = s->next)
#define dock_lock(name) struct lock name = LOCK_INIT(name)
`,
};
const USES: Record<string, string> = {
  "c/quay.h": '#include "marks.h"\nquay_api int moor(int ship);\nquay_inline int cast(int ship) { return ship; }\n',
  "qt/signal.hpp":
    '#include "signs.h"\nclass Mole : public Pier {\n  harbour_object(Mole)\nhails:\n  int depth() const { return 3; }\n};\n',
  "kernel/berth.c": `#include "init.h"
static int __berth_init berth_setup(void) { return 0; }
dock_lock(berth_lock);
int count(struct dock *dock)
{
	struct ship *ship;
	each_ship(ship, dock)
		dock->count += ship->count;
	return 0;
}
`,
  "c/plain.c": "int plain(void) { return 1; }\n",
};

async function index(files: Record<string, string>): Promise<void> {
  folder = folderWith(files);
  await addRepository(database.pool, folder.root);
  await again();
}

async function again(): Promise<void> {
  expect(await startIndexer(programs, database.url, { workers: 1 }).exited).toBe(0);
}

/** Files that did not wholly parse. */
async function gaps(): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string }>(
    "select path from file where status = 'partial' order by 1",
  );
  return rows.map(({ path }) => path);
}

async function macros(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; as: string }>(
    "select name, meaning ->> 'as' as as from macro order by name",
  );
  return Object.fromEntries(rows.map(({ name, as }) => [name, as]));
}

async function symbols(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>("select name from symbol order by name");
  return rows.map(({ name }) => name);
}

it("files parse by macros that other files define", async () => {
  await index(USES);
  expect(await gaps()).toEqual(["c/quay.h", "kernel/berth.c", "qt/signal.hpp"]);
  writeFiles(folder.root, MACROS);
  await again();
  expect(await gaps()).toEqual([]);
  expect(await macros()).toMatchObject({ quay_api: "nothing", each_ship: "loop", dock_lock: "variable" });
  expect(await symbols()).toEqual(
    expect.arrayContaining(["moor", "cast", "depth", "berth_setup", "berth_lock", "count"]),
  );
  expect(await orphanRows(database.pool)).toBe(0);
}, 60_000);

const soon = { timeout: 15_000, interval: 20 };

it("it is the same whether the definitions were there from the start or came later", async () => {
  await index({ ...USES, ...MACROS });
  const atOnce = await dumpIndex(database.pool);
  expect(await gaps()).toEqual([]);
  rmSync(join(folder.root, "c/marks.h"));
  await again();
  expect(await gaps()).toEqual(["c/quay.h"]);
  expect(await macros()).not.toHaveProperty("quay_api");
  writeFiles(folder.root, { "c/marks.h": MACROS["c/marks.h"] });
  await again();
  expect(await gaps()).toEqual([]);
  const later = await dumpIndex(database.pool);
  expect({ ...later, "c/quay.h": "" }).toEqual({ ...atOnce, "c/quay.h": "" });
}, 90_000);

it("definitions that disagree explain nothing", async () => {
  const other = {
    "c/other.h": "#define quay_api extern int other;\n",
    "kernel/init2.h": "#define each_ship(s, head) 3\n",
  };
  await index({ ...USES, ...MACROS, ...other });
  expect(Object.keys(await macros())).not.toContain("each_ship");
  expect(await gaps()).toContain("kernel/berth.c");
}, 60_000);

it("fathom.json says what no definition says, also while the indexer runs", async () => {
  folder = folderWith(USES);
  await addRepository(database.pool, folder.root);
  running = startIndexer(programs, database.url, { args: [], workers: 1, watch: true });
  await running.idle();
  expect(await gaps()).toContain("c/quay.h");
  const configured = { quay_api: "nothing", quay_inline: { as: "word", word: "static" }, Pier: "loops" };
  writeFileSync(join(folder.root, "fathom.json"), JSON.stringify({ macros: configured }));
  await expect.poll(problem, soon).toMatch(/^fathom.json: macros.Pier: takes "nothing", "loop", "statement", /);
  expect(await macros()).toEqual({});
  writeFileSync(join(folder.root, "fathom.json"), JSON.stringify({ macros: { ...configured, Pier: undefined } }));
  await expect.poll(gaps, soon).not.toContain("c/quay.h");
  expect(await problem()).toBe(null);
  await expect.poll(macros, soon).toEqual({ quay_api: "nothing", quay_inline: "word" });
  writeFiles(folder.root, { "kernel/init.h": MACROS["kernel/init.h"] });
  await expect.poll(gaps, soon).toEqual(["qt/signal.hpp"]);
  rmSync(join(folder.root, "fathom.json"));
  await expect.poll(gaps, soon).toContain("c/quay.h");
}, 90_000);

async function problem(): Promise<string | null> {
  const { rows } = await database.pool.query<{ problem: string | null }>(
    "select settings_problem as problem from repository",
  );
  return rows[0].problem;
}
