import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { runOperation } from "../operations/run-operation";

const files = {
  "harbour/locks.py":
    "class Event:\n    def wait(self):\n        return 1\n\n\nclass Lock:\n    class Event:\n        pass\n",
  "harbour/sluice.py":
    "from .locks import Event\n\n\nclass Gate:\n    def __init__(self):\n        self.opened = Event()\n",
  "fleet/locks.py": "class Event:\n    def wait(self):\n        return 2\n\n\nclass Late(Event):\n    pass\n",
  "src/tide/wave.ts": "export class Event {\n  wait(): void {}\n}\n",
};

let index: IndexedFolders;
beforeAll(async () => {
  index = await indexedFolders({ sea: files });
}, 120_000);
afterAll(() => index?.close());

const placesOf = async (input: Record<string, unknown>) => {
  const { results } = await runOperation("symbol_declaration", input, index.context);
  return results.flatMap(({ declarations }) => declarations.map(({ file, line }) => `${file}:${line}`));
};

describe("a name behind the path of its module", () => {
  it.each([
    ["harbour.locks.Event", ["harbour/locks.py:1"]],
    ["locks.Event", ["harbour/locks.py:1", "fleet/locks.py:1"]],
    ["fleet.locks.Event.wait", ["fleet/locks.py:2"]],
    ["fleet.Event", ["fleet/locks.py:1"]],
    ["tide.wave.Event.wait", ["src/tide/wave.ts:2"]],
    ["Lock.Event", ["harbour/locks.py:7"]],
    ["harbour.sluice.Event", []],
    ["arbour.locks.Event", []],
  ])("%s means what stands there, and nothing else", async (symbol, places) => {
    expect((await placesOf({ symbol })).toSorted()).toEqual(places.toSorted());
  });

  it("may be given as the container", async () => {
    expect(await placesOf({ symbol: "wait", containingType: "fleet.locks.Event" })).toEqual(["fleet/locks.py:2"]);
    const { results } = await runOperation("symbol_inheritors", { symbol: "fleet.locks.Event" }, index.context);
    expect(results.map(({ name }) => name)).toEqual(["Late"]);
    const uses = await runOperation("symbol_usages", { symbol: "harbour.locks.Event", role: "call" }, index.context);
    expect(uses.results.map(({ file }) => file)).toEqual(["harbour/sluice.py"]);
  });
});
