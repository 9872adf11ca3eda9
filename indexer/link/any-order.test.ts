/** Where imports lead follows from the files of all repositories, in whatever order they came. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database/test-database";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { bundlePrograms, folderWith, startIndexer, type Programs } from "../../testing/indexer/run-indexer";

const json = (manifest: object): string => JSON.stringify(manifest);

/** The first holds so much that each other one is linked as a small change. */
const FOLDERS: Record<string, Record<string, string>> = {
  yard: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`yard/deck${i}.py`, `import yard.deck${i >> 1}\n`])),
  dock: {
    "package.json": json({ name: "dock", dependencies: { "@harbour/winch": "1", ropes: "npm:hemp@2" } }),
    "src/a.ts": `import { turn } from "@harbour/winch/drum";\nimport winch from "@harbour/winch";\nimport hemp from "ropes";\nimport x from "unasked";\n`,
    "go.mod": "module example.com/dock\n",
    "main.go": `package main\n\nimport "example.com/tackle/block"\n`,
    "Cargo.toml": `[package]\nname = "dock"\n\n[dependencies]\nbosun-pipe = "1"\npipe2 = { package = "pipe-two", version = "1" }\n`,
    "src/lib.rs": `use bosun_pipe::Call;\nuse pipe2::Call;\nuse unasked::Call;\n`,
    "a.c": `#include <winch/drum.h>\n#include <winch/other.h>\n`,
  },
  harbour: {
    "package.json": json({ private: true, workspaces: ["packages/*"] }),
    "packages/winch/package.json": json({ name: "@harbour/winch", main: "./dist/index.js" }),
    "packages/winch/src/index.ts": `export { turn } from "./drum";\n`,
    "packages/winch/src/drum.ts": `export const turn = 1;\n`,
    "include/winch/drum.h": "int drum;\n",
    "crates/pipe/Cargo.toml": `[package]\nname = "bosun-pipe"\n`,
    "crates/pipe/src/lib.rs": "pub struct Call;\n",
  },
  ropeworks: {
    "package.json": json({ name: "hemp", main: "./lib/hemp.js" }),
    "lib/hemp.js": "export default 1;\n",
    "Cargo.toml": `[package]\nname = "pipe-two"\n[lib]\npath = "src/two.rs"\n`,
    "src/two.rs": "pub struct Call;\n",
  },
  tackle: { "go.mod": "module example.com/tackle\n", "block/block.go": "package block\n" },
  unasked: {
    "package.json": json({ name: "unasked" }),
    "index.js": "export default 1;\n",
    "include/winch/other.h": "",
  },
  again: { "include/winch/other.h": "int other;\n" },
};

let programs: Programs;
beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => programs.remove());

/** Every import, as `repository/path wording -> repository/path`, of repositories that came one after the other. */
async function linked(order: readonly string[]): Promise<string[]> {
  const database = await testDatabase();
  const folders = order.map((name) => ({ name, ...folderWith(FOLDERS[name]) }));
  const indexer = startIndexer(programs, database.url, { args: [], workers: 1 });
  try {
    await indexer.idle();
    for (const [at, { root, name }] of folders.entries()) {
      await registerRepositories(database.pool, [{ root, name, scope: "user", excludes: [] }]);
      await indexer.idle(at + 2);
    }
    const { rows } = await database.pool.query<{ link: string }>(
      `select fr.name || '/' || f.path || ' ' || i.specifier || ' -> ' || tr.name || '/' || t.path as link
       from import i join file f on f.id = i.file_id join repository fr on fr.id = f.repository_id
       join file t on t.id = i.target_file join repository tr on tr.id = t.repository_id order by 1`,
    );
    return rows.map(({ link }) => link);
  } finally {
    indexer.process.kill("SIGKILL");
    for (const folder of folders) folder.remove();
    await database.drop();
  }
}

test("imports lead where they lead, whichever repository came first", { timeout: 120_000 }, async () => {
  const names = Object.keys(FOLDERS);
  const links = await linked(names);
  const [first, ...rest] = names;
  expect(await linked([first, ...rest.reverse()])).toEqual(links);
  expect(links.filter((link) => link.startsWith("dock/"))).toEqual([
    "dock/a.c winch/drum.h -> harbour/include/winch/drum.h",
    "dock/main.go example.com/tackle/block -> tackle/block/block.go",
    "dock/src/a.ts @harbour/winch -> harbour/packages/winch/src/index.ts",
    "dock/src/a.ts @harbour/winch/drum -> harbour/packages/winch/src/drum.ts",
    "dock/src/a.ts ropes -> ropeworks/lib/hemp.js",
    "dock/src/lib.rs bosun_pipe::Call -> harbour/crates/pipe/src/lib.rs",
    "dock/src/lib.rs pipe2::Call -> ropeworks/src/two.rs",
  ]);
});
