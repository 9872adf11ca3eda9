import { expect, it } from "vitest";
import { foldersAbove } from "./folders-above";

it("names every folder above a file, outermost first", () => {
  expect(foldersAbove("a/b/c.h")).toEqual(["a", "a/b"]);
  expect(foldersAbove("c.h")).toEqual([]);
});
