import { expect, it } from "vitest";
import { firstShown } from "./first-shown";
import { colourLines } from "./lex-lines";

const lines = (text: string) => colourLines(text.split("\n"), "java", new Map());

it("shows the line above what was come for where it is code, and not the end of a comment", () => {
  expect(firstShown(lines(" */\n@Override\nvoid lift() {\n}\n\n"), 2, 3)).toBe(1);
  expect(firstShown(lines("/** Lifts. */\nvoid lift() {\n}\n\n"), 1, 3)).toBe(1);
  expect(firstShown(lines("}\n\nvoid lift() {\n}\n\n"), 2, 3)).toBe(2);
});

it("begins no later than fills the room, and not before the first line", () => {
  expect(firstShown(lines("int a;\nint b;\nint c;"), 2, 2)).toBe(1);
  expect(firstShown(lines("int a;"), 0, 8)).toBe(0);
});
