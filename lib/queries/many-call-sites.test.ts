/** A function that calls another one more often than is listed says so. */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const TABLE = `def row(name):
    return name


def table():
${Array.from({ length: 351 }, (_, n) => `    row("${n}")`).join("\n")}
`;

const { ask } = askedIndex(() => indexedFolder("tables", { "table.py": TABLE }));

it("all sites are counted, and the first are listed, for callers and for what is called", async () => {
  const incoming = await ask("symbol_callers", { symbol: "row" });
  expect(incoming.calls).toBe(351);
  expect(incoming.results.map(({ name, siteCount, sites }) => [name, siteCount, sites.length])).toEqual([
    ["table", 351, 200],
  ]);
  const outgoing = await ask("symbol_callers", { symbol: "table", direction: "outgoing" });
  expect(outgoing.results.map(({ name, siteCount, sites }) => [name, siteCount, sites.length])).toEqual([
    ["row", 351, 200],
  ]);
});
