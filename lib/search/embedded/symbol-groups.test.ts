import { expect, it } from "vitest";
import { type GroupedRow, SymbolGroups } from "./symbol-groups";

const SYMBOLS = 5_000;

/** A symbol in two definitions and a declaration; every third has a declaration only. */
function rows(): (GroupedRow & { defines: boolean })[] {
  return Array.from({ length: SYMBOLS }, (_, symbol) =>
    (symbol % 3 === 0 ? [false] : [true, true, false]).map((defines, part) => ({
      symbol: symbol * 2 ** 20 + 7,
      place: symbol * 10 + part,
      id: symbol * 10 + part,
      defines,
      score: (symbol * 31 + part * 17) % 101,
      standing: defines ? 3 : 2,
    })),
  ).flat();
}

function grouped(list: ReturnType<typeof rows>): string[] {
  const groups = new SymbolGroups();
  for (const row of list) if (row.defines) groups.addDefinition(row);
  for (const row of list) if (!row.defines) groups.addOther(row);
  const { place, score, id, folded } = groups;
  return Array.from({ length: groups.count }, (_, i) => `${place[i]} ${score[i]} ${id[i]} ${folded[i]}`).sort();
}

it("makes the same groups of the same rows, however many there are and in whatever order they come", () => {
  const all = rows();
  const groups = grouped(all);
  const definitions = all.filter(({ defines }) => defines).length;
  expect(groups).toHaveLength(definitions + Math.ceil(SYMBOLS / 3));
  expect(groups.reduce((sum, group) => sum + 1 + Number(group.split(" ")[3]), 0)).toBe(all.length);
  expect(grouped([...all].reverse())).toEqual(groups);
  expect(grouped([...all].sort((a, b) => ((a.id * 7919) % 10_007) - ((b.id * 7919) % 10_007)))).toEqual(groups);
});
