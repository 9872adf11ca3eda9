/** A session while somebody edits, and what it makes of files that are no ordinary sources. */
import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { folderWith, writeFiles } from "../../../testing/indexer/run-indexer";
import { filesOf } from "../../../testing/precise/conformance";
import { typescriptEngine } from "./engine";

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function opened(files: Record<string, string>) {
  const folder = folderWith(files);
  removals.push(folder.remove);
  const root = realpathSync(folder.root);
  const paths = new Set(Object.keys(files));
  const all = () => filesOf(typescriptEngine, [...paths]);
  const session = typescriptEngine.open(root, all());
  return {
    session,
    /** `line name -> path:line` of each use in a file */
    meanings: (path: string): string[] =>
      [...session.documents([path])].flatMap(({ occurrences }) =>
        occurrences.map(({ line, targets, isOutside }) => {
          const places = targets.map((target) => `${target.path}:${target.line + 1}`).join(" ");
          return `${line + 1} -> ${isOutside ? "outside" : places}`;
        }),
      ),
    save(changes: Record<string, string | null>): string[] {
      for (const [path, text] of Object.entries(changes)) {
        if (text === null) rmSync(join(root, path));
        else writeFiles(root, { [path]: text });
        if (text === null) paths.delete(path);
        else paths.add(path);
      }
      return [...session.update(all(), Object.keys(changes))].sort();
    },
  };
}

describe("JavaScript that has declarations beside it", () => {
  const files = {
    "package.json": '{ "name": "pump", "main": "lib/pump.js", "types": "lib/pump.d.ts" }',
    "lib/pump.js": "exports.Pump = class Pump {\n  prime() {}\n  flush(with_) { with_({}); }\n};\n",
    "lib/pump.d.ts":
      "export declare class Pump {\n  flush(run: (water: Water) => void): void;\n  prime(): void;\n}\n" +
      "export interface Water {\n  depth: number;\n}\n",
    "test/use.js": "const { Pump } = require('..');\nnew Pump().prime();\nnew Pump().flush((water) => water.depth);\n",
  };

  it("means the code, then what declares it, and what only that knows", () => {
    const { meanings } = opened(files);
    expect(meanings("test/use.js")).toEqual([
      "1 -> lib/pump.js:1 lib/pump.d.ts:1",
      "1 -> outside",
      "2 -> lib/pump.js:1 lib/pump.d.ts:1",
      "2 -> lib/pump.js:2 lib/pump.d.ts:3",
      "3 -> lib/pump.js:1 lib/pump.d.ts:1",
      "3 -> lib/pump.js:3 lib/pump.d.ts:2",
      "3 -> test/use.js:3",
      "3 -> lib/pump.d.ts:6",
    ]);
  });
});

