/**
 * A copy of the repository's Rust files, and of nothing else, in a folder of ours. rust-analyzer is shown this one: it
 * finds no manifest to run cargo for and no settings of the repository, and what it reads is what was hashed.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

export class CopiedFiles {
  private readonly hashes = new Map<string, Uint8Array>();

  /**
   * @param root of the checkout
   * @param folder absolute path of the copy; may hold an older one
   */
  constructor(
    private readonly root: string,
    readonly folder: string,
  ) {}

  /** Makes the copy fit. @param stale those that are read anew; others only when they were not read before */
  bring(paths: readonly string[], stale: Iterable<string> = []): void {
    for (const path of stale) this.hashes.delete(path);
    const listed = new Set(paths);
    for (const path of this.hashes.keys()) if (!listed.has(path)) this.hashes.delete(path);
    for (const path of listed) if (!this.hashes.has(path)) this.copy(path);
    for (const path of this.present()) if (!this.hashes.has(path)) rmSync(join(this.folder, path), { force: true });
  }

  /** Null for a file that could not be read. */
  hash(path: string): Uint8Array | null {
    return this.hashes.get(path) ?? null;
  }

  /** The text as it was copied, without a byte order mark. Null for a file that could not be read. */
  text(path: string): string | null {
    const bytes = this.hashes.has(path) ? read(join(this.folder, path)) : null;
    return bytes?.toString("utf8").replace(/^\uFEFF/, "") ?? null;
  }

  private copy(path: string): void {
    const bytes = read(join(this.root, path));
    if (bytes === null) return;
    this.hashes.set(path, new Uint8Array(createHash("sha256").update(bytes).digest()));
    const target = join(this.folder, path);
    if (read(target)?.equals(bytes)) return;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    writeFileSync(target, bytes, { mode: 0o600 });
  }

  private present(): string[] {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  }
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
