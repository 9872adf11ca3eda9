/** The crates of a repository that others import by their names. */
import { importedCrates } from "../../../db/read/code-files";
import { RepositoryFact } from "../../facts/repository-fact";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

/** The files at the roots of crates, by the names that other crates know them by. */
const rustCrates = new RepositoryFact(
  async (pool, repositoryId): Promise<ReadonlyMap<string, number>> =>
    new Map((await importedCrates(pool, repositoryId)).map(({ name, root }) => [name, root])),
);

/** The root of the crate that the name at the beginning of a path means; null for any other name. */
export async function crateNamed(code: CodeIndex, file: CodeFile, i: number): Promise<number | null> {
  const root = (await code.ofRepository(rustCrates, file.repositoryId)).get(file.name(i));
  return root === undefined || !file.qualifies(i) ? null : root;
}
