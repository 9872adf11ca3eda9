/**
 * Uses of names that a later binding may still claim. In some languages a binding holds for its whole scope, also for
 * uses that stand before it (a closure above a `const`, the head of a comprehension).
 */
import type { OccurrenceList } from "./occurrence-list";

export class SeenNames {
  /** per table and name: newest entry + 1 */
  private readonly newest: number[] = [];
  /** per entry: the occurrence, and the entry + 1 before it with the same name */
  private readonly uses: number[] = [];
  private readonly before: number[] = [];

  constructor(private readonly occurrences: OccurrenceList) {}

  add(asType: boolean, name: number, occurrence: number): void {
    const slot = name * 2 + (asType ? 1 : 0);
    this.before.push(this.newest[slot] ?? 0);
    this.newest[slot] = this.uses.push(occurrence);
  }

  /** Takes the uses of a name from occurrence `from` on for those of a symbol: nothing around binds them. */
  hide(name: number, from: number): void {
    const slot = name * 2;
    const { local } = this.occurrences.all;
    let entry = this.newest[slot] ?? 0;
    for (; entry > 0 && this.uses[entry - 1] >= from; entry = this.before[entry - 1]) {
      const use = this.uses[entry - 1];
      if (local[use] < from) local[use] = -1;
    }
    this.newest[slot] = entry;
  }

  /** Binds the uses of a name from occurrence `from` on that nothing inside has bound. */
  claim(asType: boolean, name: number, binding: number, from: number): void {
    const slot = name * 2 + (asType ? 1 : 0);
    const { local } = this.occurrences.all;
    let entry = this.newest[slot] ?? 0;
    for (; entry > 0 && this.uses[entry - 1] >= from; entry = this.before[entry - 1]) {
      const use = this.uses[entry - 1];
      if (local[use] < from) local[use] = binding;
    }
    this.newest[slot] = entry;
  }
}
