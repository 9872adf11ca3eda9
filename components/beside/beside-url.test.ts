import { describe, expect, it } from "vitest";
import { paneUrlOf, readBeside, withBeside, writeBeside } from "./beside-url";

const ORIGIN = "http://localhost:4100";
const read = (beside: string): string | null => readBeside(new URLSearchParams({ beside }), ORIGIN);

describe("the second pane in an address", () => {
  it.each([
    "/r/yard/src/crane.ts",
    "/r/yard/src/crane.ts?symbol=ts%20src%2Fcrane%2FCrane%23",
    "/r/yard/a%20b/%23c.ts#L10-L20",
  ])("%s comes back as it was written", (url) => expect(read(writeBeside(url))).toBe(url));

  it("shows a symbol or lines, and nothing of the pane that it was taken from", () => {
    expect(paneUrlOf("/r/yard/a.ts?symbol=k&dock=usages&of=k&beside=yard%2Fb.ts#L4", ORIGIN)).toBe(
      "/r/yard/a.ts?symbol=k#L4",
    );
  });

  it.each(["", "yard", "/evil.example/a.ts", "../status", "yard/%", `yard/${"a".repeat(3000)}`])(
    "%s names no file to show",
    (beside) => expect(read(beside)).toBeNull(),
  );

  it("is written behind whatever else an address holds, which stays letter by letter", () => {
    expect(withBeside("?q=a%20b&L3:1-3:5", "/r/yard/a.ts?symbol=k")).toBe(
      "?q=a%20b&L3:1-3:5&beside=yard%2Fa.ts%3Fsymbol%3Dk",
    );
    expect(withBeside("?beside=yard%2Fb.ts&q=a", "/r/yard/a.ts")).toBe("?q=a&beside=yard%2Fa.ts");
    expect(withBeside("?q=a&beside=yard%2Fb.ts", null)).toBe("?q=a");
    expect(withBeside("?beside=yard%2Fb.ts", null)).toBe("");
  });
});
