/**
 * Names that one question is deciding, each because of the one before. A name that needs itself is not known by itself; what was
 * decided without it holds for this question only. Belongs to one question, so that questions may run side by side.
 */
const MAX_LENGTH = 24;
/** Names that one question decides at most. */
const MAX_STEPS = 600;

export class Chain {
  /** something was left open that a question of its own would not leave open */
  isCut = false;

  private constructor(
    private readonly id: string,
    private readonly parent: Chain | null,
    private readonly length: number,
    private readonly steps: { left: number },
  ) {}

  static start(id: string): Chain {
    return new Chain(id, null, 0, { left: MAX_STEPS });
  }

  /** The chain with one more name; null when it is on the chain already, or the question has gone far enough. */
  next(id: string): Chain | null {
    if (this.length >= MAX_LENGTH || this.steps.left-- <= 0) return this.cut(null);
    for (let at: Chain | null = this; at !== null; at = at.parent) if (at.id === id) return this.cut(at);
    return new Chain(id, this, this.length + 1, this.steps);
  }

  /** What stands between here and `until` has not seen all. */
  private cut(until: Chain | null): null {
    for (let at: Chain | null = this; at !== null && at !== until; at = at.parent) at.isCut = true;
    return null;
  }
}
