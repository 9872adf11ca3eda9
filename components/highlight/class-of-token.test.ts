import { expect, it } from "vitest";
import { classOfToken } from "./class-of-token";

it("a name has the colour of what it means, however it is spelled", () => {
  expect(classOfToken({ kind: "field" }, " = 1;")).toBe("data");
  expect(classOfToken({ kind: "type_alias" }, " x;")).toBe("type");
  expect(classOfToken({ kind: "macro" }, "(a)")).toBe("note");
});

it("a local has the text's own colour, and looks like a call where it is called", () => {
  expect(classOfToken({ kind: "local" }, " + 1")).toBe("plain");
  expect(classOfToken({ kind: "parameter" }, ";")).toBe("plain");
  expect(classOfToken({ kind: "local" }, " (1)")).toBeNull();
});
