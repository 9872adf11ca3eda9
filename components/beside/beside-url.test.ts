import { describe, expect, it } from "vitest";
import { paneUrlOf, readBeside, writeBeside } from "./beside-url";

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
});
