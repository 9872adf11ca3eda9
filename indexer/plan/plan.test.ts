import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { IndexedFile } from "../../lib/db/admin/indexed-files";
import { folderWith, writeFiles } from "../../testing/indexer/run-indexer";
import { decide } from "./decide";
import { gitFiles, gitHead } from "./git-files";
import { inspectFiles } from "./inspect";
import type { Candidate } from "./listing";
import { excludedBy } from "./left-out";
import { listFiles } from "./list-files";
import { walkLeavesOut } from "./walk-files";

let folder: { root: string; remove(): void };
let root: string;
beforeEach(() => {
  folder = folderWith({
    ".gitignore": "build/\n*.gen.c\n",
    "a.c": "int a;",
    "made.gen.c": "int made;",
    "build/b.c": "int b;",
    "lib/.gitignore": "!keep.gen.c\nlocal.c\n",
    "lib/keep.gen.c": "int keep;",
    "lib/local.c": "int local;",
    "lib/d e ü.c": "int d;",
    "node_modules/x/x.js": "x;",
    "readme.md": "text",
  });
  root = realpathSync(folder.root);
});
afterEach(() => folder.remove());

const git = (...args: string[]): Buffer =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main", ...args], {
    cwd: root,
  });

const SOURCES = ["a.c", "lib/d e ü.c", "lib/keep.gen.c"];
const sourcesIn = async (excludes: string[] = []): Promise<string[]> =>
  (await listFiles(root, excludedBy(excludes))).paths.filter((path) => path.endsWith(".c"));

/** What git lists of these paths. */
const pathsAt = async (...within: string[]): Promise<string[] | undefined> => (await gitFiles(root, within))?.paths;

