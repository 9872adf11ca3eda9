/** Finds the one file that a caller means by `file` and `repo`. */
import { findFilesAt, type FileRecord } from "../db/read/find-file";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { repositoriesOf, requireRepository } from "./repositories";

/**
 * The file at `<repo>/<path>`, at a bare path that one repository holds, or at a path of `repo`.
 * @throws AppError no_such_repository, no_such_file, ambiguous
 */
export async function locateFile(context: QueryContext, file: string, repo?: string): Promise<FileRecord> {
  const repositories = await repositoriesOf(context);
  const path = file.replace(/^(\.?\/)+/, "");
  if (repo !== undefined) {
    const { id, name } = requireRepository(repositories, repo);
    const inside = path.startsWith(`${name}/`) ? path.slice(name.length + 1) : path;
    const [found] = [...(await findFilesAt(context.db, path, id)), ...(await findFilesAt(context.db, inside, id))];
    return found ?? missing(path, name);
  }
  const slash = path.indexOf("/");
  const named = slash < 0 ? undefined : repositories.find(({ name }) => name === path.slice(0, slash));
  const [full] = named === undefined ? [] : await findFilesAt(context.db, path.slice(slash + 1), named.id);
  if (full !== undefined) return full;
  const bare = await findFilesAt(context.db, path);
  if (bare.length > 1) throw ambiguous(path, bare);
  return bare[0] ?? missing(path, null);
}

function missing(path: string, repo: string | null): never {
  const where = repo === null ? "" : ` in ${repo}`;
  throw new AppError("no_such_file", `No indexed file is at "${path.slice(0, 200)}"${where}.`);
}

function ambiguous(path: string, files: readonly FileRecord[]): AppError {
  const candidates = files.map((file) => `${file.repo}/${file.path}`);
  return new AppError("ambiguous", `"${path.slice(0, 200)}" is a file of ${files.length} repositories.`, {
    hint: `Name one of: ${candidates.slice(0, 5).join(", ")}.`,
    details: { candidates },
  });
}
