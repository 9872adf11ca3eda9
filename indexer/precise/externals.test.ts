/** An engine that looks into what a repository stands on is shown it, and asked again when it comes. */
import { chmodSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { addRepository } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { silentEngine } from "../../testing/precise/silent-engine";
import { Supervisor } from "./supervisor";

const indexer = indexerUnderTest();

/** An engine's process that writes what it is shown into a file, a line for each opening, and knows nothing. */
const NOTING = (log: string): string =>
  silentEngine(
    `if (message.type === "open")
      appendFileSync(${JSON.stringify(log)}, JSON.stringify({ root: message.root, externals: message.externals }) + "\\n");`,
    'import { appendFileSync } from "node:fs";',
  );

test.skipIf(process.platform === "win32")(
  "clangd is shown the folders that a repository stands on once they are read, and asked again then",
  { timeout: 120_000 },
  async () => {
    const own = indexer.source({ "crane.cpp": '#include "yard.h"\n' });
    const yard = indexer.source({ "public/yard.h": "struct Yard {};\n", "notes.md": "none\n" });
    const tools = indexer.source({ clangd: "#!/bin/sh\necho clangd version 19.1.0\n" });
    chmodSync(join(tools, "clangd"), 0o755);
    const data = join(tools, "data");
    mkdirSync(data);
    const log = join(data, "log.txt");
    writeFileSync(join(data, "engine.mjs"), NOTING(log));
    const shown = (): unknown[] => {
      const lines = readFileSync(log, { encoding: "utf8", flag: "a+" }).split("\n").filter(Boolean);
      writeFileSync(log, "");
      return lines.map((line): unknown => JSON.parse(line));
    };
    const { pool } = indexer.database;
    const client = await connectIndexer("test", indexer.database.url);
    const program = new URL(`file://${join(data, "engine.mjs")}`);
    const supervisor = new Supervisor(client, program, { dataFolder: data, path: tools });
    try {
      await addRepository(pool, own);
      expect(await indexer.start().exited).toBe(0);
      await supervisor.look();
      expect(shown()).toEqual([{ root: own, externals: [] }]);

      await pool.query("update repository set scope = 'external' where id = $1", [await addRepository(pool, yard)]);
      await supervisor.look();
      expect(shown()).toEqual([]);
      expect(await indexer.start().exited).toBe(0);
      await supervisor.look();
      expect(shown()).toEqual([
        { root: own, externals: [{ root: realpathSync(yard), paths: ["public/yard.h"] }] },
        { root: yard, externals: [] },
      ]);
      await supervisor.look();
      expect(shown()).toEqual([]);
    } finally {
      supervisor.close();
      await client.end();
    }
  },
);
