import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { preciseRuns } from "../../lib/db/precise/precise-runs";
import { CodeIndex } from "../../lib/resolve/facts/code-index";
import { Resolver } from "../../lib/resolve/resolver";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository } from "../../testing/indexer/run-indexer";
import { scipIndex, type TestDocument } from "../../testing/scip/scip-index";
import { importIndex, type ImportReport } from "./import-index";

const indexer = indexerUnderTest();

const CRANE =
  "export class Load { weigh() {} }\nexport class Bin { weigh() {} }\nexport const crane: any = new Bin();\n";
const USE = 'import { crane } from "./crane";\ncrane.weigh();\n';
const symbol = (descriptors: string, name = "cranes") => `scip-test npm ${name} 1.0.0 ${descriptors}`;
const [LOAD, BIN, BIN_WEIGH] = ["src/crane.ts/Load#", "src/crane.ts/Bin#", "src/crane.ts/Bin#weigh()."].map((each) =>
  symbol(each),
);

const CRANE_DOCUMENT: TestDocument = {
  path: "src/crane.ts",
  text: CRANE,
  means: {
    Load: `=${LOAD}`,
    Bin: `=${BIN}`,
    "weigh#2": `=${BIN_WEIGH}`,
    "Bin#2": BIN,
    crane: `=${symbol("src/crane.ts/crane.")}`,
  },
};
const USE_DOCUMENT: TestDocument = {
  path: "src/use.ts",
  text: USE,
  means: { crane: symbol("src/crane.ts/crane."), "crane#2": symbol("src/crane.ts/crane."), weigh: BIN_WEIGH },
};

/** The root of a repository whose files are indexed, without an engine unless one is wanted. */
async function indexed(files: Record<string, string>, precise = false): Promise<string> {
  const root = indexer.source(files);
  await addRepository(indexer.database.pool, root);
  expect(await indexer.start({ precise }).exited).toBe(0);
  return root;
}

async function imported(documents: readonly TestDocument[], name = "index.scip", tool?: string): Promise<ImportReport> {
  const folder = indexer.source({ [name]: scipIndex(documents, tool) });
  const client = await indexer.database.pool.connect();
  try {
    return await importIndex(client, join(folder, name), {});
  } finally {
    client.release();
  }
}

/** What a name in a file means, as owner, name, basis and who decided. */
async function meaning(path: string, name: string, nth = 1): Promise<string> {
  const [{ id }] = await indexer.rows<{ id: number }>("select id from file where path = $1", [path]);
  const resolver = new Resolver(new CodeIndex(indexer.database.pool));
  const file = await resolver.code.file(id);
  if (!file) return "no file";
  const places = Array.from({ length: file.uses.count }, (_, i) => i).filter((i) => file.name(i) === name);
  const { declarations, basis, external } = await resolver.meaning(file, places[nth - 1]);
  const meant = declarations.map((d) => [...d.owners, d.name].join(".")).join(" or ") || (external ? "outside" : "");
  return [meant, basis, file.decidedBy(basis, places[nth - 1])].filter(Boolean).join(", ");
}

