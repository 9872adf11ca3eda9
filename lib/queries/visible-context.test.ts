import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { commitAll, startComparing, untilRead } from "../../testing/queries/comparing";
import { VISIBLE, visibleSchema } from "../db/visible/visible-schema";
import { AppError } from "../errors";
import { OPERATION_NAMES, operations, type OperationName } from "../operations/registry";
import { runOperation } from "../operations/run-operation";
import type { QueryContext } from "./context";
import { closeVisibleContexts, visibleContext } from "./visible-context";

const GAME = {
  "a.h": "struct Hull {\n  int keel();\n  virtual int draft();\n};\nint sharedName(int depth);\n",
  "a.cpp": '#include "a.h"\nint Hull::keel() { return sharedName(1); }\nint Hull::draft() { return 0; }\n',
  "b.cpp":
    '#include "a.h"\nint sharedName(int depth) { return depth; }\nint useIt() { Hull hull; return hull.keel(); }\n',
  "notes.md": "A hull has a keel, and quietly a draft.\n",
};
/** Uses what the game declares, declares what it declares, and has words of its own. */
const HIDDEN = {
  "z.cpp": [
    '#include "a.h"',
    "// The zebra quietly combines hulls.",
    "struct ZebraHull : Hull { int draft() override; };",
    "int zebraSecret() { return sharedName(2); }",
    "int ZebraHull::draft() { return zebraSecret(); }",
    "int zebraCaller() { Hull hull; return hull.keel() + zebraSecret(); }",
    "",
  ].join("\n"),
  "z.h": "#define ZEBRA_LIMIT 3\nint zebraSecret();\nstruct ZebraHull;\n",
  "zebra/a.h": "struct Hull { int zebraKeel(); };\n",
  "zebra.md": "zebra zebra: how a hull and a keel are combined quietly\n",
  ".env": "ZEBRA=1\n",
};

let both: IndexedFolders;
let alone: IndexedFolders;
let limited: QueryContext;
let comparing: { close(): Promise<void> }[];

beforeAll(async () => {
  both = await indexedFolders({ game: GAME, hidden: HIDDEN });
  alone = await indexedFolders({ game: GAME });
  for (const { database, roots, indexAgain } of [both, alone]) {
    for (const root of roots.values()) commitAll(root, "all");
    await indexAgain();
    await database.pool.query(
      `insert into precise_run (repository_id, engine, version, state, files_done, files_total, languages)
       select id, name || '-engine', '1', 'ready', 1, 1, '[{"language":"cpp","files":1,"filesTotal":1}]' from repository`,
    );
    await database.pool.query(
      `insert into scip_file (path, stamp, repository_id, error)
       select name || '.scip', '1', id, null from repository
       union all select 'zebra.scip', '1', null, 'it fits nothing' from repository where name = 'hidden'`,
    );
  }
  comparing = [await startComparing(both.database.url), await startComparing(alone.database.url)];
  const { rows } = await both.database.pool.query<{ id: number }>("select id from repository where name = 'game'");
  limited = await visibleContext(both.database.url, [rows[0].id], both.context.text);
}, 180_000);
afterAll(async () => {
  await closeVisibleContexts();
  for (const each of comparing) await each.close();
  await both.close();
  await alone.close();
});

const NAMES = ["Hull", "keel", "draft", "sharedName", "ZebraHull", "zebraSecret", "zebra", "hull quietly"];
const FILES = ["game/a.cpp", "a.h", "hidden/z.cpp", "z.cpp", "zebra.md"];

/** What each field that an operation cannot do without, or that says what is meant, is asked with. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  query: [...NAMES, "zebra*", "hidden", "z.cpp:4", "/zebra.*/", "repo:hidden hull"],
  symbol: NAMES,
  from: ["zebraCaller", "useIt"],
  to: ["sharedName"],
  key: ["cpp ZebraHull#", "cpp repo=hidden ZebraHull#", "cpp Hull#", "cpp repo=hidden Hull#"],
  file: FILES,
  folder: ["", "hidden", "zebra"],
  base: ["HEAD"],
};

/**
 * Every field of `VALUES` that the operation takes, each by itself, beside those that it needs; in each repository.
 */
