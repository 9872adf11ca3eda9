/**
 * Local names of one file: which occurrence binds a name right here. One slot per name and an undo list, so that
 * entering and leaving scopes costs only what they bound. Values and types are apart, as in most languages.
 */
export class Bindings {
  private readonly slots: [number[], number[]] = [[], []];
  /** triples: table, name id, former binding */
  private readonly undo: number[] = [];

  /** Call on entering a scope; give the mark back to `leave`. */
  enter(): number {
    return this.undo.length;
  }

  leave(mark: number): void {
    const { undo } = this;
    while (undo.length > mark) {
      const former = undo.pop() as number;
      const name = undo.pop() as number;
      this.slots[undo.pop() as 0 | 1][name] = former;
    }
  }

  bind(asType: boolean, name: number, occurrence: number): void {
    const table = asType ? 1 : 0;
    const slots = this.slots[table];
    this.undo.push(table, name, slots[name] ?? -1);
    slots[name] = occurrence;
  }

  /** Occurrence that binds the name here, or -1. */
  lookup(asType: boolean, name: number): number {
    return this.slots[asType ? 1 : 0][name] ?? -1;
  }
}
