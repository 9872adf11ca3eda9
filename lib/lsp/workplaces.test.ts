import { expect, it } from "vitest";
import { Workplaces } from "./workplaces";

const places = new Workplaces([
  { name: "fleet", root: "/code/fleet" },
  { name: "crane", root: "/code/fleet/vendor/crane" },
]);

it("a file belongs to the innermost repository around it", () => {
  expect(places.fileOf("file:///code/fleet/src/a%20b.ts")).toEqual({ repo: "fleet", file: "src/a b.ts" });
  expect(places.fileOf("file:///code/fleet/vendor/crane/x.c")).toEqual({ repo: "crane", file: "x.c" });
});

it.each(["file:///code/fleets/a.ts", "file:///etc/passwd", "untitled:Untitled-1", "git:/code/fleet/a.ts"])(
  "%s belongs to none",
  (uri) => expect(places.fileOf(uri)).toBeNull(),
);

it("a row of an answer leads to its file on this machine", () => {
  expect(places.uriOf({ repo: "crane", file: "sub/ä.c" })).toBe("file:///code/fleet/vendor/crane/sub/%C3%A4.c");
  expect(places.uriOf({ repo: "elsewhere", file: "a.c" })).toBeNull();
});
