import { describe, expect, it } from "vitest";
import { Shard } from "./shard-reader";
import { writeShard, type WrittenShard } from "../../../testing/precise/clangd-shards";

const URI = "file:///code/a.cpp";
const HEADER = "file:///code/a.h";

const WRITTEN: WrittenShard = {
  uri: URI,
  symbols: [
    { id: 1, name: "Crane", uri: HEADER, line: 3, column: 7, length: 5 },
    { id: 2, name: "lift", uri: URI, line: 300, column: 12, length: 4 },
  ],
  references: [
    { id: 1, kind: 12, uri: URI, line: 4, column: 2, length: 5 },
    { id: 2, kind: 10, uri: URI, line: 300, column: 12, length: 4 },
  ],
  relations: [
    { above: 1, kind: 0, below: 2 },
    { above: 2, kind: 1, below: 1 },
    { above: 2, kind: 9, below: 1 },
  ],
  includes: [HEADER],
};

/** Everything that is read of a shard. */
function all(bytes: Uint8Array) {
  const shard = new Shard(bytes);
  return {
    symbols: [...shard.symbols()],
    references: [...shard.references()],
    relations: [...shard.relations()],
    source: shard.source(),
  };
}

const idOf = (value: number): string => String.fromCharCode(value) + "\0".repeat(7);

describe("a file of clangd's index", () => {
  it.each([
    ["compressed", true, 20],
    ["stored", false, 19],
  ])("gives what was written, %s", (_, isCompressed, format) => {
    const { symbols, references, relations, source } = all(writeShard({ ...WRITTEN, isCompressed, format }));
    expect(symbols.map(({ id, name, definition }) => [id, name, definition.uri, definition.start])).toEqual([
      [idOf(1), "Crane", HEADER, { line: 3, column: 7 }],
      [idOf(2), "lift", URI, { line: 300, column: 12 }],
    ]);
    expect(references.map(({ id, kind, location }) => [id, kind, location.end])).toEqual([
      [idOf(1), 12, { line: 4, column: 7 }],
      [idOf(2), 10, { line: 300, column: 16 }],
    ]);
    expect(relations).toEqual([
      { kind: "base", above: idOf(1), below: idOf(2) },
      { kind: "override", above: idOf(2), below: idOf(1) },
    ]);
    expect(source).toEqual({ uri: URI, isMain: true, hadErrors: false, includes: [HEADER] });
  });

  it("of a format that nobody knows is refused", () => {
    expect(() => all(writeShard({ ...WRITTEN, format: 99 }))).toThrow("a format that is not known: 99");
  });

  it("that is something else is refused", () => {
    for (const bytes of [Buffer.from(""), Buffer.from("RIFF"), Buffer.from("RIFF\0\0\0\0WAVE"), Buffer.alloc(5000)])
      expect(() => all(bytes)).toThrow(RangeError);
  });

  it("that ends anywhere is refused, and read no further", () => {
    const bytes = writeShard(WRITTEN);
    for (let length = 0; length < bytes.length; length++)
      expect(() => all(bytes.subarray(0, length)), `of ${length} bytes`).toThrow(RangeError);
  });

  it("with any bytes changed gives something, or is refused in order", () => {
    let state = 12345;
    const random = (below: number): number => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
    for (const isCompressed of [true, false]) {
      const bytes = writeShard({ ...WRITTEN, isCompressed });
      for (let round = 0; round < 5000; round++) {
        const changed = bytes.slice();
        for (let count = 1 + random(4); count > 0; count--) changed[random(changed.length)] = random(256);
        try {
          all(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }
    }
  });
});
