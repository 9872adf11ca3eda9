/**
 * Notices that files of a repository changed on disk. Uses the system's notifications; where they are not to be had
 * (too many folders for the machine's limit, a network drive) it asks for a look every half minute instead.
 */
import { relative, sep } from "node:path";
import type { AsyncSubscription, Event, Options } from "@parcel/watcher";

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

export class RepositoryWatcher {
  private subscription: AsyncSubscription | null = null;
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
    try {
      // Loaded here, so that an indexer without watching needs no native module.
      const { default: watcher } = await import("@parcel/watcher");
      const options: Options = { ignore: NEVER.map((name) => `**/${name}/**`) };
      // Left to choose, it first asks a shell for Watchman, and leaves the shell behind unreaped.
      if (process.platform === "linux") options.backend = "inotify";
      this.subscription = await watcher.subscribe(this.root, (error, events) => this.heard(error, events), options);
      if (this.closed) await this.subscription.unsubscribe();
    } catch (error) {
      this.startPolling(error instanceof Error ? error.message : String(error));
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.poll) clearInterval(this.poll);
    if (this.quiet) clearTimeout(this.quiet);
    await this.subscription?.unsubscribe().catch(() => {});
  }

  private heard(error: Error | null, events: Event[]): void {
    if (error) {
      // Notifications were lost, or the folder itself went: only a look at everything helps.
      this.events.changed(null);
      this.startPolling(error.message);
      return;
    }
    if (this.waiting.size === 0) this.waitingSince = performance.now();
    for (const { path } of events) this.waiting.add(relative(this.root, path).split(sep).join("/"));
    if (this.quiet) clearTimeout(this.quiet);
    const left = Math.max(0, LONGEST - (performance.now() - this.waitingSince));
    this.quiet = setTimeout(() => this.tell(), Math.min(QUIET, left));
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
