import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enginesCommand } from "./engines-command";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "fathom-engines-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("engines", () => {
  const run = (...args: string[]) => {
    const lines: string[] = [];
    const code = enginesCommand(args, { dataFolder: root, path: "" }, (line) => lines.push(line));
    return { code, said: lines.join("\n") };
  };

  it("lists what there is and what is missing", () => {
    const { code, said } = run();
    expect(code).toBe(0);
    expect(said).toMatch(/^TypeScript and JavaScript: typescript [\d.]+, built in$/m);
    expect(said).toContain("Python: ty was not found; `npm run engines install python` gets it.");
  });

  it("tells what can be installed when it is asked for something else", () => {
    expect(run("install", "cobol")).toMatchObject({ code: 2 });
    expect(run("install", "cobol").said).toContain("cpp (C and C++), python (Python)");
    expect(run("remove")).toMatchObject({ code: 2 });
    expect(run("install")).toMatchObject({ code: 2 });
  });
});
