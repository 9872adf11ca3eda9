/**
 * How third-party programs are run: with a cap on their memory, a home folder made by us, and nothing else of our
 * environment.
 */
import { totalmem } from "node:os";
import { join } from "node:path";

const MIB = 1024 * 1024;
const LEAST_MIB = 3072;

/** A command with a cap on its memory where the system has one: a quarter of the machine, 3 GiB at least. */
export function limited(command: readonly string[]): string[] {
  if (process.platform === "win32") return [...command];
  const kib = Math.floor(Math.max(LEAST_MIB, totalmem() / MIB / 4)) * 1024;
  return ["/bin/sh", "-c", 'ulimit -v "$0" 2>/dev/null; exec "$@"', String(kib), ...command];
}

/** All that a program knows of where it runs. @param folder of ours: what it keeps, it keeps there */
export function ownEnvironment(folder: string): NodeJS.ProcessEnv {
  const own = {
    HOME: folder,
    XDG_CACHE_HOME: join(folder, ".cache"),
    XDG_CONFIG_HOME: join(folder, "config"),
    PATH: "/usr/bin:/bin",
    TMPDIR: join(folder, "tmp"),
  };
  return own as unknown as NodeJS.ProcessEnv;
}
