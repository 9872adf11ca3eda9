/** Which file an import means, without a build and mostly without installed packages. */
import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { folderWith } from "../../../testing/indexer/run-indexer";
import { lookup } from "./compiler-host";
import { ModuleResolution } from "./module-resolution";
import { lenientOptions } from "./options";
import { Sources } from "./sources";

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

type Files = Record<string, string | object>;

function checkout(files: Files, unlisted: readonly string[] = []) {
  const texts = Object.entries(files).map(([path, text]) => [
    path,
    typeof text === "string" ? text : JSON.stringify(text),
  ]);
  const folder = folderWith(Object.fromEntries(texts) as Record<string, string>);
  removals.push(folder.remove);
  const root = realpathSync(folder.root);
  const sources = new Sources(root);
  const isListed = (path: string) =>
    /\.[cm]?[jt]sx?$/.test(path) && !/node_modules/.test(path) && !unlisted.includes(path);
  sources.list(Object.keys(files).filter(isListed));
  const listed = lookup(sources, false);
  const resolution = new ModuleResolution(sources, lenientOptions(root, false), listed, lookup(sources, true));
  /** Path below the root; null for what is not found. */
  const resolve = (name: string, from: string): string | null =>
    resolution.resolve(name, `${root}/${from}`)?.resolvedFileName.slice(root.length + 1) ?? null;
  return { root, resolve };
}

describe("relative imports", () => {
  it("take an ending, another one than was written, or a folder's index", () => {
    const { resolve } = checkout({ "a.ts": "", "b.tsx": "", "c/index.js": "", "use.ts": "" });
    expect(["./a", "./a.js", "./b.js", "./c", "./d", ".."].map((name) => resolve(name, "use.ts"))).toEqual([
      "a.ts",
      "a.ts",
      "b.tsx",
      "c/index.js",
      null,
      null,
    ]);
  });

  it("of the package itself mean its declarations in TypeScript, and what runs in JavaScript", () => {
    const manifest = { name: "kiln", main: "lib/index.js", types: "lib/index.d.ts" };
    const files = { "package.json": manifest, "lib/index.js": "", "lib/index.d.ts": "", "lib/inner/use.ts": "" };
    const { resolve } = checkout({ ...files, "test/use.ts": "", "test/use.js": "", "test/deep/use.ts": "" });
    expect(resolve("..", "lib/inner/use.ts"), "a folder's index").toBe("lib/index.d.ts");
    expect(resolve("..", "test/use.ts")).toBe("lib/index.d.ts");
    expect(resolve("../..", "test/deep/use.ts")).toBe("lib/index.d.ts");
    expect(resolve("..", "test/use.js")).toBe("lib/index.js");
  });

  it("into a build that nobody made mean its source", () => {
    const { resolve } = checkout({ "src/core/a.ts": "", "test/use.ts": "" });
    expect(resolve("../dist/core/a.js", "test/use.ts")).toBe("src/core/a.ts");
    expect(resolve("../dist/esm/core/a", "test/use.ts")).toBe("src/core/a.ts");
  });

  it("into a build that lies there mean its source as well, and generated code where there is none", () => {
    const files = { "src/a.ts": "", "dist/a.d.ts": "", "generated/client.ts": "", "use.ts": "" };
    const { resolve } = checkout(files, ["dist/a.d.ts", "generated/client.ts"]);
    expect(resolve("./dist/a", "use.ts")).toBe("src/a.ts");
    expect(resolve("./generated/client", "use.ts")).toBe("generated/client.ts");
  });

  it("from JavaScript mean the code, from TypeScript the declarations beside it", () => {
    const { resolve } = checkout({ "a.js": "", "a.d.ts": "", "b.js": "", "c.ts": "" });
    expect(resolve("./a", "b.js")).toBe("a.js");
    expect(resolve("./a", "c.ts")).toBe("a.d.ts");
  });
});

