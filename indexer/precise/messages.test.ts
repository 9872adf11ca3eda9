import { expect, it } from "vitest";
import { packDocument, unpackDocument } from "./messages";
import type { PreciseDocument, PreciseSession } from "./port";

it("a document arrives as it was sent, with the bytes that were read of every file in it", () => {
  const to = { path: "src/lift.rs", line: 7, column: 8 };
  const document: PreciseDocument = {
    path: "src/lib.rs",
    contentHash: new Uint8Array([1]),
    occurrences: [
      { line: 1, column: 2, targets: [to], isOutside: false },
      { line: 3, column: 4, targets: [], isOutside: true },
    ],
    relations: [
      { kind: "override", from: { line: 5, column: 6 }, to },
      { kind: "base", from: { path: "src/crane.rs", line: 9, column: 10 }, to },
    ],
    members: [{ line: 11, column: 12, member: "a.b" }],
  };
  const contentHash = (path: string): Uint8Array => Buffer.from(path);
  const { hashes, ...received } = unpackDocument(packDocument(document, { contentHash } as PreciseSession));
  expect(received).toEqual(document);
  expect([...hashes.keys()].sort()).toEqual(["src/crane.rs", "src/lift.rs"]);
});
