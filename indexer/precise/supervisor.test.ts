import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { preciseRuns } from "../../lib/db/precise/precise-runs";
import { CodeIndex } from "../../lib/resolve/facts/code-index";
import { Resolver } from "../../lib/resolve/resolver";
import { addRepository } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { silentEngine } from "../../testing/precise/silent-engine";
import { Supervisor } from "./supervisor";

const indexer = indexerUnderTest();

/** What a rule would have to infer to know which `weigh` is meant. */
const CRANE = (given: string) =>
  `export class Load { weigh() {} }\nexport class Bin { weigh() {} }\nexport class Crane { lift() { return new ${given}(); } }\n`;
const USE = `import { Crane } from "./crane";\nconst same = <T,>(one: T): T => one;\n\nsame(new Crane()).lift().weigh();\n`;

/** What a name in the file means, as owner, name and basis. */
async function meaning(path: string, line: number, name: string): Promise<string> {
  const [{ id }] = await indexer.rows<{ id: number }>("select id from file where path = $1", [path]);
  const resolver = new Resolver(new CodeIndex(indexer.database.pool));
  const file = await resolver.code.file(id);
  if (!file) return "no file";
  for (let i = 0; i < file.uses.count; i++) {
    if (file.uses.line[i] !== line || file.name(i) !== name) continue;
    const { declarations, basis } = await resolver.meaning(file, i);
    return `${declarations.map((d) => [...d.owners, d.name].join(".")).join(" or ")}, ${basis}`;
  }
  return "no name";
}

async function indexed(root: string): Promise<void> {
  expect(await indexer.start({ precise: true }).exited, root).toBe(0);
}

describe("a compiler's engine", { timeout: 120_000 }, () => {
  test("tells what names mean, once names can be found", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    await indexed(root);
    expect(await meaning("src/use.ts", 3, "weigh")).toBe("Load.weigh, precise");
    expect(await preciseRuns(indexer.database.pool)).toMatchObject([
      {
        ...{ engine: "typescript", state: "ready", filesDone: 2, filesTotal: 2, error: null },
        languages: [{ language: "typescript", files: 2, filesTotal: 2 }],
      },
    ]);
  });

  test("is not asked when nobody wants it, and rules say less", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    expect(await indexer.start().exited).toBe(0);
    expect(await meaning("src/use.ts", 3, "weigh")).not.toContain("precise");
    expect(await preciseRuns(indexer.database.pool)).toEqual([]);
  });

  test("looks again at files that import what changed while nobody looked", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    await indexed(root);
    writeFileSync(join(root, "src/crane.ts"), CRANE("Bin"));
    await indexed(root);
    expect(await meaning("src/use.ts", 3, "weigh")).toBe("Bin.weigh, precise");
  });

  test("says nothing of a text that it has not read: rules answer until it has", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    await indexed(root);
    writeFileSync(join(root, "src/use.ts"), USE + "\nexport {};\n");
    expect(await indexer.start().exited).toBe(0);
    expect(await meaning("src/use.ts", 3, "weigh")).not.toContain("precise");
    await indexed(root);
    expect(await meaning("src/use.ts", 3, "weigh")).toBe("Load.weigh, precise");
  });

  test("follows what is saved while it is kept", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    const running = indexer.start({ args: [], watch: true, precise: true });
    await running.idle();
    await expect.poll(() => meaning("src/use.ts", 3, "weigh"), { timeout: 60_000 }).toBe("Load.weigh, precise");
    writeFileSync(join(root, "src/crane.ts"), CRANE("Bin"));
    await expect.poll(() => meaning("src/use.ts", 3, "weigh"), { timeout: 60_000 }).toBe("Bin.weigh, precise");
  });

  test("forgets files that are gone", async () => {
    const root = indexer.source({ "src/crane.ts": CRANE("Load"), "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    await indexed(root);
    rmSync(join(root, "src/use.ts"));
    await indexed(root);
    expect(await indexer.rows("select path from precise_file")).toEqual([{ path: "src/crane.ts" }]);
  });
});

/**
 * An engine's process that ends in the middle as soon as it is given a file of this name, and else says that it knows
 * nothing.
 */
const CRASHING = (bad: string): string =>
  silentEngine(`if (message.files?.some(({ path }) => path === ${JSON.stringify(bad)})) process.abort();`);

test("an engine that dies costs the files that it dies of, and no others", { timeout: 60_000 }, async () => {
  const files = Object.fromEntries(
    ["a", "b", "bad", "c", "d"].map((name) => [`${name}.ts`, `export const ${name} = 1;\n`]),
  );
  const root = indexer.source(files);
  await addRepository(indexer.database.pool, root);
  expect(await indexer.start().exited).toBe(0);
  const program = join(root, "engine.mjs");
  writeFileSync(program, CRASHING("bad.ts"));
  const client = await connectIndexer("test", indexer.database.url);
  const supervisor = new Supervisor(client, new URL(`file://${program}`), { dataFolder: root, path: "" });
  try {
    await supervisor.look();
    const rows = await indexer.rows<{ path: string; has: boolean }>(
      "select path, facts is not null as has from precise_file order by path",
    );
    expect(rows.map(({ path, has }) => `${path} ${has}`)).toEqual([
      ...["a.ts true", "b.ts true", "bad.ts false", "c.ts true", "d.ts true"],
    ]);
    const [run] = await preciseRuns(indexer.database.pool);
    expect(run).toMatchObject({ state: "ready", filesDone: 4, filesTotal: 5 });
    expect(run.error).toContain("SIGABRT");
  } finally {
    supervisor.close();
    await client.end();
  }
});