describe("settings", () => {
  it("of the nearest tsconfig or jsconfig hold, with comments and through extends", () => {
    const { resolve } = checkout({
      "tsconfig.base.json": { compilerOptions: { baseUrl: "lib", paths: { "~core/*": ["core/*"] } } },
      "tsconfig.json": '{ // all\n "extends": "./tsconfig.base", }',
      "web/jsconfig.json": { compilerOptions: { paths: { "~core/*": ["./own/*"] } } },
      "lib/core/a.ts": "",
      "lib/plain.ts": "",
      "web/own/a.js": "",
      "web/use.js": "",
      "use.ts": "",
    });
    expect(resolve("~core/a", "use.ts")).toBe("lib/core/a.ts");
    expect(resolve("plain", "use.ts")).toBe("lib/plain.ts");
    expect(resolve("~core/a", "web/use.js")).toBe("web/own/a.js");
  });

  it("of a solution are those of a project that it lists", () => {
    const { resolve } = checkout({
      "tsconfig.json": { files: [], references: [{ path: "./tsconfig.node.json" }, { path: "./tsconfig.app.json" }] },
      "tsconfig.node.json": {},
      "tsconfig.app.json": { compilerOptions: { paths: { "@app/*": ["./src/*"] } } },
      "src/a.ts": "",
      "src/use.ts": "",
    });
    expect(resolve("@app/a", "src/use.ts")).toBe("src/a.ts");
  });

  it("may join folders, come from an installed package, or name a build", () => {
    const { resolve } = checkout({
      "tsconfig.json": { extends: "base/tsconfig.json", compilerOptions: { rootDirs: ["src", "made"] } },
      "node_modules/base/tsconfig.json": {
        compilerOptions: { paths: { core: ["${configDir}/core/dist/index"] } },
      },
      "core/src/index.ts": "",
      "src/use.ts": "",
      "made/a.ts": "",
    });
    expect(resolve("./a", "src/use.ts")).toBe("made/a.ts");
    expect(resolve("core", "src/use.ts")).toBe("core/src/index.ts");
  });

  it("that are broken, or extend themselves, are as good as none", () => {
    const { resolve } = checkout({
      "tsconfig.json": { extends: "./tsconfig.json", compilerOptions: { paths: { a: "a.ts", b: [1, "./a.ts"] } } },
      "sub/tsconfig.json": "{{{",
      "a.ts": "",
      "sub/use.ts": "",
    });
    expect(resolve("b", "sub/use.ts")).toBe("a.ts");
    expect(resolve("../a", "sub/use.ts")).toBe("a.ts");
  });
});

describe("packages of the repository", () => {
  const core = {
    "packages/core/package.json": {
      name: "@yard/core",
      main: "dist/index.js",
      exports: { ".": { import: "./dist/index.mjs" }, "./parts/*": "./dist/parts/*.js" },
      imports: { "#inner": "./dist/inner.js" },
    },
    "packages/core/src/index.ts": "",
    "packages/core/src/parts/a.ts": "",
    "packages/core/src/inner.ts": "",
    "packages/web/use.ts": "",
  };

  it("are found by name, as their sources", () => {
    const { resolve } = checkout(core);
    expect(resolve("@yard/core", "packages/web/use.ts")).toBe("packages/core/src/index.ts");
    expect(resolve("@yard/core/parts/a", "packages/web/use.ts")).toBe("packages/core/src/parts/a.ts");
    expect(resolve("@yard/core/none", "packages/web/use.ts")).toBeNull();
    expect(resolve("#inner", "packages/core/src/index.ts")).toBe("packages/core/src/inner.ts");
  });

  it("are their sources, too, where links of a package manager lead to their builds", () => {
    const { root, resolve } = checkout({ ...core, "packages/core/dist/index.d.ts": "" }, [
      "packages/core/dist/index.d.ts",
    ]);
    mkdirSync(join(root, "node_modules/@yard"), { recursive: true });
    symlinkSync(join(root, "packages/core"), join(root, "node_modules/@yard/core"));
    expect(resolve("@yard/core", "packages/web/use.ts")).toBe("packages/core/src/index.ts");
  });

  it("that stand in for others in fixtures are not meant outside of them", () => {
    const { resolve } = checkout({
      "test/fixtures/preact/package.json": { name: "preact" },
      "test/fixtures/preact/index.js": "",
      "test/fixtures/preact/use.js": "",
      "src/use.js": "",
    });
    expect(resolve("preact", "src/use.js")).toBeNull();
    expect(resolve("preact", "test/fixtures/preact/use.js")).toBe("test/fixtures/preact/index.js");
  });

  it("have bundlers' names for their own sources", () => {
    const { resolve } = checkout({ "web/package.json": {}, "web/src/a.ts": "", "web/src/deep/use.ts": "" });
    expect(resolve("@/a", "web/src/deep/use.ts")).toBe("web/src/a.ts");
    expect(resolve("src/a", "web/src/deep/use.ts")).toBe("web/src/a.ts");
    expect(resolve("@/none", "web/src/deep/use.ts")).toBeNull();
  });
});

describe("installed packages", () => {
  it("are read in place", () => {
    const { resolve } = checkout({
      "node_modules/crane/package.json": { name: "crane", types: "types.d.ts" },
      "node_modules/crane/types.d.ts": "export const a = 1;",
      "use.ts": "",
    });
    expect(resolve("crane", "use.ts")).toBe("node_modules/crane/types.d.ts");
  });

  it("are not read beyond the root", () => {
    const outside = folderWith({
      "package.json": '{ "types": "a.d.ts" }',
      "a.d.ts": "",
      "node_modules/up/index.d.ts": "",
    });
    removals.push(outside.remove);
    const { root, resolve } = checkout({ "use.ts": "" });
    mkdirSync(join(root, "node_modules"));
    symlinkSync(outside.root, join(root, "node_modules/away"));
    symlinkSync(join(outside.root, "a.d.ts"), join(root, "linked.d.ts"));
    expect(resolve("away", "use.ts")).toBeNull();
    expect(resolve("./linked", "use.ts")).toBeNull();
    expect(resolve(`${realpathSync(outside.root)}/a`, "use.ts")).toBeNull();
  });
});
