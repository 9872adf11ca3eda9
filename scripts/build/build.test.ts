import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claim, markRunning, runningProcesses } from "./claim.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { isInstalled } from "./installed.mjs";
import { runProgram, StepFailed } from "./run-program.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(root, "lib"));
  writeFileSync(join(root, "lib/a.ts"), "a");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a build is asked for by content: touched files and tests do not count", () => {
  const before = fingerprint(root, ["lib", "absent"]);
  utimesSync(join(root, "lib/a.ts"), 1, 1);
  writeFileSync(join(root, "lib/a.test.ts"), "test");
  expect(fingerprint(root, ["lib", "absent"])).toBe(before);
  writeFileSync(join(root, "lib/a.ts"), "b");
  expect(fingerprint(root, ["lib", "absent"])).not.toBe(before);
});

test("packages count as installed when each has the locked version; those of other platforms may be absent", () => {
  const packages = { "": {}, "node_modules/x": { version: "1" }, "node_modules/win": { version: "1", optional: true } };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  expect(isInstalled(root)).toBe(false);
  mkdirSync(join(root, "node_modules"));
  const record = (version: string) =>
    writeFileSync(
      join(root, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: { "node_modules/x": { version } } }),
    );
  record("1");
  expect(isInstalled(root)).toBe(true);
  record("2");
  expect(isInstalled(root)).toBe(false);
});

test("two builds of one checkout take turns, and a crashed one blocks nobody", async () => {
  const file = join(root, "dist/.building");
  mkdirSync(join(root, "dist"));
  writeFileSync(file, String(2 ** 22 + 1));
  const release = await claim(file, () => {});
  const waited: number[] = [];
  const second = claim(file, (pid) => waited.push(pid));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(waited).toEqual([process.pid]);
  release();
  (await second)();
});

test("what runs from a checkout is known while it lives", () => {
  mkdirSync(join(root, "dist/.running"), { recursive: true });
  writeFileSync(join(root, "dist/.running/parent"), String(process.ppid));
  writeFileSync(join(root, "dist/.running/9"), String(2 ** 22 + 1));
  const done = markRunning(root);
  expect(runningProcesses(root)).toEqual([process.ppid]);
  done();
});

test("a failed step says which it was, why, and shows the end of its output", async () => {
  const failing = runProgram({
    title: "Building the pages",
    command: process.execPath,
    args: ["-e", "for (let i = 0; i < 100; i++) console.log('line', i); process.exit(3)"],
    cwd: root,
    log: join(root, "dist/pages.log"),
  });
  await expect(failing).rejects.toThrow(StepFailed);
  await expect(failing).rejects.toThrow(/line 99\n\nBuilding the pages failed: it ended with code 3\..*pages\.log/);
  await expect(failing).rejects.not.toThrow(/line 10\n/);
});

test("ended by a signal, a step takes what it runs along, even what does not listen", async () => {
  const stubborn = join(root, "stubborn.mjs");
  const pidFile = join(root, "pid");
  writeFileSync(
    stubborn,
    `import { writeFileSync } from "node:fs";
     for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
     writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
     setInterval(() => {}, 1000);`,
  );
  const module = pathToFileURL(join(import.meta.dirname, "run-program.mjs")).href;
  const program = { title: "Waiting", command: process.execPath, args: [stubborn], cwd: root, log: join(root, "log") };
  const step = `import { runProgram } from "${module}"; await runProgram(${JSON.stringify(program)})`;
  const running = spawn(process.execPath, ["--input-type=module", "-e", step]);
  const ended = once(running, "exit");
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8"), { timeout: 10_000 }).toMatch(/\d/);
  running.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(() => process.kill(Number(readFileSync(pidFile, "utf8")), 0)).toThrow("ESRCH");
}, 20_000);
