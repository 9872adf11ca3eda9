/** Runs `fathom worker`, bundled as it is shipped, against a test database. For tests only. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Programs } from "./run-indexer";

export interface RunningWorker {
  process: ChildProcess;
  /** the signal or code that ended it */
  exited: Promise<string | number | null>;
}

interface WorkerOptions {
  kinds?: string;
  /** end of a path: whoever opens such a file dies */
  deadly?: string;
  dataFolder?: string;
}

export function startWorker(programs: Programs, url: string, options: WorkerOptions = {}): RunningWorker {
  const { kinds = "index,text", deadly = "", dataFolder = mkdtempSync(join(tmpdir(), "fathom-worker-")) } = options;
  const preload = pathToFileURL(join(programs.folder, "kills-its-process.js")).href;
  const child = spawn(
    process.execPath,
    [
      ...(deadly === "" ? [] : ["--import", preload]),
      ...[join(programs.folder, "worker.js"), "--kinds", kinds, "--workers", "1", "--data", dataFolder],
    ],
    {
      env: { ...process.env, DATABASE_URL: url, FATHOM_TEST_DEADLY: deadly, MEILI_URL: "" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const exited = new Promise<string | number | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code)),
  );
  return { process: child, exited };
}
