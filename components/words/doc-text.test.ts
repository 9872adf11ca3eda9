import { expect, it } from "vitest";
import { cutMiddle, pathTail } from "./paths";
import { docText } from "./doc-text";

it("reads a block comment as its first paragraph, without stars", () => {
  expect(docText("/**\n * Lights the beacon.\n * For a keeper.\n *\n * @param k keeper\n */")).toBe(
    "Lights the beacon. For a keeper.",
  );
});

it("reads line comments and docstrings", () => {
  expect(docText("/// Opens it.\n/// Twice.")).toBe("Opens it. Twice.");
  expect(docText('"""Reads all.\n\nMore."""')).toBe("Reads all.");
  expect(docText("")).toBe("");
});

it("cuts a path in the middle, so that its end stays", () => {
  expect(cutMiddle("a/very/long/path/to/File.java", 20)).toMatch(/^a\/very….*File\.java$/);
  expect(cutMiddle("short", 20)).toBe("short");
  expect(pathTail("a/b/c.h")).toBe("b/c.h");
});