describe("after a save", () => {
  const files = {
    "a.ts": "export function one(): number { return 1; }\n",
    "index.ts": "export * from './a';\n",
    "use.ts": "import { one } from './index';\none();\n",
    "other.ts": "export const other = 1;\n",
  };

  it("the new text is told, with its hash", () => {
    const { session, meanings, save } = opened(files);
    expect(meanings("use.ts")).toEqual(["1 -> a.ts:1", "2 -> a.ts:1"]);
    save({ "a.ts": "\nexport function one(): number { return 1; }\n" });
    expect(meanings("use.ts")).toEqual(["1 -> a.ts:2", "2 -> a.ts:2"]);
    const now = createHash("sha256").update("\nexport function one(): number { return 1; }\n").digest();
    expect(Buffer.from(session.contentHash("a.ts") ?? [])).toEqual(now);
  });

  it("importers are named when what they see changed, beyond re-exports as well", () => {
    const { save } = opened(files);
    expect(save({ "a.ts": "export function one(): string { return ''; }\n" })).toEqual(["index.ts", "use.ts"]);
  });

  it("nobody is named when only a body changed that nothing is inferred from", () => {
    const { meanings, save } = opened(files);
    meanings("use.ts");
    expect(save({ "a.ts": "export function one(): number { const two = 2; return two; }\n" })).toEqual([]);
  });

  it("before anything was told, every change counts: nobody knows what was there", () => {
    const { save } = opened(files);
    expect(save({ "a.ts": "export function one(): number { return 2; }\n" })).toEqual(["index.ts", "use.ts"]);
  });

  it("a body counts when its type is inferred", () => {
    const { save } = opened({ ...files, "a.ts": "export function one() { return 1; }\n" });
    expect(save({ "a.ts": "export function one() { return ''; }\n" })).toEqual(["index.ts", "use.ts"]);
  });

  it("a file that appears gives an import its meaning, one that goes takes it", () => {
    const { meanings, save } = opened({ "use.ts": "import { late } from './late';\nlate;\n" });
    expect(meanings("use.ts")).toEqual([]);
    expect(save({ "late.ts": "export const late = 1;\n" })).toEqual(["use.ts"]);
    expect(meanings("use.ts")).toEqual(["1 -> late.ts:1", "2 -> late.ts:1"]);
    expect(save({ "late.ts": null })).toEqual(["use.ts"]);
    expect(meanings("use.ts")).toEqual([]);
  });

  it("settings that change lead imports elsewhere", () => {
    const to = (folder: string) => JSON.stringify({ compilerOptions: { paths: { "core/*": [`./${folder}/*`] } } });
    const { meanings, save } = opened({
      "tsconfig.json": to("old"),
      "old/a.ts": "export const a = 1;\n",
      "new/a.ts": "\nexport const a = 1;\n",
      "use.ts": "import { a } from 'core/a';\na;\n",
    });
    expect(meanings("use.ts")).toEqual(["1 -> old/a.ts:1", "2 -> old/a.ts:1"]);
    save({ "tsconfig.json": to("new") });
    expect(meanings("use.ts")).toEqual(["1 -> new/a.ts:2", "2 -> new/a.ts:2"]);
  });

  it("declarations for everybody may change everybody", () => {
    const { meanings, save } = opened({
      ...files,
      "global.d.ts": "declare const yard: { a: number };\n",
      "b.ts": "yard.a;\n",
    });
    expect(save({ "global.d.ts": "declare const yard: { b: 1;\n a: number };\n" })).toContain("b.ts");
    expect(meanings("b.ts")).toEqual(["1 -> global.d.ts:1", "1 -> global.d.ts:2"]);
  });
});

describe("files that are no ordinary sources", () => {
  const use = { "a.ts": "export const a = 1;\n", "use.ts": "import { a } from './a';\na;\n" };

  it("minified and very large ones are left out, without harm to others", () => {
    const wide = `export const b = [${"1,".repeat(15_000)}];\n`;
    const large = `export const c = 1;\n${"// filler\n".repeat(160_000)}`;
    const { session, meanings } = opened({ ...use, "wide.js": wide, "large.ts": large });
    expect([...session.documents(["wide.js", "large.ts"])]).toEqual([]);
    expect(session.contentHash("wide.js")).toBeNull();
    expect(meanings("use.ts")).toEqual(["1 -> a.ts:1", "2 -> a.ts:1"]);
  });

  it("nesting beyond any stack costs its own file only", () => {
    const arrays = `export const deep = ${"[".repeat(20_000)}${"]".repeat(20_000)};\n`;
    const lines = (text: string) => text.replace(/(.{200})/g, "$1\n");
    const calls = `declare const x: any;\nexport const chain = x${".y()\n".repeat(30_000)};\n`;
    const sum = `export const sum = 1${"\n+ 1".repeat(30_000)};\n`;
    const { meanings } = opened({ ...use, "deep.ts": lines(arrays), "calls.ts": calls, "sum.ts": sum });
    expect(meanings("use.ts")).toEqual(["1 -> a.ts:1", "2 -> a.ts:1"]);
  });

  it("a broken file is read as far as it goes", () => {
    const { meanings } = opened({ ...use, "use.ts": "import { a } from './a';\nclass { a( }}} ]\na;\n" });
    expect(meanings("use.ts")[0]).toBe("1 -> a.ts:1");
  });

  it("settings' plugins are never loaded", () => {
    const plugin = "globalThis.pluginRan = true;\n";
    const { meanings } = opened({
      ...use,
      "tsconfig.json": JSON.stringify({ compilerOptions: { plugins: [{ name: "./plugin.js" }] } }),
      "plugin.js": plugin,
    });
    expect(meanings("use.ts")).toHaveLength(2);
    expect("pluginRan" in globalThis).toBe(false);
  });
});
