import { describe, expect, test } from "vitest";
import type { FilePlace } from "../../db/read/file-places";
import { NamedUses } from "./named-uses";

const place = (fileId: number, repo: string, path: string): FilePlace => ({
  fileId,
  repo,
  path,
  language: "c",
  repositoryId: 1,
  repositoryScope: "user",
});

/** The files 7, 8, 9 and 10 with one, two, one and three uses; a post begins with their number. */
const references = {
  files: [7, 8, 9, 10],
  ends: Uint32Array.of(2, 5, 7, 11),
  posts: Uint8Array.of(1, 70, 2, 80, 81, 1, 90, 3, 100, 101, 102),
};
const places = new Map(
  [place(7, "ship", "z.c"), place(8, "harbour", "b.c"), place(10, "ship", "a.c")].map((each) => [each.fileId, each]),
);

describe("the uses of a name", () => {
  test("come by repository and path, each file with its own bytes and their number", () => {
    const rows = new NamedUses(references, places).rows("moor");
    expect(rows.map(({ name, place: { path }, count, post }) => [name, path, count, [...post]])).toEqual([
      ["moor", "b.c", 2, [2, 80, 81]],
      ["moor", "a.c", 3, [3, 100, 101, 102]],
      ["moor", "z.c", 1, [1, 70]],
    ]);
  });

  test("in files that are gone are left out", () => {
    expect(new NamedUses(references, new Map()).rows("moor")).toEqual([]);
  });
});
