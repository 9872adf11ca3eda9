/**
 * Work that waits for its turn: so much at once, so much waiting, so long. Callers get their turns one after the
 * other, however much one of them asks, and none takes the last place at work from the others. Where no more may wait,
 * the last question of whoever has most waiting is refused.
 */

export interface Bounds {
  /** questions that are answered at once */
  atOnce: number;
  /** questions that wait */
  waiting: number;
  /** milliseconds that one of them waits */
  longest: number;
}

/** To be ended once; more often does no harm. */
export interface Turn {
  end(): void;
}

/** No turn, and in how many seconds there may be one. A value: Next loads classes more than once. */
export interface Refusal {
  seconds: number;
  /** what ended the turn of another, where it would have ended this one, too */
  because?: unknown;
}

interface Waiting {
  settle(outcome: Turn | Refusal): void;
}

/** Weight of the newest turn in the mean of how long they take. */
const NEWEST = 0.1;
/** Seconds that somebody is told to wait at most. */
const LONGEST_PAUSE = 30;

export class FairQueue {
  /** Callers in the order of their next turns, each with its questions, the oldest first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly working = new Map<string, number>();
  private atWork = 0;
  private queued = 0;
  /** milliseconds that a turn takes */
  private mean = 100;

  constructor(private readonly bounds: Bounds) {}

  /** How many are at work, and how many wait. */
  get counts(): { answering: number; waiting: number } {
    return { answering: this.atWork, waiting: this.queued };
  }

  /**
   * A turn for a question of this caller.
   * @param gone ends the wait: nobody is there any more
   */
  async take(caller: string, gone?: AbortSignal): Promise<Turn | Refusal> {
    if (gone?.aborted) return this.refusal();
    const isNext = this.isFreeFor(caller) && !this.waiting.has(caller);
    return isNext ? this.begin(caller) : this.wait(caller, gone);
  }

  /** Nobody waits for what would fail: refuses all that wait. */
  refuseAll(because: unknown): void {
    const refusal = { ...this.refusal(), because };
    for (const questions of this.waiting.values()) for (const one of questions) one.settle(refusal);
    this.waiting.clear();
    this.queued = 0;
  }

  private wait(caller: string, gone?: AbortSignal): Promise<Turn | Refusal> {
    return new Promise((resolve) => {
      const leave = (): void => {
        if (this.remove(caller, mine)) mine.settle(this.refusal());
      };
      const timer = setTimeout(leave, this.bounds.longest);
      gone?.addEventListener("abort", leave, { once: true });
      const mine: Waiting = {
        settle: (outcome) => {
          clearTimeout(timer);
          gone?.removeEventListener("abort", leave);
          resolve(outcome);
        },
      };
      this.add(caller, mine);
    });
  }

  private add(caller: string, mine: Waiting): void {
    const theirs = this.waiting.get(caller);
    if (theirs === undefined) this.waiting.set(caller, [mine]);
    else theirs.push(mine);
    this.queued++;
    if (this.queued > this.bounds.waiting) this.refuseOne();
  }

  /** The last question of the caller that has most of them waiting. */
  private refuseOne(): void {
    let most: { caller: string; questions: Waiting[] } | null = null;
    for (const [caller, questions] of this.waiting)
      if (most === null || questions.length > most.questions.length) most = { caller, questions };
    const last = most?.questions.at(-1);
    if (most !== null && last !== undefined && this.remove(most.caller, last)) last.settle(this.refusal());
  }

  private remove(caller: string, one: Waiting): boolean {
    const theirs = this.waiting.get(caller);
    const at = theirs?.indexOf(one) ?? -1;
    if (theirs === undefined || at < 0) return false;
    theirs.splice(at, 1);
    if (theirs.length === 0) this.waiting.delete(caller);
    this.queued--;
    return true;
  }

  private isFreeFor(caller: string): boolean {
    const { atOnce } = this.bounds;
    return this.atWork < atOnce && (this.working.get(caller) ?? 0) < Math.max(1, atOnce - 1);
  }

  private begin(caller: string): Turn {
    this.atWork++;
    this.working.set(caller, (this.working.get(caller) ?? 0) + 1);
    const begun = performance.now();
    let isOver = false;
    return {
      end: () => {
        if (isOver) return;
        isOver = true;
        this.mean += NEWEST * (performance.now() - begun - this.mean);
        this.finish(caller);
      },
    };
  }

  private finish(caller: string): void {
    this.atWork--;
    const left = (this.working.get(caller) ?? 1) - 1;
    if (left === 0) this.working.delete(caller);
    else this.working.set(caller, left);
    this.goOn();
  }

  /** Gives free places to those whose turn it is; who had one goes behind the others. */
  private goOn(): void {
    for (const [caller, questions] of this.waiting) {
      if (!this.isFreeFor(caller)) continue;
      const [first] = questions;
      this.remove(caller, first);
      if (questions.length > 0) {
        this.waiting.delete(caller);
        this.waiting.set(caller, questions);
      }
      first.settle(this.begin(caller));
      if (this.atWork >= this.bounds.atOnce) return;
    }
  }

  private refusal(): Refusal {
    const seconds = Math.ceil((this.mean * (this.queued + 1)) / this.bounds.atOnce / 1000);
    return { seconds: Math.min(LONGEST_PAUSE, Math.max(1, seconds)) };
  }
}
