/** The folder that everything is kept in: database, logs, and the note of who uses it. */
import { accessSync, constants, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { isDiskFull } from "../../lib/db/disk-full";
import { AppError } from "../../lib/errors";

/** Where it lies: `--data`, else FATHOM_DATA, else the place that the system has for data of programs. */
export function chooseDataFolder(
  option: string | undefined,
  fromEnvironment: string | undefined,
  from: string,
): string {
  if (option !== undefined || fromEnvironment !== undefined) return resolve(from, option ?? fromEnvironment ?? "");
  // The specification says that a relative path there is to be ignored.
  const shared = process.env.XDG_DATA_HOME;
  return join(shared?.startsWith("/") ? shared : join(homedir(), ".local", "share"), "fathom");
}

/** Makes it if need be. Throws `bad_configuration` or `disk_full`. */
export function prepareDataFolder(folder: string): string {
  try {
    // Under root another user runs Postgres and must pass through; files in it are closed one by one.
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    mkdirSync(join(folder, "logs"), { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (cause) {
    if (isDiskFull(cause))
      throw new AppError("disk_full", `There is no space left for the data folder ${folder}.`, { cause });
    const { code } = cause as NodeJS.ErrnoException;
    throw new AppError("bad_configuration", `The data folder ${folder} cannot be written (${code}).`, {
      hint: "Choose another with --data or FATHOM_DATA.",
      cause,
    });
  }
}
