/**
 * What a function from outside gives may be made of what it is handed: a member of it is outside only if that is
 * known.
 */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const MOORING = `import { Roster, find, opened } from "harbour-client";

interface Berthed {
  keel: number;
}

export function moor(ship: Berthed, given: RequestInit): unknown {
  const found = find(ship);
  found.keel;
  find<Berthed>().keel;
  find(ship).data.keel;
  const data = found.data;
  data.keel;
  const none = opened();
  none.keel;
  const roster = new Roster(ship);
  roster.keel;
  return given.keel;
}
`;

const { ask } = askedIndex(() => indexedFolder("harbour", { "mooring.ts": MOORING }));

/** What is said of each `.keel`, by its line. */
async function said(): Promise<Record<number, string>> {
  const found: Record<number, string> = {};
  for (const [at, text] of MOORING.split("\n").entries()) {
    const column = text.indexOf(".keel") + 2;
    if (column < 2) continue;
    const { results } = await ask("symbol_at", { file: "mooring.ts", line: at + 1, column });
    found[at + 1] = results.map(({ external }) => (external ? "outside" : "inside")).join() || "not known";
  }
  return found;
}

test("a member is outside where nothing is handed, of what a class makes, and of a type from there", async () => {
  expect(await said()).toEqual({
    9: "not known",
    10: "not known",
    11: "not known",
    13: "not known",
    15: "outside",
    17: "outside",
    18: "outside",
  });
});
