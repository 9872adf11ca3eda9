/**
 * Which repository an index is about, and where in it its root lies: the one that most of its documents are files of.
 */
import { engineFiles } from "../../lib/db/precise/precise-files";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import type { Queryable } from "../../lib/db/pool";
import { AppError } from "../../lib/errors";
import type { ScipMetadata } from "../../lib/format/scip/model";
import { mappingOfRoot, matchPaths, type MatchedPaths, type PathMapping } from "./match-paths";

/** What the caller says of it. */
export interface ImportChoice {
  /** name of the repository; left out: the one that fits */
  repository?: string;
  /** folder in the repository that the index was made in; left out: the one that fits */
  folder?: string;
}

export interface ChosenRepository {
  repository: RepositoryEntry;
  mapping: PathMapping;
}

interface Candidate extends MatchedPaths {
  repository: RepositoryEntry;
  /** the index says that it was made there */
  isRoot: boolean;
}

/** Throws `no_such_repository`, or `ambiguous` where two fit alike. */
export async function chooseRepository(
  client: Queryable,
  { projectRoot }: ScipMetadata,
  documents: readonly string[],
  { repository: wanted, folder }: ImportChoice,
): Promise<ChosenRepository> {
  const all = await listRepositories(client);
  const asked = all.filter(({ name }) => wanted === undefined || name === wanted);
  if (asked.length === 0) throw noRepository(wanted, all);
  const candidates: Candidate[] = [];
  for (const repository of asked) {
    const files = await engineFiles(client, repository.id, "", null);
    const paths = new Set(files.map(({ path }) => path));
    const expected = mappingOfRoot(projectRoot, repository.root);
    candidates.push({ repository, isRoot: expected !== null, ...matchPaths(documents, paths, expected) });
  }
  const best = bestOf(candidates, documents.length);
  if (folder !== undefined) return { repository: best.repository, mapping: inFolder(folder) };
  if (best.rivals.length > 0) throw severalFolders(best);
  return best;
}

function bestOf(candidates: readonly Candidate[], documents: number): Candidate {
  const matched = Math.max(...candidates.map((each) => each.matched));
  const best = candidates.filter((each) => each.matched === matched);
  const [chosen, other] = best.length > 1 ? best.filter(({ isRoot }) => isRoot) : best;
  if (matched === 0)
    throw new AppError("no_such_repository", `None of the ${documents} documents is a file of what is indexed.`, {
      hint: "Index the folder first: `fathom FOLDER`.",
    });
  if (chosen !== undefined && other === undefined) return chosen;
  const names = best.map(({ repository }) => repository.name);
  throw new AppError("ambiguous", `The index fits several repositories: ${names.join(", ")}.`, {
    hint: "Name one of them with --repository.",
  });
}

const inFolder = (folder: string): PathMapping => {
  const plain = folder.replaceAll("\\", "/").replace(/^(\.?\/)+|\/+$/g, "");
  return { strip: "", add: plain === "" || plain === "." ? "" : `${plain}/` };
};

function severalFolders({ mapping, rivals }: Candidate): AppError {
  const folders = [mapping, ...rivals].map(({ add }) => add || "./");
  return new AppError("ambiguous", `The index fits several folders: ${folders.slice(0, 5).join(", ")}.`, {
    hint: "Name the one that it was made in with --folder.",
  });
}

function noRepository(wanted: string | undefined, all: readonly RepositoryEntry[]): AppError {
  if (wanted === undefined)
    return new AppError("no_such_repository", "Nothing is indexed yet.", {
      hint: "Index the folder first: `fathom FOLDER`.",
    });
  return new AppError("no_such_repository", `There is no repository ${wanted}.`, {
    hint: `There are: ${all.map(({ name }) => name).join(", ") || "none"}.`,
  });
}
