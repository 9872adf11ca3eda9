import { expect, test } from "vitest";
import { weaker } from "./certainty";

test("a row is never surer than its subject", () => {
  expect(weaker("receiver", "name")).toBe("name");
  expect(weaker("name", "scope")).toBe("name");
  expect(weaker("precise", "import")).toBe("import");
});

test("what a compiler says of a row stays said where the subject is known by its own declaration", () => {
  expect(weaker("precise", "scope")).toBe("precise");
  expect(weaker("scope", "precise")).toBe("scope");
});
