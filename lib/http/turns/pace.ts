/**
 * Begins a few things in each turn of the event loop and leaves the others for the next turns: a hundred questions
 * that come at once took most of a second to begin, in which nobody else was heard.
 */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  /** begun in this turn */
  private begun = 0;

  /** @param most things that begin in one turn */
  constructor(private readonly most: number) {}

  /** Begins at once where this turn has room for it, behind what came before otherwise. */
  begin(start: () => void): void {
    if (this.waiting.length > 0 || this.begun >= this.most) return void this.waiting.push(start);
    if (this.begun++ === 0) setImmediate(() => this.turn());
    start();
  }

  private turn(): void {
    this.begun = 0;
    if (this.waiting.length === 0) return;
    setImmediate(() => this.turn());
    for (let next = this.next(); next; next = this.next()) next();
  }

  private next(): (() => void) | undefined {
    if (this.begun >= this.most) return undefined;
    this.begun++;
    return this.waiting.shift();
  }
}
