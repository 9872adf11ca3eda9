import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importPaths, Importers } from "./importers";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "fathom-go-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function written(path: string, text: string): { path: string; language: "go" } {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return { path, language: "go" };
}

describe("imports of a Go file", () => {
  it("are written one by one and in brackets, with names and without", () => {
    const text =
      'package a\nimport "fmt"\nimport (\n\t"os" // import "no"\n\t. "example.org/lift"\n\tx `io`\n)\nvar s = "no"\n';
    expect(importPaths(text)).toEqual(["fmt", "os", "no", "example.org/lift", "io"]);
  });
});

describe("a change of a Go file", () => {
  it("reaches its folder and those who import it, by any name that its module has", () => {
    writeFileSync(join(root, "go.mod"), "module example.org/crane/v2\n");
    const files = [
      written("crane.go", "package crane"),
      written("lift/lift.go", 'package lift\nimport "fmt"'),
      written("lift/hook.go", "package lift"),
      written("use/use.go", 'package use\nimport "example.org/crane/v2/lift"'),
      written("use/other.go", 'package use\nimport c "example.org/crane/v2"'),
    ];
    const importers = new Importers(root);
    expect(importers.affected(files, ["lift/lift.go"])).toEqual(["lift/hook.go", "use/use.go"]);
    expect(importers.affected(files, ["crane.go"])).toEqual(["use/other.go"]);
    written("use/other.go", "package use");
    expect(importers.affected(files, ["use/other.go"])).toEqual(["use/use.go"]);
    expect(importers.affected(files, ["crane.go"])).toEqual([]);
  });
});
