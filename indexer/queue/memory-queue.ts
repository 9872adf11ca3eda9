/**
 * The queue of a single process, in its memory: a start looks at every repository, so nothing has to outlive it. Knows
 * the order of jobs and nothing else.
 */
import type { Job, JobHandler, JobQueue } from "./job-queue";

export class MemoryQueue implements JobQueue {
  private readonly whole = new Set<number>();
  private readonly changed = new Map<number, Set<string>>();
  private wake: (() => void) | null = null;

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

  /** Whether anything waits. */
  get isFilled(): boolean {
    return this.whole.size + this.changed.size > 0;
  }

  async work({ handle, idle, stop }: JobHandler): Promise<boolean> {
    while (!stop.aborted) {
      for (let job = this.take(); job; job = this.take()) {
        await handle(job);
        if (stop.aborted) return false;
      }
      if (await idle()) return true;
      await this.filled(stop);
    }
    return false;
  }

  /** Changed paths first: somebody is waiting to find what was just saved. Undefined when there is nothing to do. */
  private take(): Job | undefined {
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
  private async filled(stop: AbortSignal): Promise<void> {
    if (this.isFilled || stop.aborted) return;
    await new Promise<void>((resolve) => {
      // The signal outlives every wait: what stayed on it would add up for as long as the process lives.
      const wake = (): void => {
        stop.removeEventListener("abort", wake);
        resolve();
      };
      this.wake = wake;
      stop.addEventListener("abort", wake);
    });
    this.wake = null;
  }
}
