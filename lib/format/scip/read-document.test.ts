import { BinaryWriter } from "@bufbuild/protobuf/wire";
import { describe, expect, test } from "vitest";
import { readDocument, readMetadata } from "./read-document";

type Message = (writer: BinaryWriter) => BinaryWriter;

const bytes = (message: Message): Uint8Array => message(new BinaryWriter()).finish();
const nested =
  (field: number, message: Message): Message =>
  (writer) =>
    writer.tag(field, 2).bytes(bytes(message));
const text =
  (field: number, value: string): Message =>
  (writer) =>
    writer.tag(field, 2).string(value);
const number =
  (field: number, value: number): Message =>
  (writer) =>
    writer.tag(field, 0).int32(value);
const packed = (field: number, values: readonly number[]): Message =>
  nested(field, (writer) => values.reduce((to, value) => to.int32(value), writer));
const all =
  (...parts: readonly Message[]): Message =>
  (writer) =>
    parts.reduce((to, part) => part(to), writer);

const occurrence = (...parts: readonly Message[]): Message => nested(2, all(text(2, "a b c d e#"), ...parts));
const ranges = (...occurrences: readonly Message[]) =>
  readDocument(bytes(all(...occurrences))).occurrences.map(({ line, column, endLine, endColumn }) => [
    ...[line, column, endLine, endColumn],
  ]);

describe("a document of a SCIP index", () => {
  test("has its ranges as a list of three or four numbers", () => {
    expect(ranges(occurrence(packed(1, [3, 4, 9])), occurrence(packed(1, [3, 4, 5, 1])))).toEqual([
      [3, 4, 3, 9],
      [3, 4, 5, 1],
    ]);
  });

  test("or as messages of one line or several, whose zeros are not written", () => {
    const single = nested(8, all(number(1, 7), number(3, 5)));
    const multiple = nested(9, all(number(1, 7), number(2, 1), number(3, 8)));
    expect(ranges(occurrence(single), occurrence(multiple))).toEqual([
      [7, 0, 7, 5],
      [7, 1, 8, 0],
    ]);
  });

  test("the newer form wins where both are there", () => {
    expect(ranges(occurrence(packed(1, [1, 1, 2]), nested(8, all(number(1, 7), number(3, 5)))))).toEqual([
      [7, 0, 7, 5],
    ]);
  });

  test("leaves out what has no place: two numbers, an end before its beginning, a negative line", () => {
    expect(
      ranges(occurrence(packed(1, [1, 2])), occurrence(packed(1, [1, 5, 2])), occurrence(packed(1, [-1, 0, 2]))),
    ).toEqual([]);
  });

  test("tells symbols with their relationships, and passes over what it does not know", () => {
    const relation = nested(4, all(text(1, "a b c d base#"), number(3, 1)));
    const symbol = nested(
      3,
      all(text(1, "a b c d e#"), text(3, "documentation"), relation, text(6, "e"), number(99, 1)),
    );
    expect(readDocument(bytes(all(text(1, "src/e.go"), number(6, 3), symbol)))).toEqual({
      path: "src/e.go",
      encoding: "utf32",
      text: "",
      occurrences: [],
      symbols: [
        {
          symbol: "a b c d e#",
          displayName: "e",
          relationships: [
            {
              symbol: "a b c d base#",
              ...{ isReference: false, isImplementation: true, isTypeDefinition: false, isDefinition: false },
            },
          ],
        },
      ],
    });
  });

  test("is refused where a part leads out of the whole, or where groups nest", () => {
    const whole = bytes(occurrence(packed(1, [3, 4, 9])));
    expect(() => readDocument(whole.subarray(0, whole.length - 1))).toThrow(RangeError);
    expect(() => readDocument(new Uint8Array(100_000).fill(0x0b))).toThrow(RangeError);
  });
});

test("metadata names the tool, its version and the folder", () => {
  const tool = nested(2, all(text(1, "scip-go"), text(2, "0.1.26"), text(3, "index")));
  expect(readMetadata(bytes(all(tool, text(3, "file:///src"), number(4, 1))))).toEqual({
    tool: { name: "scip-go", version: "0.1.26" },
    projectRoot: "file:///src",
  });
});
