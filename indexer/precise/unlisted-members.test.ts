import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CodeIndex } from "../../lib/resolve/facts/code-index";
import { Resolver } from "../../lib/resolve/resolver";
import { usesOfMember } from "../../lib/resolve/usages/member-uses";
import { addRepository } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";

const indexer = indexerUnderTest();

const TIDE = `export function tide() {
  return { level: { high: 1, low: 2 }, at: (hour: { of: number }) => hour.of };
}
`;
const USE = `import { tide } from "./tide";
const same = <T,>(one: T): T => one;

same(tide()).level.high;
tide().at({ of: 3 });
function other() { const { level } = tide(); return level; }
interface Log { depth: number }
function log(entry: Log) { return entry; }
export function sound() {
  const depth = 4;
  return log({ depth });
}
`;

/** Where the names of a line lead by an engine: the line there, with the file where it is another one. */
async function places(path: string, line: number): Promise<string[]> {
  const { resolver, file } = await opened(path);
  const found: string[] = [];
  for (let i = 0; i < file.uses.count; i++) {
    if (file.uses.line[i] !== line) continue;
    const { local, parameter, basis } = await resolver.meaning(file, i);
    if (basis !== "precise") continue;
    const home = parameter ? await resolver.code.file(parameter.fileId) : file;
    const at = parameter?.at ?? local;
    if (home && at >= 0) found.push(`${file.name(i)} ${home === file ? "" : home.path} ${home.uses.line[at]}`);
  }
  return found;
}

async function opened(path: string) {
  const [{ id }] = await indexer.rows<{ id: number }>("select id from file where path = $1", [path]);
  const resolver = new Resolver(new CodeIndex(indexer.database.pool));
  const file = await resolver.code.file(id);
  if (!file) throw new Error(`${path} was not read`);
  return { resolver, file };
}

async function usesOf(path: string, line: number, name: string): Promise<string[]> {
  const { resolver, file } = await opened(path);
  const at = Array.from(file.uses.line).findIndex((each, i) => each === line && file.name(i) === name);
  const { uses } = await usesOfMember({ file, at }, resolver.code, () => true);
  return uses.map((use) => `${use.file.path} ${use.file.uses.line[use.at]}`);
}

describe("members that the index has no symbol for", { timeout: 120_000 }, () => {
  test("are found where they are declared, and so are their uses", async () => {
    const root = indexer.source({ "src/tide.ts": TIDE, "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    expect(await indexer.start({ precise: true }).exited).toBe(0);
    expect(await places("src/use.ts", 3)).toEqual(["level src/tide.ts 1", "high src/tide.ts 1"]);
    expect(await places("src/use.ts", 4)).toEqual(["at src/tide.ts 1", "of src/tide.ts 1"]);
    expect(await places("src/tide.ts", 1)).toContain("high  1");
    expect(await usesOf("src/tide.ts", 1, "high")).toEqual(["src/use.ts 3"]);
    expect(await usesOf("src/tide.ts", 1, "of")).toEqual(["src/tide.ts 1", "src/use.ts 4"]);
    // a name that is bound where it stands means what it binds
    expect(await places("src/use.ts", 5)).toEqual([]);
    // and one that is read and given on means what it reads
    expect(await places("src/use.ts", 10)).toEqual(["depth  9"]);
  });

  test("are found where they stand after an edit of their file", async () => {
    const root = indexer.source({ "src/tide.ts": TIDE, "src/use.ts": USE });
    await addRepository(indexer.database.pool, root);
    expect(await indexer.start({ precise: true }).exited).toBe(0);
    writeFileSync(join(root, "src/tide.ts"), `// Moon and sun.\n\n${TIDE}`);
    expect(await indexer.start({ precise: true }).exited).toBe(0);
    expect(await places("src/use.ts", 3)).toEqual(["level src/tide.ts 3", "high src/tide.ts 3"]);
    expect(await usesOf("src/tide.ts", 3, "high")).toEqual(["src/use.ts 3"]);
  });
});
