import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { CARD_COLOURS } from "./card-colours";
import { cardWords } from "./card-words";

const symbol = (over: Partial<DeclaredSymbol>): DeclaredSymbol =>
  ({
    ...{ symbol: "Ship", kind: "class", repo: "game", file: "src/Ship.java", line: 3 },
    declarations: [{ doc: "/** Sails.\n *\n * Far. */", signature: "class Ship extends Vessel" }],
    ...over,
  }) as DeclaredSymbol;

describe("the picture of a symbol", () => {
  it("says its name, signature, what it is, and where it stands", () => {
    expect(cardWords(symbol({}))).toMatchObject({
      ...{ name: "Ship", kind: "class", repo: "game", place: "src/Ship.java:3", size: 84 },
      ...{ signature: "class Ship extends Vessel", about: "Sails." },
    });
  });

  it("fits a long name and path, and asks for no letter that it would have to fetch", () => {
    const words = cardWords(symbol({ symbol: "A".repeat(300), file: `${"deep/".repeat(60)}x.ts` }));
    expect(words.name.length * words.size * 0.58).toBeLessThanOrEqual(1060);
    expect(words.place).toMatch(/^….*x\.ts:3$/);
    expect(cardWords(symbol({ symbol: "größe漢字🙂" })).name).toBe("größe····");
  });

  it("has the colours of the light theme", () => {
    const css = readFileSync(join(import.meta.dirname, "../../app/themes.css"), "utf8");
    const light = css.slice(0, css.indexOf('[data-theme="dark"]'));
    for (const [name, value] of Object.entries(CARD_COLOURS)) expect(light).toContain(`${name}: ${value};`);
  });
});
