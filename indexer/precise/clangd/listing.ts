/** The files of a repository that clangd is told of: their bytes' hashes, and what they say to the preprocessor. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { posix } from "node:path";
import type { EngineFile } from "../port";
import { HeaderNames } from "./header-names";
import { directivesOf, type Directives } from "./includes";

/** Bytes of a text that are searched for directives: includes stand at its top. */
export const SEARCHED = 2 * 1024 * 1024;

export interface ListedFile extends EngineFile {
  /** SHA-256 of its bytes */
  hash: Uint8Array;
  directives: Directives;
}

export class Listing {
  private readonly byPath = new Map<string, ListedFile>();
  private readonly names = new HeaderNames();

  /** @param before files that have not changed since are not read again */
  constructor(
    readonly root: string,
    files: readonly EngineFile[],
    before?: { listing: Listing; changed: ReadonlySet<string> },
  ) {
    for (const file of files) {
      const known = before?.changed.has(file.path) ? undefined : before?.listing.get(file.path);
      const listed = known ?? readListed(root, file);
      if (listed) this.add(listed);
    }
  }

  private add(file: ListedFile): void {
    this.byPath.set(file.path, file);
    this.names.add(file.path);
  }

  files(): Iterable<ListedFile> {
    return this.byPath.values();
  }

  get(path: string): ListedFile | undefined {
    return this.byPath.get(path);
  }

  /** It stands on headers that Unreal's own tool makes, and on macros that say little without its engine. */
  get isUnreal(): boolean {
    return [...this.files()].some(({ directives }) =>
      directives.includes.some(({ name }) => name.endsWith(".generated.h")),
    );
  }

  /** What `#include "name"` means without any folder being told: the file beside the one that says so. */
  beside(path: string, name: string): ListedFile | undefined {
    return this.byPath.get(posix.join(posix.dirname(path), name));
  }

  /** Whether a file of the repository may be what an include of this one means. */
  answers(path: string, name: string): boolean {
    return this.beside(path, name) !== undefined || this.endingWith(name).length > 0;
  }

  /** Files that an include may mean, were their folder told: those whose path ends like it. */
  endingWith(name: string): readonly string[] {
    return this.names.endingWith(name);
  }
}

function readListed(root: string, file: EngineFile): ListedFile | null {
  try {
    const bytes = readFileSync(join(root, file.path));
    const hash = new Uint8Array(createHash("sha256").update(bytes).digest());
    return { ...file, hash, directives: directivesOf(bytes.toString("utf8", 0, SEARCHED)) };
  } catch {
    // It is gone: the index will tell.
    return null;
  }
}
