/**
 * Notices changes below a folder where the system reports them folder by folder (Linux). Watches each folder by itself
 * and keeps to what lies where: a folder that comes is watched with all below it before it is told, one that goes or
 * moves is let go with all below it, so nothing is told under a path that it no longer has. Tells paths, not what
 * happened to them: that is read from the disk.
 */
import { readdirSync, watch, type FSWatcher } from "node:fs";
import { basename, join } from "node:path";
import { lookAt } from "../plan/look-at";
import { GIT_FOLDER } from "./git-watch";

interface FolderEvents {
  /** something at or below this path inside the root was written, added or removed */
  changed(path: string): void;
  /** so much happened at once that the system may have dropped some of it: anything may have changed */
  flooded(): void;
  /** nothing is noticed from now on */
  failed(error: Error): void;
}

/** Folders that are entered between two breaks for whatever else the process has to do. */
const BREATH = 200;
/** The system keeps 16,384 notifications that nobody has read yet, and drops the rest without a word. */
const FLOOD = 8_000;
/** Milliseconds in which these come, and in which it has to become quiet again. */
const FLOOD_TIME = 1_000;
/** What a folder is refused for that went, or may not be read; its parent tells when that changes. */
const PASSING: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "ELOOP", "EACCES", "EPERM"]);

interface WatchedFolder {
  watcher: FSWatcher;
  /** names of the watched folders in it */
  inside: Set<string>;
}

export class FolderWatches {
  private readonly watches = new Map<string, WatchedFolder>();
  private closed = false;
  private inode: number | null = null;
  private heardLately = 0;
  private flood: NodeJS.Timeout | null = null;

  /** @param ignored names of folders that are not looked into */
  constructor(
    private readonly root: string,
    private readonly ignored: ReadonlySet<string>,
    private readonly events: FolderEvents,
  ) {}

  /** Resolves when everything is watched. Rejects when the system refuses more watches. */
  async start(): Promise<void> {
    this.inode = this.inodeOfRoot();
    let entered = 0;
    for (const _ of this.entering("")) if (++entered % BREATH === 0) await new Promise(setImmediate);
  }

  close(): void {
    this.closed = true;
    if (this.flood) clearTimeout(this.flood);
    this.leave("");
  }

  /** Watches a folder and all below it, one folder a step. */
  private *entering(from: string): Generator<void> {
    const open = [from];
    for (let folder = open.pop(); folder !== undefined && !this.closed; folder = open.pop()) {
      // Watched before it is read: what comes in between is told.
      if (!this.watches.has(folder) && !this.watch(folder)) continue;
      for (const name of this.foldersIn(folder)) open.push(inside(folder, name));
      yield;
    }
  }

  private watch(folder: string): boolean {
    try {
      const watcher = watch(join(this.root, folder), { persistent: false }, (type, name) =>
        this.heard(folder, type, name),
      );
      watcher.on("error", () => this.leave(folder));
      this.watches.set(folder, { watcher, inside: new Set() });
      if (folder !== "") this.watches.get(parentOf(folder))?.inside.add(basename(folder));
      return true;
    } catch (error) {
      if (error instanceof Error && "code" in error && PASSING.has(error.code)) return false;
      throw error;
    }
  }

  private foldersIn(folder: string): string[] {
    try {
      return readdirSync(join(this.root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !this.ignored.has(entry.name))
        .map(({ name }) => name);
    } catch {
      return [];
    }
  }

  /** Lets a folder go, and all below it. */
  private leave(folder: string): void {
    const open = [folder];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const watched = this.watches.get(path);
      if (!watched) continue;
      watched.watcher.close();
      this.watches.delete(path);
      for (const name of watched.inside) open.push(inside(path, name));
    }
    this.watches.get(parentOf(folder))?.inside.delete(basename(folder));
  }

  private heard(folder: string, type: string, name: string | null): void {
    if (this.closed) return;
    this.countIn();
    if (folder === "" && type === "rename" && this.inodeOfRoot() !== this.inode)
      return this.fail(new Error("the folder itself went or was replaced"));
    if (name === null) return this.events.changed(folder);
    if (this.ignored.has(name)) {
      // That a folder is under git's rules, or no longer, concerns all of it.
      if (type === "rename" && (folder === "" || name === GIT_FOLDER)) this.events.changed(inside(folder, name));
      return;
    }
    const path = inside(folder, name);
    try {
      // A folder of this name may be another one than before.
      if (type === "rename") this.leave(path);
      if (this.isFolder(path)) for (const _ of this.entering(path));
    } catch (error) {
      return this.fail(error instanceof Error ? error : new Error(String(error)));
    }
    // A name that is no text cannot be asked about; the folder that holds it can.
    this.events.changed(name.includes("\ufffd") ? folder : path);
  }

  private isFolder(path: string): boolean {
    return lookAt(join(this.root, path))?.isDirectory() === true;
  }

  private inodeOfRoot(): number | null {
    const stats = lookAt(this.root);
    return stats?.isDirectory() ? stats.ino : null;
  }

  /** Folders may have come unnoticed in a flood: looks for them when it is over. */
  private countIn(): void {
    if (this.heardLately++ === 0) setTimeout(() => (this.heardLately = 0), FLOOD_TIME).unref();
    if (this.heardLately < FLOOD) return;
    if (this.flood) clearTimeout(this.flood);
    this.flood = setTimeout(() => {
      this.flood = null;
      this.leave("");
      this.start().then(
        () => this.events.flooded(),
        (error) => this.fail(error instanceof Error ? error : new Error(String(error))),
      );
    }, FLOOD_TIME).unref();
  }

  private fail(error: Error): void {
    if (this.closed) return;
    this.close();
    this.events.failed(error);
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const inside = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);
