/**
 * A disk of its own that a test can fill: memory that the system shows as one. Takes Linux and root. For tests only.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, realpathSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MIB = 2 ** 20;

export interface SmallDisk {
  folder: string;
  /** Leaves so many MiB free. */
  fill(left: number): void;
  /** Gives back what `fill` took. */
  free(): void;
  remove(): void;
}

/** Null where none can be had. @param size MiB */
export function smallDisk(size: number): SmallDisk | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return null;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-disk-")));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "none", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  // Another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: (left) => write(ballast, folder, left * MIB),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function write(path: string, folder: string, left: number): void {
  const file = openSync(path, "w");
  try {
    for (let free = freeBytes(folder); free > left; free = freeBytes(folder))
      writeSync(file, Buffer.alloc(Math.min(MIB, free - left)));
  } catch (error) {
    // Somebody else took the last of it.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
