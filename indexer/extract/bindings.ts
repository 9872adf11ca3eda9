/**
 * Local names of one file: which occurrence binds a name right here. One slot per name and an undo list, so that
 * entering and leaving scopes costs only what they bound. Values and types are apart, as in most languages.
 */
const FUNCTION_WIDE = 2;

export class Bindings {
  private readonly slots: [number[], number[]] = [[], []];
  /** triples: table (with FUNCTION_WIDE), name id, former binding */
  private readonly undo: number[] = [];

  /** Call on entering a scope; give the mark back to `leave`. */
  enter(): number {
    return this.undo.length;
  }

  /** Undoes what was bound since; names bound function-wide outlive a block. */
  leave(mark: number, isFunction: boolean): void {
    const { undo } = this;
    const kept: number[] = [];
    while (undo.length > mark) {
      const former = undo.pop() as number;
      const name = undo.pop() as number;
      const table = undo.pop() as number;
      if (table & FUNCTION_WIDE && !isFunction) kept.push(former, name, table);
      else this.slots[(table & 1) as 0 | 1][name] = former;
    }
    while (kept.length > 0) undo.push(kept.pop() as number);
  }

  /** @param functionWide the name holds until its function ends, whatever block it stands in */
  bind(asType: boolean, name: number, occurrence: number, functionWide = false): void {
    const table = asType ? 1 : 0;
    const slots = this.slots[table];
    this.undo.push(functionWide ? table | FUNCTION_WIDE : table, name, slots[name] ?? -1);
    slots[name] = occurrence;
  }

  /** Occurrence that binds the name here, or -1. */
  lookup(asType: boolean, name: number): number {
    return this.slots[asType ? 1 : 0][name] ?? -1;
  }
}
