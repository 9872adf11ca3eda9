import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askerOf, refusalOf } from "../../testing/queries/ask";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";

const files = {
  "ship.ts":
    "export class Tide {}\nexport class Ship {\n  tide = new Tide();\n  size: number = 1;\n}\n" +
    "export function sail(ship: Ship) {\n  const water = ship.tide;\n  return water;\n}\n",
};

let index: IndexedFolders;
const ask = askerOf(() => index.context);
const refusal = refusalOf(ask);

beforeAll(async () => {
  index = await indexedFolders({ sea: files });
}, 120_000);
afterAll(() => index?.close());

const typeAt = async (line: number, symbol: string) => {
  const { symbol: name, type, typeName } = await ask("symbol_at", { file: "ship.ts", line, symbol });
  return { name, type: type?.qualifiedName ?? null, typeName };
};

describe("what stands at a place", () => {
  it("has the type of a field and of a local, written or inferred, not the type that holds it", async () => {
    expect(await typeAt(3, "tide")).toMatchObject({ name: "tide", type: "Tide" });
    expect(await typeAt(6, "ship")).toMatchObject({ name: "ship", type: "Ship" });
    expect(await typeAt(8, "water")).toMatchObject({ name: "water", type: "Tide" });
    expect((await typeAt(4, "size")).type).toBeNull();
  });

  it("is the name that was said, on the line that was said", async () => {
    expect((await typeAt(7, "tide")).name).toBe("tide");
    const { results, emptyReason } = await ask("symbol_at", { file: "ship.ts", line: 7, symbol: "Ship" });
    expect(results).toEqual([]);
    expect(emptyReason?.code).toBe("no_match");
  });
});

describe("a file", () => {
  it("is found by an absolute path inside its repository; an address is refused", async () => {
    const [{ root }] = (await index.database.pool.query<{ root: string }>("select root from repository")).rows;
    expect((await ask("read_file", { file: join(root, "ship.ts"), end: 1 })).text).toBe("export class Tide {}\n");
    expect((await refusal("read_file", { file: `file://${root}/ship.ts` })).message).toContain("takes a path");
    expect((await refusal("read_file", { file: "/nowhere/ship.ts" })).code).toBe("no_such_file");
  });
});
