import { expect, it } from "vitest";
import { readHunks } from "./read-hunks";

it("lines have the numbers of the side that they stand on", () => {
  const diff = "@@ -4,3 +4,3 @@\n void dock() {\n-  moor();\n+  tieUp();\n }\n@@ -20,1 +20,2 @@\n  end\n++ more";
  expect(readHunks(diff)).toEqual([
    [
      { change: "same", before: 4, after: 4, text: "void dock() {" },
      { change: "removed", before: 5, after: null, text: "  moor();" },
      { change: "added", before: null, after: 5, text: "  tieUp();" },
      { change: "same", before: 6, after: 6, text: "}" },
    ],
    [
      { change: "same", before: 20, after: 20, text: " end" },
      { change: "added", before: null, after: 21, text: "+ more" },
    ],
  ]);
  expect(readHunks("")).toEqual([]);
});
