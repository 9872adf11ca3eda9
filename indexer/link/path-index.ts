/** Paths of the index, looked up whole or by their last segments. */
import { MOST_PLACES } from "../../lib/db/link/import-places";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { isAtRoot, NO_CROSSINGS, type Crossings } from "./crossings";
import { folderOf, type KnownFiles } from "./known-files";

export class PathIndex {
  /** @param crossings which repositories may be entered by the end of a path alone */
  constructor(
    private readonly files: KnownFiles,
    private readonly crossings: Crossings = NO_CROSSINGS,
  ) {}

  /** The file at a path of a repository. */
  at(repositoryId: number, path: string): ImportTarget | undefined {
    return this.files.at(repositoryId, path);
  }

  /**
   * The file whose path ends with these segments; of several the one nearest to where it is asked from. Another
   * repository's only where something says that it is meant.
   * @param isWhole the path is all that an import says: the one repository that has it where its sources begin is
   * meant
   */
  endingWith(suffix: string, from: ImportTarget, isWhole = false): ImportTarget | undefined {
    const fits = this.files.endingWith(suffix);
    if (fits.length > MOST_PLACES) return this.at(from.repositoryId, suffix);
    return nearest(this.within(fits, from, isWhole ? suffix : null), from);
  }

  /**
   * Of some files those that can be meant: of this repository, else of those that it stands on, else of the only one
   * that has the whole path.
   */
  private within(files: readonly ImportTarget[], from: ImportTarget, whole: string | null): readonly ImportTarget[] {
    const own = files.filter(({ repositoryId }) => repositoryId === from.repositoryId);
    if (own.length > 0) return own;
    const known = files.filter(({ repositoryId }) => this.crossings.may(from.repositoryId, repositoryId));
    if (known.length > 0 || whole === null) return known;
    const atRoot = files.filter(({ path }) => isAtRoot(path, whole));
    return new Set(atRoot.map(({ repositoryId }) => repositoryId)).size === 1 ? atRoot : [];
  }

  /** The first file (by path) of a folder of a repository whose name ends so, one that is wanted before others. */
  firstIn(
    repositoryId: number,
    folder: string,
    ending: string,
    wanted: (path: string) => boolean,
  ): ImportTarget | undefined {
    const near = folder === "" ? this.files.atRoot(repositoryId, ending) : this.files.inFolder(folder, ending);
    const inside = near.filter((file) => file.repositoryId === repositoryId && folderOf(file.path) === folder);
    return inside.find(({ path }) => wanted(path)) ?? inside[0];
  }

  /** The first file (by path) of the folder whose path ends with these segments, as `wanted` picks. */
  inFolder(
    suffix: string,
    from: ImportTarget,
    ending: string,
    wanted: (path: string) => boolean,
  ): ImportTarget | undefined {
    const inside = this.files.inFolder(suffix, ending).filter(({ path }) => wanted(path));
    return nearest(this.within(inside, from, null), from);
  }
}

/**
 * Same repository, then the longest common beginning of the path, then what is for Linux, as it is where conditions of
 * code ask for a system, then the shortest path, then the first.
 */
function nearest(files: readonly ImportTarget[], from: ImportTarget): ImportTarget | undefined {
  let best: ImportTarget | undefined;
  let bestRank: readonly number[] = [-1];
  for (const file of files) {
    const rank = [
      file.repositoryId === from.repositoryId ? 1 : 0,
      commonFolders(file.path, from.path),
      /(?:^|\/)linux\//i.test(file.path) ? 1 : 0,
      -file.path.length,
    ];
    if (best && !isGreater(rank, bestRank)) continue;
    best = file;
    bestRank = rank;
  }
  return best;
}

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] > b[i];
  return false;
}

/** Folders that two paths share from the root on. */
function commonFolders(a: string, b: string): number {
  let count = 0;
  for (let i = 0; i < a.length && a[i] === b[i]; i++) if (a[i] === "/") count++;
  return count;
}

/** `a/b` and `../c` give `a/c`; null when it leads out of the root. */
export function joinPath(folder: string, relative: string): string | null {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}
