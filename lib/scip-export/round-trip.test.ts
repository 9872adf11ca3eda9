import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importIndex } from "../../indexer/scip/import-index";
import { addRepository } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import type { Basis } from "../contract/vocabulary";
import { listRepositories } from "../db/admin/repositories";
import { CodeIndex } from "../resolve/facts/code-index";
import { Resolver } from "../resolve/resolver";
import { exportRepository } from "./export-repository";

const indexer = indexerUnderTest();

const FILES = {
  "src/crane.ts": [
    "/** What is lifted. */",
    "export interface Load { weigh(): number }",
    "export class Bin implements Load { weigh() { return 1; } fill(by: number) { const all = by; return all; } }",
    "export class Crane<T extends Load> { constructor(readonly load: T) {} lift() { return this.load; } }",
  ].join("\n"),
  "src/use.ts":
    'import { Bin, Crane as Hoist } from "./crane";\nnew Hoist(new Bin()).lift().weigh();\n// \u{1F680}\n"\u{1F680}" + new Bin().fill(2);\n',
  "src/loose.py":
    "class A:\n    def weigh(self): ...\nclass B:\n    def weigh(self): ...\ndef lift(load):\n    return load.weigh()\n",
};

/** What each name of a file means, where it is known by one of these: symbols by their keys. */
async function meanings(path: string, bases: readonly Basis[]): Promise<Map<string, string>> {
  const { rows } = await indexer.database.pool.query<{ id: number }>("select id from file where path = $1", [path]);
  const resolver = new Resolver(new CodeIndex(indexer.database.pool));
  const file = await resolver.code.file(rows[0].id);
  const found = new Map<string, string>();
  for (let i = 0; file !== null && i < file.uses.count; i++) {
    const { declarations, basis } = await resolver.meaning(file, i);
    if (bases.includes(basis) && declarations.length > 0)
      found.set(
        `${file.uses.line[i]}:${file.uses.column[i]} ${file.name(i)}`,
        declarations.map((d) => d.keyHash).join(),
      );
  }
  return found;
}

test(
  "what compilers knew is known again when their facts are gone and the exported index is imported",
  { timeout: 300_000 },
  async () => {
    const root = indexer.source(FILES);
    const folder = mkdtempSync(join(tmpdir(), "scip-"));
    try {
      await addRepository(indexer.database.pool, root);
      expect(await indexer.start({ precise: true }).exited).toBe(0);
      const before = await meanings("src/use.ts", ["precise"]);
      const [repository] = await listRepositories(indexer.database.pool);
      const path = join(folder, "all.scip");
      const report = await exportRepository(indexer.database.pool, repository, path);
      expect(report.documents).toBe(3);
      expect(report.guesses).toBeGreaterThan(0);

      await indexer.rows("delete from precise_run");
      await indexer.rows("delete from precise_file");
      const client = await indexer.database.pool.connect();
      await importIndex(client, path, {}).finally(() => client.release());
      // A name that stands for another one is left to rules, which follow the import.
      const after = await meanings("src/use.ts", ["precise", "import"]);
      for (const [place, meant] of before) expect(after.get(place), place).toBe(meant);
      expect(before.size).toBeGreaterThan(5);
      expect(await indexer.rows("select from_name, to_name from precise_link order by kind")).toEqual([
        { from_name: "Bin", to_name: "Load" },
        { from_name: "weigh", to_name: "weigh" },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
