/**
 * The queue of the indexer: repositories to look at as a whole, and changed paths of those that are indexed. Knows
 * their order and nothing else.
 */

export type Work = { repositoryId: number; paths: string[] | null };

export class RepositoryQueue {
  private readonly whole = new Set<number>();
  private readonly changed = new Map<number, Set<string>>();
  private wake: (() => void) | null = null;

  /** Looks at all of a repository; that covers what changed in it. */
  addWhole(repositoryId: number): void {
    this.changed.delete(repositoryId);
    this.whole.add(repositoryId);
    this.wake?.();
  }

  addPaths(repositoryId: number, paths: readonly string[]): void {
    if (this.whole.has(repositoryId)) return;
    const known = this.changed.get(repositoryId) ?? new Set();
    for (const path of paths) known.add(path);
    this.changed.set(repositoryId, known);
    this.wake?.();
  }

  /** Changed paths first: somebody is waiting to find what was just saved. Undefined when there is nothing to do. */
  take(): Work | undefined {
    for (const [repositoryId, paths] of this.changed) {
      this.changed.delete(repositoryId);
      return { repositoryId, paths: [...paths] };
    }
    for (const repositoryId of this.whole) {
      this.whole.delete(repositoryId);
      return { repositoryId, paths: null };
    }
    return undefined;
  }

  /** Resolves when something was added, at once when something is there, and when the signal says so. */
  async filled(stop: AbortSignal): Promise<void> {
    if (this.whole.size + this.changed.size > 0 || stop.aborted) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      stop.addEventListener("abort", () => resolve(), { once: true });
    });
    this.wake = null;
  }
}
