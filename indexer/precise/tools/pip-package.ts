/** Gets a program of PyPI with pip, of the pinned version and bytes, into the data folder and nowhere else. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../../lib/errors";
import { installWhole, packageFolder, run } from "./installation";
import type { Tool, ToolPackage } from "./tool";

/** A package of PyPI with the program in it, at one version. */
export interface PipPackage extends ToolPackage {
  /** SHA-256 of its files, one for each system that there is a build for */
  hashes: readonly string[];
}

/** Pythons that may have pip, the best one first. */
const PYTHONS = process.platform === "win32" ? ["py", "python"] : ["python3", "python"];

/** @throws AppError `bad_configuration` that tells what pip said */
export function installFromPip(tool: Tool & { package: PipPackage }, dataFolder: string): void {
  const python = PYTHONS.find((command) => run(command, ["-m", "pip", "--version"]).ok);
  if (python === undefined)
    throw new AppError("bad_configuration", `${tool.package.name} comes by pip, and there is no Python with pip.`, {
      hint: `Install Python 3 with pip, or put ${tool.commands[0]} on PATH.`,
    });
  installWhole(packageFolder(dataFolder, tool.package), (folder) => {
    const requirements = join(folder, "requirements.txt");
    writeFileSync(requirements, requirement(tool.package));
    const { ok, said } = run(python, ["-m", "pip", ...PIP, "--target", join(folder, "package"), "-r", requirements]);
    if (!ok)
      throw new AppError("bad_configuration", `pip did not bring ${tool.package.name}: ${said.trim().slice(-600)}`, {
        hint: `Try again, or put ${tool.commands[0]} on PATH.`,
      });
  });
}

const PIP = [
  ...["install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"],
  ...["--only-binary", ":all:", "--require-hashes", "--no-compile"],
];

/** A line of requirements.txt: this version, and one of these files. */
export const requirement = ({ name, version, hashes }: PipPackage): string =>
  `${name}==${version} ${hashes.map((hash) => `--hash=sha256:${hash}`).join(" ")}\n`;
