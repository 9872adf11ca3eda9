import { describe, expect, it } from "vitest";
import { lambdaIn } from "./lambda-texts";

const said = (text: string) => {
  const found = lambdaIn(text);
  return found && `${found.count} ${found.gives}${found.isTyped ? " typed" : ""}`;
};

describe("lambdas of Java by their text", () => {
  it.each([
    ["() -> ship.sail()", "0 either typed"],
    ["() -> 7", "0 value typed"],
    ["x -> x.hull", "1 value"],
    ["x -> x.load(a, b -> b + 1)", "1 either"],
    ["x -> x.load() + 1", "1 value"],
    ["(a, b) -> a < b", "2 value"],
    ["(a, b) -> a.<Row>of(b)", "2 either"],
    ["(Row a, Map<Key, Row> b) -> a", "2 value typed"],
    ["(final int... a) -> { }", "1 nothing typed"],
    ["x -> y = x", "1 either"],
    ["x -> count++", "1 either"],
    ["x -> new Ship(x)", "1 either"],
    ["x -> new int[] { x }", "1 value"],
    ["x -> y -> x.sail(y)", "1 value"],
    ["x -> Ship::sail", "1 value"],
    ["x -> (x.sail())", "1 value"],
    ["x -> (Row) x.sail()", "1 value"],
    ['x -> "a" + x.name("->")', "1 value"],
    ["x -> x.isOpen() ? a() : b()", "1 value"],
    ["x -> { return x; }", "1 value"],
    ["x -> { if (x) return; sail(); }", "1 nothing"],
    ["x -> { sail(y -> { return y; }); }", "1 nothing"],
    ["x -> { sail(new Row() { int a() { return 1; } }); }", "1 nothing"],
    ["() -> { throw new IllegalStateException(); }", "0 either typed"],
    ["() -> { if (a) { throw b; } else { sail(); } }", "0 nothing typed"],
    ["() -> { while (true) { sail(); } }", "0 either typed"],
    ["() -> {}", "0 nothing typed"],
  ])("%s", (text, expected) => expect(said(text)).toBe(expected));

  it.each(["a", "a(b -> c)", "(a) + b", "Ship::sail", "a - b"])("%s is none", (text) =>
    expect(lambdaIn(text)).toBe(null),
  );
});
