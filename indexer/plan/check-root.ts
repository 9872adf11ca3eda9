/** Whether a repository's folder is still there and may be read. */
import { accessSync, constants, statSync } from "node:fs";
import { AppError } from "../../lib/errors";

/** @throws AppError `no_such_folder` or `folder_unreadable` */
export function checkRoot(root: string): void {
  const stats = statSync(root, { throwIfNoEntry: false });
  if (!stats?.isDirectory())
    throw new AppError("no_such_folder", `The folder ${root} is not there any more. What was indexed stays.`, {
      hint: "Put it back and start again, or index the folder at its new place.",
    });
  try {
    accessSync(root, constants.R_OK | constants.X_OK);
  } catch (cause) {
    throw new AppError("folder_unreadable", `The folder ${root} may not be read. What was indexed stays.`, { cause });
  }
}
