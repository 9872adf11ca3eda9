import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { folderWith, writeFiles } from "../../testing/indexer/run-indexer";
import { inspectFiles } from "./inspect";
import { listFiles } from "./list-files";

const NOBODY = 65534;

let folder: { root: string; remove(): void };
let root: string;
beforeEach(() => {
  folder = folderWith({ "a.c": "int a;" });
  root = realpathSync(folder.root);
  if (process.getuid?.() !== 0) return;
  // Every folder opens to root; git stops at settings that it may not read.
  vi.stubEnv("HOME", root);
  chownSync(root, NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
});
afterEach(() => {
  vi.unstubAllEnvs();
  if (process.getuid?.() === 0) process.seteuid?.(0);
  execFileSync("chmod", ["-R", "u+rwx", root]);
  folder.remove();
});

/** What would get a row, with its reason. */
async function listed(leftOut?: (path: string) => boolean): Promise<Record<string, string | null>> {
  const found = await inspectFiles(root, await listFiles(root, leftOut));
  return Object.fromEntries(found.map(({ path, verdict }) => [path, verdict?.reason ?? null]));
}

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });

it.skipIf(process.platform === "win32")("a folder that may not be opened is listed, with or without git", async () => {
  writeFiles(root, { "sub/it's closed/b.c": "int b;", "sub/open/c.c": "int c;" });
  chmodSync(join(root, "sub/it's closed"), 0);
  const all = { "a.c": null, "sub/open/c.c": null, "sub/it's closed": "unreadable" };
  expect(await listed()).toEqual(all);
  expect(await listed((path) => path.startsWith("sub/it"))).toEqual({ "a.c": null, "sub/open/c.c": null });
  git("init", "-q");
  expect((await listFiles(root)).by).toBe("git");
  expect(await listed()).toEqual(all);
  const below = join(root, "sub");
  expect((await listFiles(below)).closed).toMatchObject([
    {
      path: "it's closed",
      verdict: { detail: "It is a folder, and the right to open it is missing: nothing below it is indexed." },
    },
  ]);
});

it.skipIf(process.platform === "win32")("files that git knows in a closed folder are listed in its place", async () => {
  writeFiles(root, { "closed/b.c": "int b;", "closed/readme.md": "text" });
  git("init", "-q");
  git("add", "-A");
  chmodSync(join(root, "closed"), 0);
  expect(await listed()).toEqual({
    "a.c": null,
    "closed/b.c": "unreadable",
    "closed/readme.md": "unreadable",
  });
});

it.skipIf(process.platform === "win32")("a submodule that may not be opened is listed", async () => {
  mkdirSync(join(root, "sub"));
  git("init", "-q");
  git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},sub`);
  expect(await listed()).toEqual({ "a.c": null });
  chmodSync(join(root, "sub"), 0);
  expect(await listed()).toEqual({ "a.c": null, sub: "unreadable" });
});

it("a folder in too many others is listed; what .gitignore names is not", async () => {
  const deep = Array<string>(129).fill("d").join("/");
  writeFiles(root, { [`${deep}/b.c`]: "int b;", [`${deep}/e/c.c`]: "int c;", "x/.gitignore": "*" });
  writeFiles(root, { [`x/${deep}/b.c`]: "int b;" });
  expect(await listed()).toEqual({ "a.c": null, [deep]: "too_deep" });
});

it("files whose paths are too long are told of by the nearest folder that can be named", async () => {
  const folders = Array.from({ length: 13 }, (_, i) => `${i}`.padStart(150, "d")).join("/");
  execFileSync("mkdir", ["-p", folders], { cwd: root });
  const long = [1, 2, 3].map((i) => `${"n".repeat(100 + i)}.c`);
  execFileSync("touch", [...long, "note.md", "short.c"], { cwd: join(root, folders) });
  const found = await inspectFiles(root, await listFiles(root));
  const skippedRows = found.filter(({ verdict }) => verdict !== null);
  expect(found.map(({ path }) => path).sort()).toEqual(
    [folders, `${folders}/short.c`, `${folders}/note.md`, "a.c"].sort(),
  );
  expect(skippedRows.map(({ verdict }) => verdict?.detail)).toEqual([
    "Below it 3 files have paths of more than 2,000 bytes, which are not indexed.",
  ]);
});
