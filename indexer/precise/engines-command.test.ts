import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enginesCommand, type EngineRun } from "./engines-command";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "fathom-engines-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("engines", () => {
  const runWith = (runs: readonly EngineRun[], ...args: string[]) => {
    const lines: string[] = [];
    const code = enginesCommand(args, { dataFolder: root, path: "" }, (line) => lines.push(line), runs);
    return { code, said: lines.join("\n") };
  };
  const run = (...args: string[]) => runWith([], ...args);

  it("lists what there is and what is missing", () => {
    const { code, said } = run();
    expect(code).toBe(0);
    expect(said).toMatch(/^TypeScript and JavaScript: typescript [\d.]+, built in$/m);
    expect(said).toContain("Python: ty was not found; `npm run engines install python` gets it.");
  });

  it("tells what each has brought to the repositories that are indexed, or would bring", () => {
    const repos = ["docks", "cranes", "yard", "quay"];
    const missing = repos.map((repo, n) => ({ engine: "ty", repo, filesDone: 0, filesTotal: 1000 * n }));
    const ready = { engine: "typescript", repo: "docks", filesDone: 7, filesTotal: 8 };
    const { said } = runWith([...missing, ready]);
    expect(said).toMatch(/built in\n {2}has told of 7 of 8 files in docks$/m);
    expect(said).toMatch(/gets it\.\n {2}would tell of 6,000 files in quay, yard, cranes$/m);
    expect(said.match(/files in/g), "nothing is said of engines without files").toHaveLength(2);
  });

  it("tells what can be installed when it is asked for something else", () => {
    expect(run("install", "cobol")).toMatchObject({ code: 2 });
    expect(run("install", "cobol").said).toContain("cpp (C and C++), python (Python)");
    expect(run("remove")).toMatchObject({ code: 2 });
    expect(run("install")).toMatchObject({ code: 2 });
  });
});
