/** Wall time by phase, for the run's record. */
export class Stopwatch {
  readonly milliseconds: Record<string, number> = {};

  async time<T>(phase: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.milliseconds[phase] = Math.round(performance.now() - started);
    }
  }
}
