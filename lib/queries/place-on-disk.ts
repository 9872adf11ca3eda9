/** Where an indexed file stands on the server's disk. Nothing is opened there. */
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { locateFile } from "./locate-file";
import { repositoriesOf, requireRepository } from "./repositories";

/** @throws AppError no_such_repository, no_such_file */
export async function placeOnDisk(context: QueryContext, repo: string, file: string): Promise<string> {
  // No address is checked by a contract here, and Postgres takes no NUL.
  if (file.includes("\0")) throw new AppError("no_such_file", "The path holds a NUL character, which no file's does.");
  const found = await locateFile(context, file, repo);
  const { root } = requireRepository(await repositoriesOf(context), found.repo);
  return `${root.replace(/[\\/]+$/, "")}/${found.path}`;
}
