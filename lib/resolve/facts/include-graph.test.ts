import { expect, test } from "vitest";
import { IncludeGraph } from "./include-graph";

/** A graph that reads its links from a list, and the levels in which it did. */
function graphOf(links: Record<number, number[]>) {
  const levels: number[][] = [];
  const graph = new IncludeGraph();
  const read = (id: number) =>
    graph.read([id], async (ids) => {
      levels.push([...ids]);
      return new Map(ids.map((each) => [each, links[each] ?? []]));
    });
  return { graph, levels, read };
}

test("a file includes what its includes include, in circles too, and not itself without one", async () => {
  const { graph, read } = graphOf({ 1: [2, 3], 2: [4], 3: [], 4: [2], 5: [1] });
  await read(1);
  expect([2, 3, 4].every((id) => graph.includes(1, id))).toBe(true);
  expect([1, 5, 6].some((id) => graph.includes(1, id))).toBe(false);
  expect(graph.includes(2, 2)).toBe(true);
});

test("what stands behind hundreds of headers is reached", async () => {
  const chain = Object.fromEntries(Array.from({ length: 900 }, (_, id) => [id, [id + 1]]));
  const { graph, read } = graphOf(chain);
  await read(0);
  expect(graph.includes(0, 900)).toBe(true);
  expect(graph.includes(500, 499)).toBe(false);
});

test("files that were met before are not read again, and files met later are reached", async () => {
  const { graph, levels, read } = graphOf({ 1: [2], 2: [3], 3: [], 7: [2, 8], 8: [] });
  await read(1);
  await read(7);
  expect(levels).toEqual([[1], [2], [3], [7], [8]]);
  expect(graph.includes(7, 3) && graph.includes(7, 8) && !graph.includes(1, 8)).toBe(true);
});

test("links that are taken in at once are not asked for again", async () => {
  const { graph, levels, read } = graphOf({});
  graph.fill([1, 2, 3], [[1, [2]]]);
  await read(1);
  expect(graph.includes(1, 2)).toBe(true);
  expect(graph.includes(2, 3)).toBe(false);
  expect(levels).toEqual([]);
});

test("who includes a file is known once all links are", async () => {
  const { graph, read } = graphOf({ 1: [2], 2: [3], 3: [] });
  await read(1);
  expect(graph.filesIncluding([3])).toBeNull();
  const whole = new IncludeGraph();
  whole.fill(
    [10, 20, 30, 40],
    [
      [10, [20]],
      [20, [30]],
      [40, [40]],
    ],
  );
  const including = (ids: number[]) => [10, 20, 30, 40, 50].filter((id) => whole.filesIncluding(ids)?.has(id));
  expect(including([30])).toEqual([10, 20]);
  expect(including([10])).toEqual([]);
  expect(including([40, 20])).toEqual([10, 40]);
  const [of30, of40] = [whole.filesIncluding([30]), whole.filesIncluding([40])];
  expect([of30?.size, of40?.size, of40 && of30?.meets(of40), of30?.meets(of30)]).toEqual([2, 1, false, true]);
});
