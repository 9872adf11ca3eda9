/**
 * The names that one question is resolving, each because the one before needs it. A name that needs itself cannot be
 * resolved this way; results that were reached without it hold for this question only. Belongs to one question, so
 * that questions may run side by side.
 */
const MAX_LENGTH = 24;
/** Names that one question decides at most. */
const MAX_STEPS = 600;

/** What is asked: an occurrence by its id, or something else in words. */
type QuestionId = number | string;

export class Chain {
  /** something was left open that a question of its own would not leave open */
  isCut = false;

  private constructor(
    private readonly id: QuestionId,
    private readonly parent: Chain | null,
    private readonly length: number,
    private readonly steps: { left: number },
  ) {}

  static start(id: QuestionId): Chain {
    return new Chain(id, null, 0, { left: MAX_STEPS });
  }

  /** The chain with one more name; null when it is on the chain already, or the question has gone far enough. */
  next(id: QuestionId): Chain | null {
    const before = this.upTo(id);
    const isCycle = before.length > 0 && before[before.length - 1].id === id;
    const isFar = this.length >= MAX_LENGTH || this.steps.left-- <= 0;
    if (!isCycle && !isFar) return new Chain(id, this, this.length + 1, this.steps);
    // What stands behind the first asking has not seen all.
    for (const each of isCycle ? before.slice(0, -1) : before) each.isCut = true;
    return null;
  }

  /** The chain from its end back to this name, or to its start. */
  private upTo(id: QuestionId): Chain[] {
    const rest = this.id === id || this.parent === null ? [] : this.parent.upTo(id);
    return [this, ...rest];
  }
}
