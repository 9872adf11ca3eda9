import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLANGD } from "../clangd/tool";
import { findTool } from "./find-tool";
import { packageFolder } from "./installation";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "fathom-tools-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A program that says this when it is asked for its version. */
function program(path: string, said: string): string {
  const whole = join(root, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, `#!/bin/sh\necho '${said}'\n`);
  chmodSync(whole, 0o755);
  return whole;
}

const found = (path = join(root, "bin")) => findTool(CLANGD, { dataFolder: join(root, "data"), path });

describe.skipIf(process.platform === "win32")("a program that an engine asks", () => {
  it("is found on PATH, behind folders that do not have it", () => {
    const clangd = program("bin/clangd", "Debian clangd version 19.1.7 (3)");
    expect(found(`/no/such/folder:${join(root, "bin")}`)).toEqual({ program: clangd, version: "19.1.7" });
  });

  it("is the installed one, where there are both", () => {
    program("bin/clangd", "clangd version 19.1.7");
    const own = join(packageFolder("data", CLANGD.package), CLANGD.package.program);
    expect(found()).toMatchObject({ version: "19.1.7" });
    expect(found()).not.toEqual(expect.objectContaining({ program: program(own, "clangd version 22.1.1") }));
    expect(found()).toMatchObject({ version: "22.1.1" });
  });

  it("is not used in a version that nobody knows to work, and the reason says what to do", () => {
    const old = program("bin/clangd", "clangd version 11.0.1");
    expect(found()).toEqual({
      reason: `C and C++: ${old} is of a version that is not known to work; \`npm run engines install cpp\` gets it.`,
    });
  });

  it("is missed with a reason where there is none, or where it does not run", () => {
    const reason = "C and C++: clangd was not found; `npm run engines install cpp` gets it.";
    expect(found()).toEqual({ reason });
    mkdirSync(join(root, "bin/clangd"), { recursive: true });
    expect(found()).toEqual({ reason });
    writeFileSync(join(root, "bin/clangd-19"), "no program");
    expect(found()).toEqual({ reason });
    expect(findTool(CLANGD, { dataFolder: undefined, path: undefined })).toEqual({ reason });
  });
});
