/** The crates of a repository that others import by their names. */
import { importedCrates, type ImportRecord } from "../../../db/read/code-files";
import { RepositoryFact } from "../../facts/repository-fact";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { crateOf, isTarget, libraryBeside } from "./modules";

/** The files at the roots of crates, by the names that other crates know them by. */
const rustCrates = new RepositoryFact(
  async (pool, repositoryId): Promise<ReadonlyMap<string, number>> =>
    new Map((await importedCrates(pool, repositoryId)).map(({ name, root }) => [name, root])),
);

/** The root of the crate that the name at the beginning of a path means; null for any other name. */
export async function crateNamed(code: CodeIndex, file: CodeFile, i: number): Promise<number | null> {
  if (!file.qualifies(i)) return null;
  const imported = (await code.ofRepository(rustCrates, file.repositoryId)).get(file.name(i));
  if (imported !== undefined) return imported;
  const beside = libraryBeside(file.path, file.name(i));
  return beside === null ? null : code.fileAt(file.repositoryId, [beside]);
}

/**
 * A path that leads to no crate of the repository begins with a module of this one, or with a crate from outside,
 * whatever other crates declare by that name. The first word alone means an item that its file declares, and no type's
 * member: `use paint::Color` does not name `Buffer::paint`.
 */
export function mayBring(
  file: CodeFile,
  { specifier, targetFile }: ImportRecord,
  { path, fileId, holderKind }: Declaration,
): boolean {
  // what stands beside a file of tests is another crate
  if (isTarget(file.path) && isTarget(path) && fileId !== file.id) return false;
  if (targetFile !== null) return true;
  const isPath = specifier.includes("::");
  if (fileId === file.id) return isPath || holderKind === null || holderKind === "module";
  return isPath && crateOf(path) === crateOf(file.path);
}
