/** Jump labels of one function. They may be used before they are defined, so they are bound when the function ends. */
import type { OccurrenceList } from "./occurrence-list";

export class Labels {
  private pending: { name: number; occurrence: number; isDefinition: boolean }[] = [];

  constructor(private readonly occurrences: OccurrenceList) {}

  add(name: number, occurrence: number, isDefinition: boolean): void {
    this.pending.push({ name, occurrence, isDefinition });
  }

  /**
   * Ends a function: each label's uses point to its definition, or to the first where grammars do not tell them apart.
   */
  close(): void {
    if (this.pending.length === 0) return;
    const defined = new Map<number, number>();
    for (const { name, occurrence, isDefinition } of this.pending)
      if (isDefinition || !defined.has(name)) defined.set(name, occurrence);
    for (const { name, occurrence } of this.pending)
      this.occurrences.all.local[occurrence] = defined.get(name) ?? occurrence;
    this.pending = [];
  }
}
