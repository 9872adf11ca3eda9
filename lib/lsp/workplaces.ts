/** Files as the editor names them, by `file:` addresses, and as Fathom does, by repository and path. */
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where a repository lies on this machine; the real path, without a slash at its end. */
export interface RepositoryRoot {
  name: string;
  root: string;
}

export interface RepositoryFile {
  repo: string;
  file: string;
}

/** Knows where repositories lie. Refuses addresses that are no files: they mean nothing here. */
export class Workplaces {
  readonly #roots: readonly RepositoryRoot[];

  constructor(roots: readonly RepositoryRoot[]) {
    // The innermost repository holds the file.
    this.#roots = [...roots].sort((a, b) => b.root.length - a.root.length);
  }

  /** Null for a file outside of every repository. */
  fileOf(uri: string): RepositoryFile | null {
    if (!uri.startsWith("file:")) return null;
    const path = fileURLToPath(uri);
    for (const { name, root } of this.#roots) {
      if (path.startsWith(`${root}/`)) return { repo: name, file: path.slice(root.length + 1) };
    }
    return null;
  }

  /** Null for a repository that lies nowhere on this machine. */
  uriOf({ repo, file }: RepositoryFile): string | null {
    const place = this.#roots.find(({ name }) => name === repo);
    return place === undefined ? null : pathToFileURL(`${place.root}/${file}`).href;
  }
}
