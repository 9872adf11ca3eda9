/**
 * Uses of names that nothing has bound so far. In some languages a name that is bound later in a scope is meant by what
 * stands before it in that scope too (a closure above a `const`, the head of a comprehension): the binding claims them.
 */
import type { OccurrenceList } from "./occurrence-list";

export class FreeNames {
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

  /** Binds the free uses of a name from occurrence `from` on. */
  claim(asType: boolean, name: number, binding: number, from: number): void {
    const slot = name * 2 + (asType ? 1 : 0);
    let entry = this.newest[slot] ?? 0;
    for (; entry > 0 && this.uses[entry - 1] >= from; entry = this.before[entry - 1])
      this.occurrences.all.local[this.uses[entry - 1]] = binding;
    this.newest[slot] = entry;
  }
}
