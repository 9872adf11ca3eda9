/**
 * The folder of a data folder whose .scip files are imported by themselves: new and changed ones at once, those that
 * could not be taken again whenever the index has moved. A file in a folder with the name of a repository is about it.
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isConnectionLost } from "../../lib/db/admin/indexer-client";
import { listRepositories } from "../../lib/db/admin/repositories";
import { forgetScipFiles, noteScipFile, recountImports, scipFiles } from "../../lib/db/precise/imported-facts";
import type { Queryable } from "../../lib/db/pool";
import { AppError } from "../../lib/errors";
import { importIndex } from "./import-index";

/** Files that are looked at, and folders inside of each other. */
const MAX_FILES = 2_000;
const MAX_DEPTH = 6;

export class ScipFolder {
  private readonly root: string | undefined;
  private seen = "";

  /** @param dataFolder undefined: there is no such folder */
  constructor(
    private readonly client: Queryable,
    dataFolder: string | undefined,
  ) {
    this.root = dataFolder === undefined ? undefined : join(dataFolder, "scip");
  }

  /** Whether a file came, went or changed since the last look. */
  isChanged(): boolean {
    return this.seen !== JSON.stringify([...this.files()]);
  }

  /** @param hasMoved the index is another one than at the last look: what did not fit may fit now */
  async look(hasMoved: boolean): Promise<void> {
    const files = this.files();
    this.seen = JSON.stringify([...files]);
    const known = new Map((await scipFiles(this.client)).map((file) => [file.path, file]));
    await forgetScipFiles(
      this.client,
      [...known.keys()].filter((path) => !files.has(path)),
    );
    for (const [path, stamp] of files) {
      const before = known.get(path);
      const isDone = before?.stamp === stamp && (before.error === null || !hasMoved);
      if (!isDone) await this.take(path, stamp);
    }
    if (hasMoved) await recountImports(this.client);
  }

  private async take(path: string, stamp: string): Promise<void> {
    try {
      const repository = await this.repositoryOf(path);
      const { repositoryId } = await importIndex(this.client, join(this.root ?? "", path), { repository });
      await noteScipFile(this.client, { path, stamp, repositoryId, error: null });
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      const words = error instanceof AppError ? `${error.message} ${error.hint}` : String(error);
      await noteScipFile(this.client, { path, stamp, repositoryId: null, error: words });
    }
  }

  /** Undefined where no folder around the file is called like one. */
  private async repositoryOf(path: string): Promise<string | undefined> {
    const folders = path.split("/").slice(0, -1);
    const names = new Set((await listRepositories(this.client)).map(({ name }) => name));
    return folders.find((folder) => names.has(folder));
  }

  /** Sizes and times of change, by path in the folder. */
  private files(): Map<string, string> {
    const found = new Map<string, string>();
    if (this.root !== undefined) collect(this.root, "", MAX_DEPTH, found);
    return found;
  }
}

function collect(folder: string, inside: string, depth: number, found: Map<string, string>): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (found.size >= MAX_FILES) return;
    if (entry.isDirectory() && depth > 0) collect(path, `${inside}${entry.name}/`, depth - 1, found);
    else if (entry.name.endsWith(".scip")) {
      const stamp = stampOf(path);
      if (stamp !== null) found.set(inside + entry.name, stamp);
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // Nobody has made it.
    return [];
  }
}

function stampOf(path: string): string | null {
  try {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  } catch {
    // It went away meanwhile, or leads nowhere.
    return null;
  }
}
