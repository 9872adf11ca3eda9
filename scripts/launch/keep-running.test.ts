import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepRunning } from "./keep-running";
import { programOf, type Program } from "./program";

const folder = mkdtempSync(join(tmpdir(), "fathom-keep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STAYS = "setInterval(() => {}, 1000)";
const CRASHES = "process.exit(3)";

const node = (code: string): Program => programOf(spawn(process.execPath, ["-e", code]), join(folder, "log"), 0);

function kept(...codes: string[]) {
  const started: Program[] = [];
  const told: string[] = [];
  const run = (): Program => {
    started.push(node(codes[Math.min(started.length, codes.length - 1)]));
    return started[started.length - 1];
  };
  const stop = (program: Program): Promise<void> => program.stop("signal", 2_000);
  const { gaveUp, ...keeping } = keepRunning(run(), {
    title: "It",
    run,
    stop,
    tell: (line) => told.push(line),
    rest: 1,
  });
  return { ...keeping, gaveUp, started, told };
}

test("a program that was killed is started again, and people are told", async () => {
  const { started, told, stop } = kept(STAYS);
  process.kill(started[0].pid ?? 0, "SIGKILL");
  await expect.poll(() => started.length).toBe(2);
  expect(told).toEqual(["It ended with signal SIGKILL. Starting it again."]);
  await stop();
  expect(started).toHaveLength(2);
});

test("a program that crashes again and again stays away, and what it ended with is known", async () => {
  const { started, gaveUp } = kept(CRASHES);
  expect((await gaveUp).reason).toBe("code 3");
  expect(started).toHaveLength(4);
});

test("what was told to stop is not started again", async () => {
  const { started, told, stop } = kept(STAYS);
  await stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([started.length, told]).toEqual([1, []]);
});
