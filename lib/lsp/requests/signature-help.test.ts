import { expect, it } from "vitest";
import { openCall } from "./signature-help";

/** The call around the end of a text. */
const around = (...lines: string[]) => openCall(lines, lines[lines.length - 1].length);

it.each([
  ["sail(", { line: 0, character: 0, argument: 0 }],
  ["ship.sail(12, ", { line: 0, character: 5, argument: 1 }],
  ["sail(tie(1, 2), [3, 4], ", { line: 0, character: 0, argument: 2 }],
  ["sail(tie(1, ", { line: 0, character: 5, argument: 1 }],
])("in `%s` the innermost call and its argument are known", (text, call) => expect(around(text)).toEqual(call));

it("a call may have begun on a line before", () => {
  expect(around("sail(", "  12,", "  ")).toEqual({ line: 0, character: 0, argument: 1 });
});

it.each(["sail(12)", "(12, ", "sail; ", "", "ships[12, "])("in `%s` there is no open call", (text) =>
  expect(around(text)).toBeNull(),
);
