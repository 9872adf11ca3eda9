import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("cpp", "go", "kotlin", "python", "ruby", "typescript", "tsx");
});
const of = (...[language, source]: Parameters<typeof read>) => read(language, source).roles("x").at(-1);

describe("as what a name is used", () => {
  it.each([
    ["typescript", "y = x;", "read"],
    ["typescript", "x = 1;", "write"],
    ["typescript", "x++;", "write"],
    ["typescript", "y = !x;", "read"],
    ["typescript", "a.x();", "call"],
    ["typescript", "a.x = 1;", "write"],
    ["typescript", "new x();", "call"],
    ["typescript", "let y: x;", "type"],
    ["cpp", "void f() { g(&x); }", "address"],
    ["cpp", "void f() { g(*x, -x); }", "read"],
    ["go", "package p\nfunc f() { x[int](1, 2) }", "call"],
    ["ruby", "a.x = 1", "write"],
    ["python", "a.x += 1", "write"],
    ["tsx", "const y = <x.Part />;", "read"],
  ] as const)("%s: %s: %s", (language, source, role) => expect(of(language, source)).toBe(role));

  it("is nothing for an element of the page's own language", () => {
    const facts = read("tsx", "const y = <div><Crane /></div>;");
    expect([facts.roles("div"), facts.roles("Crane")]).toEqual([[], ["call"]]);
  });
});
