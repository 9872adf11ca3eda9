import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseOptions } from "../options.mjs";
import { checkFolders } from "./folders";

const scratch = mkdtempSync(join(tmpdir(), "folders-"));
const check = (...args: string[]) => checkFolders(parseOptions(args), scratch);

beforeAll(() => {
  for (const name of ["app", "engine", "empty", "closed"]) mkdirSync(join(scratch, name));
  for (const name of ["app/a.c", "engine/e.c", "closed/c.c", "file"]) writeFileSync(join(scratch, name), "");
  symlinkSync("app", join(scratch, "link"));
  symlinkSync("loop", join(scratch, "loop"));
});
afterAll(() => {
  chmodSync(join(scratch, "closed"), 0o700);
  rmSync(scratch, { recursive: true });
});

test("folders are taken by their real path, once, with their scope", () => {
  expect(check("app", "link", "--external", "engine", "--external", "app", "--exclude", "x/**")).toEqual([
    {
      root: join(scratch, "app"),
      scope: "user",
      excludes: ["x/**"],
      noIgnore: false,
      withSecrets: false,
      name: undefined,
    },
    {
      root: join(scratch, "engine"),
      scope: "external",
      excludes: ["x/**"],
      noIgnore: false,
      withSecrets: false,
      name: undefined,
    },
  ]);
});

test.each([
  ["missing", "no_such_folder", "does not exist"],
  ["loop", "no_such_folder", "link that leads back to itself"],
  ["file", "no_such_folder", "is a file, not a folder"],
  ["empty", "nothing_to_index", "is empty"],
])("a folder that is %s is refused by name", (name, code, words) => {
  expect(() => check("app", name)).toThrow(
    expect.objectContaining({ code, message: expect.stringMatching(`${name} .*${words}|${name} ${words}`) }),
  );
});

test.skipIf(process.getuid?.() === 0)("a folder that cannot be read is refused by name", () => {
  chmodSync(join(scratch, "closed"), 0o000);
  expect(() => check("closed")).toThrow(expect.objectContaining({ code: "folder_unreadable" }));
});
