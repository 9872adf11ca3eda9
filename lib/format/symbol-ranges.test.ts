import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../testing/random";
import { decodeSymbolRanges, encodeSymbolRanges, type SymbolRanges } from "./symbol-ranges";

describe("symbol ranges", () => {
  it("come back as they were written, wherever name, signature and doc stand", () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 2000; round++) {
      const ranges = randomRanges(random);
      expect(decodeSymbolRanges(encodeSymbolRanges(ranges))).toEqual(ranges);
    }
  });

  it("take few bytes for an ordinary function", () => {
    const ranges = { ...whole(1200, 4, 1240, 1), nameLine: 1200, nameColumn: 11, docStartLine: 1195, docEndLine: 1199 };
    expect(encodeSymbolRanges({ ...ranges, signatureEndColumn: 60, signatureEndLine: 1200 }).length).toBeLessThan(14);
  });

  it("are refused when bytes are missing", () => {
    const bytes = encodeSymbolRanges(whole(5, 2, 9, 3));
    for (let length = 0; length < bytes.length; length++)
      expect(() => decodeSymbolRanges(bytes.subarray(0, length))).toThrow(RangeError);
  });
});

function whole(startLine: number, startColumn: number, endLine: number, endColumn: number): SymbolRanges {
  const signature = { signatureEndLine: endLine, signatureEndColumn: endColumn };
  const name = { nameLine: startLine, nameColumn: startColumn };
  return { ...name, startLine, startColumn, endLine, endColumn, ...signature, docStartLine: -1, docEndLine: -1 };
}

function randomRanges(random: (below: number) => number): SymbolRanges {
  const startLine = random(100_000);
  const ranges = whole(startLine, random(300), startLine + random(3) * random(4000), random(300));
  ranges.nameLine = startLine + random(3);
  ranges.nameColumn = random(10_000);
  if (random(2)) Object.assign(ranges, { signatureEndLine: startLine + random(3), signatureEndColumn: random(200) });
  if (random(2)) ranges.docStartLine = Math.max(0, startLine - 20 + random(40));
  if (ranges.docStartLine >= 0) ranges.docEndLine = ranges.docStartLine + random(30);
  return ranges;
}
