import { describe, expect, it } from "vitest";
import { readShape } from "./read-intent";

describe("a query is", () => {
  it.each([
    ["src/lock.py:53", { kind: "place", file: "src/lock.py", line: 53 }],
    ["src/lock.py:53:7", { kind: "place", file: "src/lock.py", line: 53, column: 7 }],
    ["game/Door.h#L12", { kind: "place", file: "game/Door.h", line: 12 }],
    ["src/lock.py", { kind: "path", path: "src/lock.py" }],
    ["lock.py", { kind: "path", path: "lock.py" }],
    ["Lock", { kind: "symbol", name: "Lock" }],
    ["AMyActor::BeginPlay", { kind: "symbol", name: "AMyActor::BeginPlay" }],
    ["acquire()", { kind: "symbol", name: "acquire" }],
    ["$scope", { kind: "symbol", name: "$scope" }],
    ["operator<", { kind: "symbol", name: "operator<" }],
    ["^get\\w+Handler$", { kind: "regex", source: "^get\\w+Handler$" }],
    ["open.*close", { kind: "regex", source: "open.*close" }],
    ["throw new (Type|Range)Error", { kind: "regex", source: "throw new (Type|Range)Error" }],
    ["where is the retry delay computed", { kind: "words", text: "where is the retry delay computed" }],
    ["retry delay", { kind: "words", text: "retry delay" }],
    ["No solution loaded. Use load first.", { kind: "text", text: "No solution loaded. Use load first." }],
    ["if (count == 0)", { kind: "text", text: "if (count == 0)" }],
    ['"retry delay"', { kind: "text", text: "retry delay" }],
    ["who calls Lock.acquire?", { kind: "relation", intent: "callers", name: "Lock.acquire" }],
    ["callers of acquire()", { kind: "relation", intent: "callers", name: "acquire" }],
    ["where is Lock used", { kind: "relation", intent: "references", name: "Lock" }],
    ["subclasses of Base", { kind: "relation", intent: "hierarchy", name: "Base" }],
  ])("%s", (query, shape) => {
    expect(readShape(query)).toEqual(shape);
  });
});
