/**
 * Checks the folders on the command line before anything is started. Refuses to look inside them: the indexer does.
 */
import { accessSync, constants, readdirSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { NewRepository } from "../../lib/db/admin/repositories";
import { AppError } from "../../lib/errors";
import type { StartOptions } from "../options.mjs";

/**
 * The folders given, as repositories to enter; relative ones are taken from where the command was typed.
 * Throws `no_such_folder`, `folder_unreadable` or `nothing_to_index` that names the first bad one.
 */
export function checkFolders(options: StartOptions, from: string): NewRepository[] {
  const entries = [
    ...options.folders.map((folder) => ({ folder, scope: "user" as const })),
    ...options.external.map((folder) => ({ folder, scope: "external" as const })),
  ];
  const { exclude: excludes, noIgnore, withSecrets, name } = options;
  const byRoot = new Map<string, NewRepository>();
  for (const { folder, scope } of entries) {
    const root = checkFolder(resolve(from, folder));
    // Given twice, the first mention counts: `npm start -- . --external .` is the reader's own code.
    if (!byRoot.has(root)) byRoot.set(root, { root, scope, excludes, noIgnore, withSecrets, name });
  }
  return [...byRoot.values()];
}

/** Real path of a folder that can be read and is not empty. */
function checkFolder(folder: string): string {
  const root = realPath(folder);
  if (!statSync(root).isDirectory())
    throw new AppError("no_such_folder", `${folder} is a file, not a folder.`, { hint: "Give the folder it lies in." });
  try {
    accessSync(root, constants.R_OK | constants.X_OK);
    if (readdirSync(root).length > 0) return root;
  } catch (cause) {
    throw new AppError("folder_unreadable", `${folder} cannot be read.`, { cause });
  }
  throw new AppError("nothing_to_index", `${folder} is empty.`);
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "EACCES") throw new AppError("folder_unreadable", `${folder} cannot be reached.`, { cause });
    const what = code === "ELOOP" ? "is a link that leads back to itself" : "does not exist";
    throw new AppError("no_such_folder", `${folder} ${what}.`, { cause });
  }
}
