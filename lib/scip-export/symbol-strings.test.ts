import { expect, test } from "vitest";
import { lastDescriptor } from "../format/scip/symbol-text";
import { scipSymbol } from "./symbol-strings";

test.each([
  ["ts src/`a.ts`/Crane#lift().", "fathom ts yard . src/`a.ts`/Crane#lift()."],
  ["cpp ns#Box#put(`int&-const-&`).", "fathom cpp yard . ns#Box#put(int$26-const-$26)."],
  ["cpp MAX!", "fathom cpp yard . MAX!"],
])("the key %s is a symbol of the repository", (key, symbol) => {
  expect(scipSymbol(key, "yard")).toBe(symbol);
  expect(lastDescriptor(symbol)).not.toBeNull();
});

test("blanks in a repository's name are doubled, and what has no name is called so", () => {
  expect(scipSymbol("cpp ``#x.", "my yard")).toBe("fathom cpp my  yard . `<unnamed>`#x.");
  expect(scipSymbol("no key at all", "yard")).toBeNull();
});
