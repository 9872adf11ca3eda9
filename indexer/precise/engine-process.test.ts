import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/indexer/run-indexer";
import { EngineProcess, silenceOf } from "./engine-process";

/** An engine that starts a program at once, and tells the ids of both in a file. */
const STARTING = (told: string) => `
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
process.on("message", () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  process.on("exit", () => child.kill());
  writeFileSync(${JSON.stringify(told)}, JSON.stringify([process.pid, child.pid]));
  process.send({ type: "opened", version: "1" });
});`;

/** Of each thread of a process. 19 is the lowest. */
const nicenessOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
  });

/** The priority of the session that a process is in; null on a Linux that does not group by sessions. */
function sessionNicenessOf(pid: number): number | null {
  const path = `/proc/${pid}/autogroup`;
  return existsSync(path) ? Number(/nice (-?\d+)/.exec(readFileSync(path, "utf8"))?.[1]) : null;
}

test.runIf(process.platform === "linux")(
  "an engine and what it starts run behind everything else, with all of their threads",
  { timeout: 60_000 },
  async () => {
    const folder = folderWith({});
    const [program, told] = [join(folder.root, "engine.mjs"), join(folder.root, "told.json")];
    writeFileSync(program, STARTING(told));
    const place = { root: folder.root, folder: folder.root, files: [], program: null };
    const mine = sessionNicenessOf(process.pid);
    const engine = await EngineProcess.open(new URL(`file://${program}`), { engine: "test", ...place });
    const pids = JSON.parse(readFileSync(told, "utf8")) as number[];
    try {
      for (const pid of pids) expect(new Set(nicenessOf(pid))).toEqual(new Set([19]));
      for (const pid of pids) expect(sessionNicenessOf(pid) ?? 10, "behind other sessions").toBe(10);
      expect(sessionNicenessOf(process.pid), "the session that started it").toBe(mine);
    } finally {
      engine.close();
      process.kill(pids[1]);
      folder.remove();
    }
  },
);

test("an engine may be silent for longer the more files it reads, up to ten minutes", () => {
  expect([1, 25, 200, 50_000].map(silenceOf)).toEqual([152_000, 200_000, 550_000, 600_000]);
});
