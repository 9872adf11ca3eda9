import { afterAll, beforeAll, expect, test } from "vitest";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import { nameHash } from "../../format/name-hash";
import { namedSymbols } from "./named-symbols";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { SymbolOwners } from "./symbol-owners";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Symbols of a file, each with the ordinal of its container. */
async function write(fileId: number, symbols: readonly [name: string, container: number][]): Promise<void> {
  for (const [ordinal, [name, container]] of symbols.entries())
    await database.pool.query(
      `insert into symbol (id, name, name_hash, key_hash, kind, role, container, modifiers, ranges)
       values ($1, $2, $3, $4, $5, 0, $6, 0, '')`,
      [
        ...[String((BigInt(fileId) << BigInt(ORDINAL_BITS)) + BigInt(ordinal)), name, String(nameHash(name))],
        ...[String(fileId * 100 + ordinal), SYMBOL_KINDS.indexOf("class"), container],
      ],
    );
}

async function ownersOf(name: string, known?: SymbolOwners): Promise<string[]> {
  const found = await namedSymbols(database.pool, [name], known);
  return (found.get(name) ?? []).map(({ owners }) => owners.map((owner) => owner.name).join("."));
}

test("what holds a declaration is the same from memory, before it was filled and for files that came after", async () => {
  await write(1, [
    ["harbor", -1],
    ["Pier", 0],
    ["dock", 1],
    ["dock", -1],
  ]);
  const expected = ["harbor.Pier", ""];
  expect(await ownersOf("dock")).toEqual(expected);
  const known = new SymbolOwners();
  expect(await ownersOf("dock", known)).toEqual(expected);
  await known.fill(database.pool);
  expect(await ownersOf("dock", known)).toEqual(expected);
  await write(2, [
    ["Ferry", -1],
    ["dock", 0],
  ]);
  expect(await ownersOf("dock", known)).toEqual([...expected, "Ferry"]);
  expect(known.of({ fileId: 2, container: 0 })?.map(({ name }) => name)).toEqual(["Ferry"]);
});
