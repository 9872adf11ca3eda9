import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scipIndex } from "../../testing/scip/scip-index";
import { ScipFile } from "./scip-file";

const home = mkdtempSync(join(tmpdir(), "scip-"));
afterAll(() => rmSync(home, { recursive: true }));

const LIFT = "t . . . lift().";
const index = scipIndex([
  { path: "a.ts", text: "lift()", means: { lift: LIFT } },
  { path: "b.ts", text: "function lift() {}", means: { lift: `=${LIFT}` } },
  { path: "a.ts", text: "let lift", means: { lift: "local 1" } },
]);

function opened(bytes: Uint8Array): ScipFile {
  const path = join(home, "index.scip");
  writeFileSync(path, bytes);
  return ScipFile.open(path);
}

describe("a SCIP file", () => {
  test("tells its tool and its documents, also one that stands there in parts, and reads each alone", () => {
    const file = opened(index);
    const { metadata, documents, unreadable } = file.contents();
    expect(metadata.tool).toEqual({ name: "scip-test", version: "1.2.3" });
    expect([...documents].map(([path, spans]) => [path, spans.length])).toEqual([
      ["a.ts", 2],
      ["b.ts", 1],
    ]);
    const [first] = documents.get("b.ts") ?? [];
    expect(file.documentAt(first)?.occurrences).toEqual([
      { line: 0, column: 9, endLine: 0, endColumn: 13, symbol: LIFT, roles: 1 },
    ]);
    expect(unreadable).toBe(0);
    file.close();
  });

  test.each([
    ["a text", Buffer.from("#!/bin/sh\necho this is no index\n")],
    ["an empty file", Buffer.alloc(0)],
    ["an index without its end", index.subarray(0, index.length - 3)],
    ["an index that is packed", Buffer.from([0x1f, 0x8b, 8, 0])],
    ["documents that no tool wrote", index.subarray(index.indexOf(Buffer.from("a.ts")) - 4)],
  ])("%s is told to be no index", (_, bytes) => {
    const file = opened(bytes);
    expect(() => file.contents()).toThrow(/is no SCIP index: /);
    file.close();
  });

  test("a document whose bytes are none costs only itself", () => {
    const bytes = Buffer.from(index);
    bytes[bytes.indexOf(Buffer.from("b.ts")) - 1] = 120;
    const { documents, unreadable } = opened(bytes).contents();
    expect([[...documents.keys()], unreadable]).toEqual([["a.ts"], 1]);
  });

  test("that becomes shorter meanwhile is told, not waited for", () => {
    const file = opened(index);
    const [span] = file.contents().documents.get("b.ts") ?? [];
    truncateSync(join(home, "index.scip"), 20);
    expect(() => file.documentAt(span)).toThrow(/became shorter/);
  });

  test("that is not there, or a folder, is told with its path", () => {
    expect(() => ScipFile.open(join(home, "none.scip"))).toThrow(/no file .*none\.scip/);
    expect(() => ScipFile.open(home)).toThrow(/no file/);
  });
});
