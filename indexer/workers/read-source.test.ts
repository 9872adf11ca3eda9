import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { folderWith } from "../../testing/indexer/run-indexer";
import { readSource } from "./read-source";

let folder: { root: string; remove(): void };
let root: string;
beforeEach(() => {
  folder = folderWith({ "in/a.c": "int a;", "out/secret.c": "int secret;" });
  root = realpathSync(join(folder.root, "in"));
});
afterEach(() => folder.remove());

const reasonOf = (path: string): string => {
  const source = readSource(root, path);
  return "reason" in source ? source.reason : source.bytes.toString();
};

it("gives the bytes of a file of the repository", () => {
  expect(reasonOf("a.c")).toBe("int a;");
});

it("never follows a link, wherever it leads", () => {
  symlinkSync(join(folder.root, "out/secret.c"), join(root, "b.c"));
  symlinkSync("c.c", join(root, "c.c"));
  expect(reasonOf("b.c")).toBe("outside_root");
  expect(reasonOf("c.c")).toBe("outside_root");
});

it("does not read through a folder that was replaced by a link", () => {
  mkdirSync(join(root, "sub"));
  writeFileSync(join(root, "sub/secret.c"), "int mine;");
  renameSync(join(root, "sub"), join(root, "was"));
  symlinkSync(join(folder.root, "out"), join(root, "sub"));
  expect(reasonOf("sub/secret.c")).toBe("outside_root");
  expect(reasonOf("../out/secret.c")).toBe("outside_root");
});

it("says what is gone, no plain file, or too large", () => {
  rmSync(join(root, "a.c"));
  expect(reasonOf("a.c")).toBe("vanished");
  mkdirSync(join(root, "folder.c"));
  expect(reasonOf("folder.c")).toBe("unreadable");
  writeFileSync(join(root, "big.c"), new Uint8Array(5_000_000));
  expect(reasonOf("big.c")).toBe("too_large");
});

it("does not wait for a pipe", () => {
  if (process.platform === "win32") return;
  execFileSync("mkfifo", [join(root, "pipe.c")]);
  expect(reasonOf("pipe.c")).toBe("unreadable");
});

it("says when the right to read is missing", () => {
  if (process.platform === "win32" || process.getuid?.() === 0) return;
  chmodSync(join(root, "a.c"), 0);
  expect(reasonOf("a.c")).toBe("unreadable");
});