describe("the files of a folder", () => {
  it("are those that no .gitignore names, with or without git", async () => {
    expect(await sourcesIn()).toEqual(SOURCES);
    expect((await listFiles(root, excludedBy([]))).by).toBe("walk");
    git("init", "-q");
    expect(await sourcesIn()).toEqual(SOURCES);
    expect((await listFiles(root, excludedBy([]))).by).toBe("git");
  });

  it("include what is tracked although it is ignored, and leave out what --exclude names", async () => {
    git("init", "-q");
    git("add", "-f", "made.gen.c");
    expect(await sourcesIn()).toEqual(["a.c", "lib/d e ü.c", "lib/keep.gen.c", "made.gen.c"]);
    expect(await sourcesIn(["lib"])).toEqual(["a.c", "made.gen.c"]);
    expect(await sourcesIn(["*.gen.c", "lib/d*"])).toEqual(["a.c"]);
  });

  it("include those of submodules and of clones inside, by rules of their own, unless the folder is ignored", async () => {
    git("init", "-q");
    for (const inner of ["build/clone", "third.party/sub", "clone/deep"]) {
      writeFiles(join(root, inner), { ".gitignore": "*.gen.c\n", "in.c": "int in;", "in.gen.c": "int gen;" });
      for (const args of [
        ["init", "-q"],
        ["add", "in.c"],
        ["commit", "-q", "-m", "x"],
      ])
        git("-C", inner, ...args);
    }
    // What `git submodule add` leaves in the index.
    const commit = git("-C", "third.party/sub", "rev-parse", "HEAD").toString().trim();
    git("update-index", "--add", "--cacheinfo", `160000,${commit},third.party/sub`);
    git("update-index", "--add", "--cacheinfo", `160000,${commit},not/fetched`);
    mkdirSync(join(root, "not/fetched"), { recursive: true });
    expect(await sourcesIn()).toEqual(["a.c", "clone/deep/in.c", ...SOURCES.slice(1), "third.party/sub/in.c"]);
    expect(await pathsAt("third.party/sub/in.c", "clone/deep/in.gen.c", "a.c")).toEqual([
      "a.c",
      "third.party/sub/in.c",
    ]);
    expect(await pathsAt("build/clone/in.c")).toEqual([]);
    expect(await pathsAt("clone")).toEqual(["clone/deep/.gitignore", "clone/deep/in.c"]);
    expect(await pathsAt("clone/deep", "clone/deep/in.c")).toEqual(["clone/deep/.gitignore", "clone/deep/in.c"]);
  });

  it("are those that were asked for, where a folder that is tracked has become a repository by itself", async () => {
    git("init", "-q");
    git("add", "--all");
    git("-C", "lib", "init", "-q");
    writeFiles(root, { "lib/new.c": "int n;" });
    expect(await pathsAt("lib/new.c")).toEqual(["lib/new.c"]);
  });

  it("are found when an outer repository ignores the whole folder", async () => {
    mkdirSync(join(root, "build/inner"));
    writeFiles(join(root, "build/inner"), { "c.c": "int c;" });
    git("init", "-q");
    expect((await listFiles(join(root, "build/inner"), excludedBy([]))).paths).toEqual(["c.c"]);
  });

  it("are listed without starting a program that the repository names", async () => {
    git("init", "-q");
    const trace = join(root, "ran");
    writeFileSync(join(root, "evil.sh"), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    git("config", "core.fsmonitor", join(root, "evil.sh"));
    expect(await pathsAt()).toContain("a.c");
    expect(existsSync(trace)).toBe(false);
  });

  it("are asked for one by one in the same way", async () => {
    expect(walkLeavesOut(root, "lib/keep.gen.c")).toBe(false);
    expect(walkLeavesOut(root, "lib/local.c")).toBe(true);
    expect(walkLeavesOut(root, "node_modules/x/x.js")).toBe(true);
    git("init", "-q");
    expect(await pathsAt("a.c", "made.gen.c", "lib")).toEqual(
      expect.arrayContaining(["a.c", "lib/d e ü.c", "lib/keep.gen.c"]),
    );
    expect(await pathsAt("made.gen.c")).toEqual([]);
    expect(excludedBy([])("a.c")).toBe(false);
  });
});

it("branch and commit are known once there is a commit", async () => {
  expect(await gitHead(root)).toEqual({ branch: null, revision: null });
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "x");
  expect(await gitHead(root)).toEqual({ branch: "main", revision: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

it("what cannot be indexed is listed with its reason, without being read", async () => {
  symlinkSync("/etc/hostname", join(root, "out.c"));
  symlinkSync("nowhere.c", join(root, "broken.c"));
  symlinkSync("a.c", join(root, "twin.c"));
  writeFileSync(join(root, "big.c"), new Uint8Array(5_000_000));
  writeFileSync(join(root, "tool"), "#!/bin/sh\n", { mode: 0o755 });
  const paths = ["a.c", "out.c", "broken.c", "twin.c", "big.c", "gone.c", "readme.md", "tool", "lib"];
  const found = await inspectFiles(root, { paths, closed: [] });
  expect(Object.fromEntries(found.map(({ path, verdict }) => [path, verdict?.reason ?? null]))).toEqual({
    ...{
      "a.c": null,
      "out.c": "outside_root",
      "broken.c": "unreadable",
      "big.c": "too_large",
      tool: null,
      "readme.md": null,
    },
  });
});

describe("a plan", () => {
  const onDisk = (path: string, size = 1, modifiedAt = 1): Candidate => ({ path, size, modifiedAt, verdict: null });
  const indexed = (id: number, path: string, more: Partial<IndexedFile> = {}): IndexedFile => ({
    ...{
      id,
      path,
      size: 1,
      modifiedAt: 1,
      contentHash: new Uint8Array([id]),
      extractorVersion: 2,
      reason: null,
      detail: null,
    },
    ...more,
  });

  it("reads what is new or looks changed, keeps the rest, and knows what went", () => {
    const files = [onDisk("same"), onDisk("new"), onDisk("longer", 2), onDisk("later", 1, 9)];
    const plan = decide(files, [indexed(1, "same"), indexed(2, "longer"), indexed(3, "later"), indexed(4, "gone")], 2);
    expect(plan.read.map(({ candidate, previous }) => [candidate.path, previous?.id])).toEqual([
      ["new", undefined],
      ["longer", 2],
      ["later", 3],
    ]);
    expect(plan).toMatchObject({ gone: [4], kept: 1 });
  });

  it("reads everything again with a new extractor, even where the bytes are the same", () => {
    const { read } = decide([onDisk("same")], [indexed(1, "same")], 3);
    expect(read[0].previous).toMatchObject({ id: 1, current: false });
  });

  it("tries again what may be readable now", () => {
    const rows = [indexed(1, "locked", { reason: "unreadable" }), indexed(2, "broken", { reason: "parser_crashed" })];
    const { read } = decide([onDisk("locked"), onDisk("broken")], rows, 2);
    expect(read.map(({ candidate }) => candidate.path)).toEqual(["locked"]);
  });

  it("tries again what took too long, a few files in each run", () => {
    const names = Array.from({ length: 30 }, (_, i) => `slow${i}`);
    const rows = names.map((name, i) => indexed(i + 1, name, { reason: "parse_timeout" }));
    const { read, kept } = decide(
      names.map((name) => onDisk(name)),
      rows,
      2,
    );
    expect([read.length, kept]).toEqual([20, 10]);
  });
});
