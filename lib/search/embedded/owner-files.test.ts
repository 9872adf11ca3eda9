import { expect, it } from "vitest";
import { filesWithOwner } from "./owner-files";
import { POSTING } from "./segment";

const pool = (texts: readonly string[]) => ({
  bytes: new Uint8Array(Buffer.from(texts.join(""))),
  start: Uint32Array.from([0, ...texts.map((_, i) => texts.slice(0, i + 1).join("").length)]),
});

/** A file for each name, which declares it, and one for each qualifier, which has a member of it. */
function segmentOf(names: readonly string[], qualifiers: readonly string[]) {
  const [named, qualified] = [pool(names), pool(qualifiers)];
  const postings = new Int32Array(names.length * POSTING);
  for (const file of names.keys()) postings[file * POSTING + 1] = file;
  const rowFile = Uint32Array.from(qualifiers.keys(), (i) => names.length + i);
  return {
    files: names.length + qualifiers.length,
    rows: qualifiers.length,
    rowFile,
    postings,
    ...{
      namePool: named.bytes,
      nameStart: named.start,
      nameRows: Uint32Array.from({ length: names.length + 1 }, (_, i) => i),
    },
    qualifierPool: qualified.bytes,
    qualifierStart: qualified.start,
    rowQualifier: Uint32Array.from(qualifiers.keys()),
  };
}

const NAMES = ["HashMap", "org.apache.HashMap", "LinkedHashMap", "HASHMAP", "HashMaps", "Map"];
const QUALIFIERS = ["std::HashMap", "HashMap::", "java/util/HashMap", "HashMap::Entry", "IdHashMap"];

it("lets the files through that declare an owner, or name it last in a qualifier, in any case", () => {
  const files = filesWithOwner(segmentOf(NAMES, QUALIFIERS), "HashMap");
  expect([...(files ?? [])]).toEqual([1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0]);
});

it("leaves an owner whose letters it cannot fold to the rows", () => {
  expect(filesWithOwner(segmentOf(NAMES, QUALIFIERS), "Größe")).toBeNull();
});
