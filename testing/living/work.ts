/**
 * A folder that is worked in, as people and their tools do. Keeps to its root and the place outside. For tests only.
 */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { pick, randomPath, randomSource, type Random } from "./sources";

/** Where things wait that were moved away, out of all the folders that share it. */
export class Outside {
  private names = 0;
  private readonly awaited: { place: string; path: string }[] = [];

  constructor(readonly folder: string) {}

  file(): string {
    const path = join(this.folder, "other.py");
    fs.writeFileSync(path, "class Other: pass\n");
    return path;
  }

  /** Takes in what lies at `from`, and remembers the path that it had. */
  take(from: string, path: string): void {
    const place = join(this.folder, String(++this.names));
    fs.renameSync(from, place);
    this.awaited.push({ place, path });
  }

  /** One of the things that wait, which waits no more; null for none. */
  give(random: Random): { place: string; path: string } | null {
    return this.awaited.length === 0 ? null : this.awaited.splice(random(this.awaited.length), 1)[0];
  }
}

export class RandomWork {
  private names = 0;
  private stashes = 0;

  constructor(
    readonly random: Random,
    readonly root: string,
    /** nothing but this and the root is ever written to */
    readonly outside: Outside,
  ) {}

  git(...args: string[]): void {
    this.gitIn("", ...args);
  }

  gitIn(folder: string, ...args: string[]): void {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "core.hooksPath=/dev/null"];
    const cwd = join(this.root, folder);
    execFileSync("git", [...identity, "-c", "gc.auto=0", ...args], { cwd, stdio: "ignore" });
  }

  commit(): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "-m", "work");
  }

  stash(): string {
    this.git("stash", "--quiet", "--include-untracked");
    this.stashes++;
    return "";
  }

  unstash(): string | null {
    if (this.stashes === 0) return null;
    this.stashes--;
    this.git("stash", "pop", "--quiet");
    return "";
  }

  /** Files, or folders, below the root but for git's own; links are files. */
  entries(folders: boolean): string[] {
    return fs
      .readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() === folders)
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
      .filter((path) => !/(^|\/)\.git(\/|$)/.test(path))
      .sort();
  }

  file(): string | null {
    const files = this.entries(false);
    return files.length > 0 ? pick(this.random, files) : null;
  }

  folder(): string | null {
    const folders = this.entries(true);
    return folders.length > 0 ? pick(this.random, folders) : null;
  }

  at(path: string): string {
    return join(this.root, path);
  }

  /** A place for something, its folder made. */
  place(path: string): string {
    fs.mkdirSync(dirname(this.at(path)), { recursive: true });
    return this.at(path);
  }

  write(path: string, text: string | Uint8Array): string {
    fs.writeFileSync(this.place(path), text);
    return path;
  }

  writeNew(path: string): string {
    return this.write(path, randomSource(this.random, path));
  }

  writeSome(count: number): string {
    return Array.from({ length: count }, () => this.writeNew(this.file() ?? randomPath(this.random))).join(", ");
  }

  /** As editors save that must not lose a file. */
  saveByRename(path: string): string {
    const draft = `${this.at(path)}.${++this.names}~`;
    fs.writeFileSync(draft, randomSource(this.random, path));
    fs.renameSync(draft, this.at(path));
    return path;
  }

  /** As editors save that keep what was: the file itself becomes the copy. */
  saveWithBackup(path: string): string {
    fs.renameSync(this.at(path), `${this.at(path)}~`);
    fs.writeFileSync(this.at(path), randomSource(this.random, path));
    if (this.random(2) === 0) fs.rmSync(`${this.at(path)}~`);
    return path;
  }

  move(path: string, to: string): string {
    fs.renameSync(this.at(path), this.place(to));
    return `${path} to ${to}`;
  }

  moveAway(path: string): string {
    this.outside.take(this.at(path), path);
    return path;
  }

  bringBack(): string | null {
    const given = this.outside.give(this.random);
    if (given === null) return null;
    fs.renameSync(given.place, this.place(given.path));
    return given.path;
  }

  remove(path: string): string {
    fs.rmSync(this.at(path), { recursive: true });
    return path;
  }
}
