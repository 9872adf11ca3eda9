import { expect, it } from "vitest";
import { exportLists } from "./export-lists";

it("a module hands on what its lists name, by the names that it has there", () => {
  const text = "const a = 1;\nexport { a, type B as C,\n  d };\nexport { far } from './far';\n// export { not }\n";
  expect([...(exportLists(text) ?? [])]).toEqual(["a", "B", "d"]);
});

it("what a module fills as it runs is not known", () => {
  expect(exportLists("module.exports = { a };")).toBeNull();
  expect(exportLists("exports.a = 1;")).toBeNull();
  expect(exportLists("__exportAll(module.exports, require('x'))")).toBeNull();
});
