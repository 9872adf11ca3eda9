import { describe, expect, it } from "vitest";
import { returnIn } from "./return-types";

const shown = (text: string) => {
  const found = returnIn(text);
  return found && `${/^[\w$]+/.exec(text.slice(found.at))?.[0]}${found.isArray ? "[]" : ""}`;
};

describe("what a function type gives", () => {
  it("is the type behind its list", () => {
    expect(shown("(row: Row) => Crane;")).toBe("Crane");
    expect(shown("<T extends (a: A) => B>(row: Row<T>, of = () => 1): port.Crane<T, Row>\n  next: string")).toBe(
      "Crane",
    );
    expect(shown("(\n  // (a comment\n  row: ')',\n): Promise<Row>[]\n}")).toBe("Promise[]");
  });

  it("is an object without a name, by its first key", () => {
    expect(shown("() => { rank: string; of: { a: 1 } }[]\nlet x")).toBe("rank[]");
  });

  it("is nothing where it may be several types, or where no function type begins", () => {
    expect(shown("(a: A) => B | C;")).toBe(null);
    expect(shown("(a: A): a is B;")).toBe(null);
    expect(shown("(a: A) => T extends B ? C : D;")).toBe(null);
    expect(shown("(a: A) => B\n  | C")).toBe(null);
    expect(shown("Crane<Row>;")).toBe(null);
    expect(shown("(a: A")).toBe(null);
  });
});
