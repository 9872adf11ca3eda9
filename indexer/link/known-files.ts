/** The files that imports are looked up among: all of an index, or those that were asked for so far. */
import {
  filesAtPaths,
  filesAtRoot,
  filesEndingWith,
  filesInFolders,
  MOST_PLACES,
  sourceFiles,
} from "../../lib/db/link/import-places";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import type { Queryable } from "../../lib/db/pool";

/**
 * Lists are in an order that does not depend on when each file was indexed, and hold at most one more than
 * `MOST_PLACES`.
 */
export interface KnownFiles {
  at(repositoryId: number, path: string): ImportTarget | undefined;
  /** files whose path is, or ends with, these segments */
  endingWith(suffix: string): readonly ImportTarget[];
  /** files of a folder whose path is, or ends with, these segments; `ending` of their names: `.go` */
  inFolder(suffix: string, ending: string): readonly ImportTarget[];
  /** files at the root of a repository */
  atRoot(repositoryId: number, ending: string): readonly ImportTarget[];
}

/** Files that are all at hand. */
export class AllFiles implements KnownFiles {
  private readonly whole = new Map<string, ImportTarget>();
  private readonly byName = new Map<string, ImportTarget[]>();
  private readonly byFolder = new Map<string, ImportTarget[]>();

  /** @param files by repository and path */
  constructor(files: Iterable<ImportTarget>) {
    for (const file of files) {
      this.whole.set(placeOf(file.repositoryId, file.path), file);
      append(this.byName, baseName(file.path), file);
      append(this.byFolder, baseName(folderOf(file.path)), file);
    }
  }

  at(repositoryId: number, path: string): ImportTarget | undefined {
    return this.whole.get(placeOf(repositoryId, path));
  }

  endingWith(suffix: string): readonly ImportTarget[] {
    return this.few(this.byName.get(baseName(suffix)), ({ path }) => endsWith(path, suffix));
  }

  inFolder(suffix: string, ending: string): readonly ImportTarget[] {
    return this.few(
      this.byFolder.get(baseName(suffix)),
      ({ path }) => path.endsWith(ending) && endsWith(folderOf(path), suffix),
    );
  }

  atRoot(repositoryId: number, ending: string): readonly ImportTarget[] {
    const fits = (file: ImportTarget) => file.repositoryId === repositoryId && file.path.endsWith(ending);
    return this.few(this.byFolder.get(""), (file) => fits(file) && !file.path.includes("/"));
  }

  private few(files: readonly ImportTarget[] = [], wanted: (file: ImportTarget) => boolean): readonly ImportTarget[] {
    const found: ImportTarget[] = [];
    for (const file of files) if (wanted(file) && found.push(file) > MOST_PLACES) break;
    return found;
  }
}

/**
 * Files of an index, read only as they are asked for. A question about a file that is not loaded yet gets an empty
 * answer and is noted; `load` reads all noted files, and the caller asks again.
 */
export class AskedFiles implements KnownFiles {
  private own = new AllFiles([]);
  private readonly complete = new Set<number>();
  private readonly answers = new Map<string, readonly ImportTarget[]>();
  private open = new Map<string, FileQuestion>();
  /** questions so far that could not be answered yet */
  asked = 0;

  /** Brings all files of these repositories. To be called once, before anything is asked. */
  async loadWhole(client: Queryable, repositories: readonly number[]): Promise<void> {
    this.own = new AllFiles(await sourceFiles(client, repositories));
    for (const id of repositories) this.complete.add(id);
  }

  at(repositoryId: number, path: string): ImportTarget | undefined {
    if (this.complete.has(repositoryId)) return this.own.at(repositoryId, path);
    return this.answer({ how: "at", repositoryId, text: path })[0];
  }

  endingWith(suffix: string): readonly ImportTarget[] {
    return this.answer({ how: "end", repositoryId: 0, text: suffix });
  }

  inFolder(suffix: string, ending: string): readonly ImportTarget[] {
    return this.answer({ how: `in ${ending}`, repositoryId: 0, text: suffix });
  }

  atRoot(repositoryId: number, ending: string): readonly ImportTarget[] {
    if (this.complete.has(repositoryId)) return this.own.atRoot(repositoryId, ending);
    const files = this.answer({ how: "root", repositoryId, text: "" });
    return files.filter(({ path }) => path.endsWith(ending));
  }

  private answer(asked: FileQuestion): readonly ImportTarget[] {
    const key = keyOf(asked);
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    this.open.set(key, asked);
    this.asked++;
    return [];
  }

  /** Brings what was asked for. */
  async load(client: Queryable): Promise<void> {
    const byHow = new Map<string, FileQuestion[]>();
    for (const asked of this.open.values()) append(byHow, asked.how, asked);
    for (const key of this.open.keys()) this.answers.set(key, []);
    this.open = new Map();
    for (const [how, all] of byHow) {
      for (const [asked, file] of await read(client, how, all)) {
        const list = this.answers.get(keyOf(asked));
        this.answers.set(keyOf(asked), [...(list ?? []), file]);
      }
    }
  }
}

interface FileQuestion {
  /** `at` a path, with this `end`, at the `root`, or `in` a folder with an ending */
  how: string;
  repositoryId: number;
  text: string;
}

const keyOf = ({ how, repositoryId, text }: FileQuestion): string => `${how}:${repositoryId}:${text}`;

/** What is asked for, with each file that answers it. */
async function read(
  client: Queryable,
  how: string,
  all: readonly FileQuestion[],
): Promise<[FileQuestion, ImportTarget][]> {
  const texts = all.map(({ text }) => text);
  const repositories = all.map(({ repositoryId }) => repositoryId);
  if (how === "at")
    return (await filesAtPaths(client, repositories, texts)).map((file) => [{ how, ...file, text: file.path }, file]);
  if (how === "root")
    return (await filesAtRoot(client, repositories)).map((file) => [{ how, ...file, text: "" }, file]);
  const rows =
    how === "end" ? await filesEndingWith(client, texts) : await filesInFolders(client, texts, how.slice("in ".length));
  return rows.map(({ end, ...file }) => [{ how, repositoryId: 0, text: end }, file]);
}

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

const placeOf = (repositoryId: number, path: string): string => `${repositoryId}:${path}`;

const endsWith = (path: string, suffix: string): boolean => path === suffix || path.endsWith(`/${suffix}`);

export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Empty for a file at the root. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