describe("a SCIP index that is imported", { timeout: 120_000 }, () => {
  test("tells what names mean where rules do not know it, under the name of its tool", async () => {
    await indexed({ "src/crane.ts": CRANE, "src/use.ts": USE });
    expect(await meaning("src/use.ts", "weigh")).not.toContain("precise");
    const report = await imported([CRANE_DOCUMENT, USE_DOCUMENT]);
    expect(report).toMatchObject({ engine: "scip-test", version: "1.2.3", documents: 2, taken: 2, names: 4 });
    expect(await meaning("src/use.ts", "weigh")).toBe("Bin.weigh, precise, scip-test 1.2.3");
    expect(await preciseRuns(indexer.database.pool)).toMatchObject([
      { engine: "scip-test", state: "ready", filesDone: 2, filesTotal: 2, error: null, importedFrom: "index.scip" },
    ]);
  });

  test("holds for the text that it speaks of: an edit drops it, and the same text has it again", async () => {
    const root = await indexed({ "src/crane.ts": CRANE, "src/use.ts": USE });
    await imported([CRANE_DOCUMENT, USE_DOCUMENT]);
    writeFileSync(join(root, "src/use.ts"), `${USE}\nexport {};\n`);
    expect(await indexer.start().exited).toBe(0);
    expect(await meaning("src/use.ts", "weigh")).not.toContain("precise");
    writeFileSync(join(root, "src/use.ts"), USE);
    expect(await indexer.start().exited).toBe(0);
    expect(await meaning("src/use.ts", "weigh")).toContain("precise");
  });

  test("a document of another text is left out, and what it defines is not called outside", async () => {
    await indexed({ "src/crane.ts": `// Cranes.\n\n${CRANE}`, "src/use.ts": USE });
    const report = await imported([CRANE_DOCUMENT, USE_DOCUMENT]);
    expect(report.taken).toBe(1);
    expect(report.leftOut.words()).toContain("1 document that speak of another text");
    expect(await meaning("src/use.ts", "weigh")).not.toContain("precise");
  });

  test("is refused as a whole where nothing fits, and where it is about nothing that is indexed", async () => {
    await indexed({ "src/crane.ts": `// Cranes.\n\n${CRANE}` });
    await expect(imported([CRANE_DOCUMENT])).rejects.toThrow(/No document of index\.scip fits/);
    await expect(imported([{ ...CRANE_DOCUMENT, path: "lift.ts" }])).rejects.toThrow(/is a file of what is indexed/);
  });

  test("made in a folder of the repository is found there", async () => {
    await indexed({ "packages/lift/src/crane.ts": CRANE, "packages/lift/src/use.ts": USE });
    expect(await imported([CRANE_DOCUMENT, USE_DOCUMENT])).toMatchObject({ taken: 2 });
    expect(await meaning("packages/lift/src/use.ts", "weigh")).toContain("Bin.weigh, precise");
  });

  test("goes before an engine, which answers where the index is silent and keeps its own rows", async () => {
    const files = { "src/crane.ts": CRANE.replace(": any", ""), "src/use.ts": `${USE}crane.weigh();\n` };
    await indexed(files, true);
    expect(await meaning("src/use.ts", "weigh")).toMatch(/^Bin\.weigh, precise, typescript /);
    const documents = [{ ...CRANE_DOCUMENT, text: files["src/crane.ts"] }, USE_DOCUMENT];
    await imported(documents);
    expect(await indexer.start({ precise: true }).exited).toBe(0);
    expect(await meaning("src/use.ts", "weigh")).toBe("Bin.weigh, precise, scip-test 1.2.3");
    expect(await meaning("src/use.ts", "weigh", 2)).toMatch(/^Bin\.weigh, precise, typescript /);
    expect((await preciseRuns(indexer.database.pool)).map(({ engine }) => engine)).toEqual(["scip-test", "typescript"]);
    await imported(documents, "own.scip", "typescript");
    expect(await meaning("src/use.ts", "weigh")).toContain("typescript (SCIP) 1.2.3");
  });

  test("says what types derive from and members override, the nearest only", async () => {
    const text = "class A { go() {} }\nclass B { go() {} }\nclass C { go() {} }\n";
    await indexed({ "a.ts": text });
    const [a, b, c] = ["A", "B", "C"].map((name) => symbol(`a.ts/${name}#`));
    const above = (from: string, to: string) => ({ [from]: { symbol: to, isImplementation: true } });
    const means = { A: `=${a}`, B: `=${b}`, C: `=${c}`, go: `=${a}go().`, "go#2": `=${b}go().`, "go#3": `=${c}go().` };
    const relationships = { ...above(b, a), ...above(c, b), ...above(`${c}go().`, `${a}go().`) };
    const parts = [
      { path: "a.ts", text, means, relationships },
      { path: "a.ts", text, means: {}, relationships: above(c, a) },
    ];
    await imported(parts);
    const links = await indexer.rows("select kind, from_name, to_name from precise_link order by ordinal");
    expect(links).toEqual([
      { kind: 0, from_name: "B", to_name: "A" },
      { kind: 0, from_name: "C", to_name: "B" },
      { kind: 1, from_name: "go", to_name: "go" },
    ]);
  });

  test("calls outside what another package defines, and nothing else that it does not define", async () => {
    const text = 'import { map, near } from "x";\nmap(near);\nexport const own = 1;\n';
    await indexed({ "a.ts": text, "package.json": '{ "name": "cranes" }' });
    const means = {
      "map#2": symbol("index.ts/map().", "lists"),
      "near#2": symbol("other.ts/near."),
      own: `=${symbol("a.ts/own.", "yard")}`,
    };
    await imported([{ path: "a.ts", text, means }]);
    expect(await meaning("a.ts", "map", 2)).toMatch(/precise/);
    expect(await meaning("a.ts", "near", 2)).not.toMatch(/precise/);
  });

  test("tells of members that the index has no symbol for", async () => {
    const text = "export const setup: any = [{ count: 1 }];\nsetup[0].count++;\n";
    await indexed({ "a.ts": text });
    const count = symbol("a.ts/typeLiteral0:count.");
    await imported([
      { path: "a.ts", text, means: { setup: `=${symbol("a.ts/setup.")}`, count: `=${count}`, "count#2": count } },
    ]);
    expect(await meaning("a.ts", "count", 2)).toBe("precise, scip-test 1.2.3");
  });
});
