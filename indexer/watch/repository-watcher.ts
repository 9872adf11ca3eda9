/**
 * Notices that files of a repository changed on disk. Uses the system's notifications; where they are not to be had
 * (too many folders for the machine's limit, a network drive) it asks for a look every half minute instead.
 */
import { relative, sep } from "node:path";
import { FolderWatches } from "./folder-watches";
import { GIT_FOLDER, GitWatch } from "./git-watch";

/** Folders whose changes never matter; whole names at any depth. */
const NEVER = [".git", ".hg", ".svn", "node_modules", ".next", ".gradle", ".venv", "__pycache__", ".fathom"];

/** Milliseconds of quiet before changes are handed on, and how long they wait at most. */
const QUIET = 80;
const LONGEST = 500;
const POLL = 30_000;

/** What a watcher tells. */
interface WatchEvents {
  /** paths inside the root that were written, added or removed; null: something changed, look everywhere */
  changed(paths: string[] | null): void;
  /** why polling is used */
  polling(reason: string): void;
}

/** Notifications of one folder, however the system brings them. */
interface Notifications {
  close(): void | Promise<void>;
}

export class RepositoryWatcher {
  private notifications: Notifications | null = null;
  private git: GitWatch | null = null;
  private poll: NodeJS.Timeout | null = null;
  private quiet: NodeJS.Timeout | null = null;
  private readonly waiting = new Set<string>();
  private waitingSince = 0;
  private closed = false;

  constructor(
    private readonly root: string,
    private readonly events: WatchEvents,
  ) {}

  /** Resolves when changes are noticed from now on. */
  async start(): Promise<void> {
    await this.watchGit();
    try {
      this.notifications = await (process.platform === "linux" ? this.watchFolders() : this.subscribe());
      if (this.closed) await this.notifications.close();
    } catch (error) {
      this.lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private async watchGit(): Promise<void> {
    this.git?.close();
    this.git = await GitWatch.of(this.root, (path) => this.heard([path]));
    if (this.closed) this.git.close();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.poll) clearInterval(this.poll);
    if (this.quiet) clearTimeout(this.quiet);
    this.git?.close();
    await this.notifications?.close();
  }

  private async watchFolders(): Promise<Notifications> {
    const watches = new FolderWatches(this.root, new Set(NEVER), {
      changed: (path) => {
        this.heard([path]);
        // It came, or went.
        if (path === GIT_FOLDER) void this.watchGit();
      },
      flooded: () => this.events.changed(null),
      failed: (error) => this.lost(error),
    });
    await watches.start();
    return watches;
  }

  private async subscribe(): Promise<Notifications> {
    // Loaded here, so that an indexer without watching needs no native module.
    const { default: watcher } = await import("@parcel/watcher");
    const options = { ignore: NEVER.map((name) => `**/${name}/**`) };
    const subscription = await watcher.subscribe(
      this.root,
      (error, events) =>
        error ? this.lost(error) : this.heard(events.map(({ path }) => relative(this.root, path).split(sep).join("/"))),
      options,
    );
    return { close: () => subscription.unsubscribe().catch(() => {}) };
  }

  private heard(paths: readonly string[]): void {
    if (this.closed) return;
    if (this.waiting.size === 0) this.waitingSince = performance.now();
    for (const path of paths) this.waiting.add(path);
    if (this.quiet) clearTimeout(this.quiet);
    const left = Math.max(0, LONGEST - (performance.now() - this.waitingSince));
    this.quiet = setTimeout(() => this.tell(), Math.min(QUIET, left));
  }

  /** Notifications were lost, or the folder itself went: only a look at everything helps. */
  private lost(error: Error): void {
    this.events.changed(null);
    this.startPolling(error.message);
  }

  private tell(): void {
    const paths = [...this.waiting];
    this.waiting.clear();
    this.events.changed(paths.includes("") ? null : paths);
  }

  private startPolling(reason: string): void {
    if (this.closed || this.poll) return;
    this.events.polling(reason);
    this.poll = setInterval(() => this.events.changed(null), POLL);
  }
}
