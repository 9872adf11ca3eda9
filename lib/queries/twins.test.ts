import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";

/** The body says its class without the namespace; the header that tells it is not in the index. */
const files = {
  "a.h": "namespace N {\nclass A {\npublic:\n  void f();\n  void g();\n};\n}\n",
  "a.cpp": '#include "unknown/all.h"\nvoid A::f() {}\nvoid A::g() { f(); }\n',
  "main.cpp": '#include "a.h"\nint main() {\n  N::A a;\n  a.f();\n}\n',
  "b.h": "namespace M {\nclass B {\npublic:\n  void h();\n};\nvoid B::h() {}\n}\n",
};

let index: IndexedFolders;
const ask = askerOf(() => index.context);

beforeAll(async () => {
  index = await indexedFolders({ sea: files });
}, 120_000);
afterAll(() => index?.close());

describe("a body whose owner is written without its namespace", () => {
  it("is asked by the short name together with the declaration that it may belong to", async () => {
    const { subjects, twins, totalMatches } = await ask("symbol_callers", { symbol: "A::f" });
    expect(subjects.map(({ qualifiedName }) => qualifiedName).sort()).toEqual(["A::f", "N::A::f"]);
    expect({ twins, totalMatches }).toEqual({ twins: [], totalMatches: 2 });
  });

  it("names what it may be wherever one of the two is asked for alone", async () => {
    const byFile = await ask("symbol_callers", { symbol: "f", file: "a.cpp" });
    expect(byFile.twins).toMatchObject([{ qualifiedName: "N::A::f", file: "a.h", line: 4, basis: "name" }]);
    const byKey = await ask("symbol_usages", { key: "cpp N#A#f()." });
    expect(byKey.twins).toMatchObject([{ qualifiedName: "A::f", file: "a.cpp", line: 2 }]);
  });

  it("has no twin where both say the same owner", async () => {
    expect((await ask("symbol_callers", { symbol: "h" })).twins).toEqual([]);
  });
});
