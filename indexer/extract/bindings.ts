/**
 * Local names of one file: which occurrence binds a name right here. One slot per name and an undo list, so that
 * entering and leaving scopes costs only what they bound. Values and types are apart, as in most languages.
 */

/** A name that is a symbol here, whatever local name around has it. */
export const NO_LOCAL = -2;

/** What ends a scope, and how far a name holds that is bound in one: until the next scope that ends so, or more. */
export const REACH = { block: 0, clause: 1, function: 2 } as const;
export type Reach = (typeof REACH)[keyof typeof REACH];

export class Bindings {
  private readonly slots: [number[], number[]] = [[], []];
  /** triples: table + 2 * reach, name id, former binding */
  private readonly undo: number[] = [];

  /** Call on entering a scope; give the mark back to `leave`. */
  enter(): number {
    return this.undo.length;
  }

  /** Undoes what was bound since, but for names that reach beyond such a scope. */
  leave(mark: number, ends: Reach): void {
    const { undo } = this;
    const kept: number[] = [];
    while (undo.length > mark) {
      const former = undo.pop() as number;
      const name = undo.pop() as number;
      const table = undo.pop() as number;
      if (table >> 1 > ends) kept.push(former, name, table);
      else this.slots[(table & 1) as 0 | 1][name] = former;
    }
    while (kept.length > 0) undo.push(kept.pop() as number);
  }

  /** @param reach until when the name holds, whatever smaller scope it stands in */
  bind(asType: boolean, name: number, occurrence: number, reach: Reach = REACH.block): void {
    const table = asType ? 1 : 0;
    const slots = this.slots[table];
    this.undo.push(table + 2 * reach, name, slots[name] ?? -1);
    slots[name] = occurrence;
  }

  /** Occurrence that binds the name here, NO_LOCAL, or -1. */
  lookup(asType: boolean, name: number): number {
    return this.slots[asType ? 1 : 0][name] ?? -1;
  }
}
