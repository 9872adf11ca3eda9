import { describe, expect, it } from "vitest";
import { withoutComments } from "./without-comments";

const said = (text: string, language: Parameters<typeof withoutComments>[1]): string =>
  withoutComments(text, language).replace(/\s+/g, " ").trim();

describe("a piece of source without its comments", () => {
  it("keeps what stands on both sides of them", () => {
    expect(
      said("@Override // as the port wants it\n@Nullable\n/* for now */ public Ship next(int berth)", "java"),
    ).toBe("@Override @Nullable public Ship next(int berth)");
    expect(said("int moor(int berth, // from the sea\n         int ropes)", "cpp")).toBe(
      "int moor(int berth, int ropes)",
    );
    expect(said("def moor(\n    berth,  # from the sea\n    ropes=5 // 2,\n)", "python")).toBe(
      "def moor( berth, ropes=5 // 2, )",
    );
  });

  it("keeps what only looks like one", () => {
    expect(said('@Path("http://port/**") public void call()', "java")).toBe(
      '@Path("http://port/**") public void call()',
    );
    expect(said("call(from = 'http://port') // why", "typescript")).toBe("call(from = 'http://port')");
    expect(said("fn moor<'a, 'b>(ship: &'a Ship) // 'why'\n", "rust")).toBe("fn moor<'a, 'b>(ship: &'a Ship)");
    expect(said("#[Route('/#berth')]\nfunction call() # why", "php")).toBe("#[Route('/#berth')] function call()");
    expect(said("#include a // b", "ini")).toBe("#include a // b");
  });
});
