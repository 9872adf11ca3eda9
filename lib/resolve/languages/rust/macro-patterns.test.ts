/** Which tokens the names of a macro's pattern stand for. */
import { describe, expect, it } from "vitest";
import { armsOf, bindingsOf, transcribed } from "./macro-patterns";
import { macroTokens } from "./macro-tokens";

/**
 * What each name stands for in the first arm that reads what is given: `name=token token;`, `none` where no arm does.
 */
function bound(definition: string, given: string): string {
  const [tokens, taken] = [macroTokens(definition), macroTokens(given)];
  for (const { pattern } of armsOf(tokens, 0)) {
    const found = bindingsOf({ tokens, range: pattern }, { tokens: taken, range: { from: 0, to: taken.length } });
    if (found === null) continue;
    const text = ({ from, to }: { from: number; to: number }) =>
      taken
        .slice(from, to)
        .map((token) => token.text)
        .join(" ");
    return [...found].map(([name, ranges]) => `${name}=${ranges.map(text).join(" | ")}`).join("; ");
  }
  return "none";
}

describe("patterns of macros", () => {
  it.each([
    ["{ ($k:ident) => {} }", "depth", "k=depth"],
    ["{ ($($k:ident: $v:expr),*) => {} }", "depth: 1, width: f(2, 3)", "k=depth | width; v=1 | f ( 2 , 3 )"],
    ["{ ($($k:ident: $v:expr),* $(,)?) => {} }", "depth: 1,", "k=depth; v=1"],
    ["{ ($t:ty, $($f:ident),+) => {} }", "Map<u8, Ship>, depth", "t=Map < u8 , Ship >; f=depth"],
    ["{ (@in $x:tt) => {}; ($x:tt) => {} }", "[1, 2]", "x=[ 1 , 2 ]"],
    [
      "{ ($v:vis $n:ident [$($p:pat => $e:expr;)*]) => {} }",
      "pub(crate) ship [1 => a(); _ => b;]",
      "v=pub ( crate ); n=ship; p=1 | _; e=a ( ) | b",
    ],
    ["{ ($k:ident) => {} }", "1", "none"],
    ["{ ($l:literal) => {} }", '"a \\" b"', 'l="a \\" b"'],
  ])("%s reads %s", (definition, given, expected) => expect(bound(definition, given)).toBe(expected));
});

it("writes what the names of a pattern stand for in the place of these", () => {
  const tokens = macroTokens("{ ($k:ident; $($v:expr),*) => { all!(@in $k [$($v),*] $($v;)*) } }");
  const given = macroTokens("depth; 1, f(2)");
  const [{ pattern, body }] = armsOf(tokens, 0);
  const bindings = bindingsOf({ tokens, range: pattern }, { tokens: given, range: { from: 0, to: given.length } });
  const written = bindings ? transcribed({ tokens, range: body }, bindings, given) : [];
  expect(written.map(({ text }) => text).join(" ")).toBe("all ! ( @ in depth [ 1 , f ( 2 ) ] 1 ; f ( 2 ) ; )");
});

it("ends soon where repetitions multiply", () => {
  const tokens = macroTokens("{ ($($v:expr),*) => { $($($($($v)*)*)*)* } }");
  const given = macroTokens(Array.from({ length: 500 }, (_each, at) => at).join(","));
  const [{ pattern, body }] = armsOf(tokens, 0);
  const bindings = bindingsOf({ tokens, range: pattern }, { tokens: given, range: { from: 0, to: given.length } });
  expect(bindings?.get("v")).toHaveLength(500);
  expect(transcribed({ tokens, range: body }, bindings ?? new Map(), given).length).toBeLessThan(60_000);
});
