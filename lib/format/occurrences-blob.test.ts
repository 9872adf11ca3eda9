import { describe, expect, it } from "vitest";
import { occurrenceTable, type OccurrenceTable } from "./occurrence-table";
import { decodeNames, writeNames } from "./packed-names";
import { decodeOccurrences, writeOccurrences } from "./occurrences-blob";
import { randomNumbers } from "../../testing/random";
import { ByteWriter } from "./varint";

describe("a file's occurrences", () => {
  it("come back as they were written", () => {
    const random = randomNumbers(13);
    for (let round = 0; round < 200; round++) {
      const table = randomTable(random);
      expect(decodeOccurrences(encode(table))).toEqual(table);
    }
  });

  it("are refused when bytes are missing", () => {
    const blob = encode(randomTable(randomNumbers(4)));
    for (let length = 0; length < blob.length; length++)
      expect(() => decodeOccurrences(blob.subarray(0, length))).toThrow(RangeError);
  });

  it("survive any bytes at all", () => {
    const random = randomNumbers(17);
    for (let round = 0; round < 5000; round++) {
      const bytes = Uint8Array.from({ length: random(80) }, () => random(256));
      try {
        decodeOccurrences(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});

describe("a file's names", () => {
  it("come back in order, whatever letters they have", () => {
    for (const names of [[], ["a"], ["größe", "名前", "", "x".repeat(10_000)]]) {
      const out = new ByteWriter();
      writeNames(names, out);
      expect(decodeNames(out.take()).all()).toEqual(names);
    }
  });
});

function encode(table: OccurrenceTable): Uint8Array {
  const out = new ByteWriter();
  writeOccurrences(table, out);
  return out.take();
}

function randomTable(random: (below: number) => number): OccurrenceTable {
  const table = occurrenceTable(1 + random(60));
  for (let i = 0, line = 0; i < table.count; i++) {
    table.line[i] = line += random(3);
    table.column[i] = random(300);
    table.name[i] = random(40);
    table.role[i] = random(8);
    table.enclosing[i] = random(20) - 1;
    table.left[i] = random(4) === 0 ? random(table.count) : -1 - random(4);
    table.leftFlags[i] = table.left[i] === -1 ? 0 : random(4);
    table.arity[i] = random(3) === 0 ? random(300) : -1;
    table.local[i] = random(3) === 0 ? random(table.count) : -1;
    table.symbol[i] = random(5) === 0 ? random(1000) : -1;
  }
  const typed = Array.from({ length: table.count }, (_, i) => i).filter(() => random(4) === 0);
  table.types = Int32Array.from(typed.flatMap((i) => [i, random(table.count), random(8)]));
  return table;
}
