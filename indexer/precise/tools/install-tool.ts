/** Gets an engine's program with pip, of the pinned version and bytes, into the data folder and nowhere else. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../../../lib/errors";
import { packageFolder } from "./find-tool";
import type { PinnedPackage, Tool } from "./tool";

/** Pythons that may have pip, the best one first. */
const PYTHONS = process.platform === "win32" ? ["py", "python"] : ["python3", "python"];

/** @throws AppError `bad_configuration` that tells what pip said */
export function installTool(tool: Tool, dataFolder: string): void {
  const python = PYTHONS.find((command) => run(command, ["-m", "pip", "--version"]).ok);
  if (python === undefined)
    throw new AppError("bad_configuration", `${tool.package.name} comes by pip, and there is no Python with pip.`, {
      hint: `Install Python 3 with pip, or put ${tool.commands[0]} on PATH.`,
    });
  const target = packageFolder(dataFolder, tool.package);
  mkdirSync(dirname(target), { recursive: true });
  // Under its final name stands only what is whole.
  const folder = mkdtempSync(`${target}-`);
  try {
    const requirements = join(folder, "requirements.txt");
    writeFileSync(requirements, requirement(tool.package));
    const { ok, said } = run(python, ["-m", "pip", ...PIP, "--target", join(folder, "package"), "-r", requirements]);
    if (!ok)
      throw new AppError("bad_configuration", `pip did not bring ${tool.package.name}: ${said.trim().slice(-600)}`, {
        hint: `Try again, or put ${tool.commands[0]} on PATH.`,
      });
    rmSync(target, { recursive: true, force: true });
    renameSync(join(folder, "package"), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PIP = [
  ...["install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"],
  ...["--only-binary", ":all:", "--require-hashes", "--no-compile"],
];

/** A line of requirements.txt: this version, and one of these files. */
export const requirement = ({ name, version, hashes }: PinnedPackage): string =>
  `${name}==${version} ${hashes.map((hash) => `--hash=sha256:${hash}`).join(" ")}\n`;

function run(command: string, args: readonly string[]): { ok: boolean; said: string } {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", windowsHide: true });
  return { ok: status === 0, said: stderr || String(error ?? "") };
}
