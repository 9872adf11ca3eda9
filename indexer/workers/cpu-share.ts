/**
 * How much of a core each busy thread of this process gets: 1 on a free machine, less where other programs take the
 * time. A deadline that is counted in such time judges the file, not what else the machine does. No thread's own CPU
 * time is to be had from outside it, so the time of the process is divided by its busy threads.
 */

/** A thread that gets nothing at all is given up after ten times its deadline. */
const LEAST = 0.1;
/** Milliseconds over which a share is measured. */
const SPAN = 100;

export class CpuShare {
  private at: number;
  private cpu: number;
  private current = 1;

  /** @param now milliseconds  @param spent milliseconds of CPU of all threads of this process */
  constructor(
    private readonly now = (): number => performance.now(),
    private readonly spent = spentByProcess,
  ) {
    this.at = now();
    this.cpu = spent();
  }

  /** @param busy threads that have work */
  measured(busy: number): number {
    const now = this.now();
    if (now - this.at >= SPAN) {
      const cpu = this.spent();
      const share = (cpu - this.cpu) / ((now - this.at) * Math.max(1, busy));
      this.current = Math.min(1, Math.max(LEAST, share));
      this.at = now;
      this.cpu = cpu;
    }
    return this.current;
  }
}

function spentByProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
