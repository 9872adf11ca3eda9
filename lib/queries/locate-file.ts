/** Finds the one file that a caller means by `file` and `repo`. */
import { findFilesAt, type FileRecord } from "../db/read/find-file";
import type { RepositoryRecord } from "../db/admin/repository-states";
import { AppError } from "../errors";
import type { QueryContext } from "./context";
import { repositoriesOf, requireRepository } from "./repositories";

/**
 * The file at `<repo>/<path>`, at an absolute path inside a repository, at a bare path that one repository holds, or
 * at a path of `repo`.
 * @throws AppError no_such_repository, no_such_file, ambiguous
 */
export async function locateFile(context: QueryContext, file: string, repo?: string): Promise<FileRecord> {
  const repositories = await repositoriesOf(context);
  if (/^file:/i.test(file)) throw isAddress(file);
  const inside = onDisk(repositories, file);
  if (inside !== null) {
    const [found] = await findFilesAt(context.db, inside.path, inside.repository.id);
    return found ?? missing(inside.path, inside.repository.name);
  }
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

/**
 * The place that a caller means, with its file, or null where none is indexed there: of such a place the repository
 * has to be named.
 * @throws AppError no_such_repository, no_such_file, ambiguous
 */
export async function locatePlace(
  context: QueryContext,
  file: string,
  repo?: string,
): Promise<{ repo: string; path: string; record: FileRecord | null }> {
  try {
    const record = await locateFile(context, file, repo);
    return { repo: record.repo, path: record.path, record };
  } catch (error) {
    const place = error instanceof AppError && error.code === "no_such_file" ? await named(context, file, repo) : null;
    if (place === null) throw error;
    return { ...place, record: null };
  }
}

/** Repository and path, where both are written. */
async function named(context: QueryContext, file: string, repo?: string) {
  const repositories = await repositoriesOf(context);
  const inside = onDisk(repositories, file);
  if (inside !== null) return { repo: inside.repository.name, path: inside.path };
  const path = file.replace(/^(\.?\/)+/, "");
  const name = repo ?? path.slice(0, Math.max(0, path.indexOf("/")));
  if (!repositories.some((each) => each.name === name)) return null;
  return { repo: name, path: path.startsWith(`${name}/`) ? path.slice(name.length + 1) : path };
}

/**
 * The repository that an absolute path leads into, the innermost, with the path inside it; null for any other path.
 */
function onDisk(repositories: readonly RepositoryRecord[], file: string) {
  const path = file.replaceAll("\\", "/");
  if (!/^(\/|[A-Za-z]:\/)/.test(path)) return null;
  const around = repositories
    .map((repository) => ({ repository, root: `${repository.root.replaceAll("\\", "/").replace(/\/+$/, "")}/` }))
    .filter(({ root }) => path.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length);
  const [innermost] = around;
  return innermost === undefined ? null : { repository: innermost.repository, path: path.slice(innermost.root.length) };
}

function isAddress(file: string): AppError {
  return new AppError("invalid_input", `\`file\` takes a path; it got the address "${file.slice(0, 60)}".`, {
    hint: "Give `<repo>/<path>`, a path inside the repository, or an absolute path.",
    details: { field: "file" },
  });
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
