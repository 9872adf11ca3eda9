import { expect, it } from "vitest";
import { OpenDocuments } from "./open-documents";

const documents = new OpenDocuments();
documents.open("file:///a.ts", "ship.sail(größe);\r\n\n$rope");

it.each([
  [0, 0, "ship"],
  [0, 4, "ship"],
  [0, 5, "sail"],
  [0, 12, "größe"],
  [0, 16, ""],
  [1, 0, ""],
  [2, 3, "$rope"],
])("at line %i, character %i stands %j", (line, character, word) =>
  expect(documents.wordAt("file:///a.ts", { line, character })).toBe(word),
);

it("nothing is known of a line that is not there, or a document that is not open", () => {
  expect(documents.wordAt("file:///a.ts", { line: 9, character: 0 })).toBeUndefined();
  expect(documents.wordAt("file:///b.ts", { line: 0, character: 0 })).toBeUndefined();
});
