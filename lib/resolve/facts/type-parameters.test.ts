import { describe, expect, it } from "vitest";
import { typeArgumentCount } from "./type-parameters";

describe("typeArgumentCount", () => {
  it.each([
    ["(a, b)", 0],
    ["<A>(a, b)", 1],
    ["<A, B<C, D>, (E, F), G[,]>(a, b)", 4],
    [" <A,\n  B, C, D, E>(", 5],
    ["< 3 || a", 0],
  ])("%s", (text, count) => expect(typeArgumentCount(text)).toBe(count));
});