function requestsOf(name: OperationName): Record<string, unknown>[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = operations[name].input.shape;
  const needed = Object.keys(shape).filter((field) => !z.safeParse(shape[field], undefined).success);
  for (const field of needed)
    if (!(field in VALUES)) throw new Error(`${name} needs \`${field}\`: say in VALUES what it is asked with here.`);
  const least = Object.fromEntries(needed.map((field) => [field, VALUES[field][0]]));
  const varied = Object.keys(VALUES)
    .filter((field) => field in shape)
    .flatMap((field) => VALUES[field].map((value): Record<string, unknown> => ({ ...least, [field]: value })));
  const placed = varied.flatMap((request) =>
    "file" in request && "line" in shape ? [3, 4, 6].map((line) => ({ ...request, line })) : [request],
  );
  const wide = placed.map((request) => ({
    ...request,
    ...("scope" in shape && name !== "find_code" && { scope: "all" }),
  }));
  const each = wide.length > 0 ? wide : [{}];
  return "repo" in shape ? each.flatMap((request) => [request, { ...request, repo: "hidden" }]) : each;
}

/** Fields that tell when something was done, or how long it took. */
const OF_TIME = /(At|^at|^date|^when|^time|^since|[sS]econds?.*|[mM]s$|^bytes|^timings)$/;

/** An answer, or a refusal, as text in which nothing stands but what the index holds. */
async function answerOf(name: OperationName, request: Record<string, unknown>, context: QueryContext) {
  const asked = untilRead(() => runOperation(name, request, context)).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== "internal_error")
      return { code: error.code, message: error.message, hint: error.hint, details: error.details };
    throw error;
  });
  let text = JSON.stringify(await asked, (field, value: unknown) => (OF_TIME.test(field) ? undefined : value), 1);
  for (const { roots } of [both, alone])
    for (const [repository, root] of roots) text = text.replaceAll(root, `/${repository}`);
  return text.replace(/\b[0-9a-f]{40}\b/g, "commit").replace(/\b[0-9a-f]{7}\b/g, "commit");
}

describe("who may not see a repository", () => {
  it.each(OPERATION_NAMES)("finds nothing of it by %s", { timeout: 120_000 }, async (name) => {
    let isTold = false;
    for (const request of requestsOf(name)) {
      const there = await answerOf(name, request, alone.context);
      expect(await answerOf(name, request, limited), JSON.stringify(request)).toBe(there);
      isTold ||= (await answerOf(name, request, both.context)) !== there;
    }
    expect(isTold, "nothing that is asked here tells of the repository to those who may see it").toBe(true);
  });

  it("is not told of it by a revision", async () => {
    const answer = await answerOf("change_impact", { repo: "hidden", base: "HEAD" }, limited);
    expect(answer).toContain("no_such_repository");
  });
});

it("every table of the database is shown in part, or not at all", async () => {
  const { rows } = await both.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_%'",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(VISIBLE).sort());
});

it("no row of a hidden file is reached by its number", async () => {
  const { rows } = await both.database.pool.query<{ id: number }>(
    "select f.id from file f join repository r on r.id = f.repository_id where r.name = 'hidden'",
  );
  expect(rows.length).toBeGreaterThan(3);
  const ids = [rows.map(({ id }) => id)];
  for (const [table, column] of [
    ...[
      ["file", "id"],
      ["file_content", "file_id"],
      ["symbol", "id >> 20"],
      ["reference", "file_id"],
    ],
    ...[
      ["occurrences", "file_id"],
      ["type_relation", "child_id >> 20"],
      ["import", "file_id"],
      ["import", "target_file"],
    ],
  ])
    expect((await limited.pool.query(`select from "${table}" where (${column})::int = any($1)`, ids)).rowCount).toBe(0);
  await expect(limited.pool.query("select from _prisma_migrations")).rejects.toThrow(/does not exist/);
});

it("views that were dropped are made again", async () => {
  const { rows } = await both.database.pool.query<{ id: number }>("select id from repository where name = 'game'");
  await both.database.pool.query(`drop schema ${visibleSchema([rows[0].id])} cascade`);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const again = await visibleContext(both.database.url, [rows[0].id], both.context.text);
  expect((await again.pool.query("select from file")).rowCount).toBe(Object.keys(GAME).length);
});

it("who may see no repository finds nothing at all", async () => {
  const none = await visibleContext(both.database.url, [], both.context.text);
  expect(await runOperation("list_repositories", {}, none)).toMatchObject({ totalMatches: 0, results: [] });
  expect(await runOperation("search_symbols", { query: "Hull", scope: "all" }, none)).toMatchObject({
    totalMatches: 0,
  });
});
