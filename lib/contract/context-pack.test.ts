import { describe, expect, it } from "vitest";
import type { ContextPiece } from "./code-context";
import { filled } from "./context-pack";
import { pieceText } from "./piece-text";

const piece = (
  name: string,
  at: { file?: string; line: number; lines?: number; text?: string | null },
): ContextPiece => {
  const { file = `${name}.ts`, line, lines = 3 } = at;
  const text = Array.from({ length: lines }, (_one, nth) => `${name} line ${nth}`).join("\n");
  return {
    ...{ name, qualifiedName: name, kind: "function" as const, repo: "shop", file, line, startLine: line },
    ...{ endLine: line + lines - 1, signature: `function ${name}()`, doc: null, reason: "found" as const, of: null },
    ...{ text: at.text === undefined ? text : at.text, score: 1, key: `typescript ${name}.`, url: "/" },
  };
};
const cost = (each: ContextPiece): number => pieceText(each).length;
const total = (pieces: readonly ContextPiece[]): number => pieces.reduce((sum, each) => sum + cost(each), 0);
const many = Array.from({ length: 40 }, (_one, at) => piece(`f${at}`, { line: 10, lines: 12 }));

describe("a pack", () => {
  it("names all before it shows any, and shows the best first", () => {
    const names = total(many.map((each) => ({ ...each, text: null })));
    const pack = filled(many, names + 700, cost);
    expect(pack.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
    const shown = pack.filter(({ text }) => text !== null).map(({ name }) => name);
    expect(shown).toEqual(many.slice(0, shown.length).map(({ name }) => name));
    expect(shown.length).toBeGreaterThan(1);
  });

  it.each([300, 1000, 3000, 6000])("of %i fills its budget, and never more", (budget) => {
    const pack = filled(many, budget, cost);
    expect(total(pack)).toBeLessThanOrEqual(budget);
    expect(total(pack)).toBeGreaterThan(budget - 180);
  });

  it("says nothing twice: what stands inside of a body that is shown goes", () => {
    const outer = piece("outer", { file: "a.ts", line: 1, lines: 20 });
    const inner = piece("inner", { file: "a.ts", line: 5 });
    const other = piece("other", { file: "a.ts", line: 40 });
    expect(filled([outer, inner, other], 100_000, cost).map(({ name }) => name)).toEqual(["outer", "other"]);
    const [first] = filled([inner, outer, other], 100_000, cost);
    expect(first.text).not.toBeNull();
    expect(filled([inner, outer, other], 100_000, cost)[1]).toMatchObject({ name: "outer", text: null });
  });

  it("shows the beginning of a body that would take too much of it, and says where that ends", () => {
    const long = piece("long", { line: 100, lines: 400 });
    const [cut] = filled([long], 4000, cost);
    expect(cut.text?.endsWith("\n…")).toBe(true);
    expect(cut.endLine).toBe(100 + (cut.text ?? "").split("\n").length - 2);
    expect(total([cut])).toBeLessThanOrEqual(600);
  });

  it("gives no text where there is none", () => {
    expect(filled([piece("type", { line: 1, text: null })], 1000, cost)[0].text).toBeNull();
  });
});
