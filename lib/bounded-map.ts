/** A map that holds a bounded weight: the entries that were not asked for the longest leave first. */
export class BoundedMap<K, V> {
  private readonly entries = new Map<K, { value: V; weight: number }>();
  private weight = 0;

  /** @param limit of all entries' weights together */
  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: K, value: V, weight = 1): void {
    const before = this.entries.get(key);
    if (before !== undefined) this.weight -= before.weight;
    this.entries.delete(key);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const [oldest, old] of this.entries) {
      if (this.weight <= this.limit) break;
      this.entries.delete(oldest);
      this.weight -= old.weight;
    }
  }

  get size(): number {
    return this.entries.size;
  }
}
