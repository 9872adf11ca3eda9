/** Installs what an engine needs into the data folder: whole, or not at all. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that a package is installed to: another version, another folder. */
export const packageFolder = (dataFolder: string, { name, version }: { name: string; version: string }): string =>
  join(dataFolder, "engines", `${name}-${version}`);

/**
 * Under its final name stands only what is whole.
 * @param target absolute path; what stands there is exchanged
 * @param fill brings everything into `package` of an empty folder, and may leave other files beside it; throws
 * AppError
 */
export function installWhole(target: string, fill: (folder: string) => void): void {
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  try {
    fill(folder);
    rmSync(target, { recursive: true, force: true });
    renameSync(join(folder, "package"), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program to its end. `said` is what it wrote, or why it could not be started. */
export function run(
  command: string,
  args: readonly string[],
  place: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): { ok: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", windowsHide: true, ...place });
  return { ok: status === 0, said: stderr || stdout || String(error ?? "") };
}
