/**
 * A map that holds a bounded weight: the entries that were not asked for the longest leave first, about. Asking writes nothing as long as an
 * entry is among the younger half: questions ask far more often than they keep.
 */
export class BoundedMap<K, V> {
  private young = new Map<K, Entry<V>>();
  private old = new Map<K, Entry<V>>();
  private youngWeight = 0;
  private oldWeight = 0;
  /** the old entries that have not left yet, from where the last one left: from the front, each would go past all that are gone */
  private leaving: Iterator<K> = this.old.keys();

  /** @param limit of all entries' weights together */
  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const entry = this.young.get(key);
    if (entry !== undefined) return entry.value;
    const known = this.old.size === 0 ? undefined : this.old.get(key);
    if (known === undefined) return undefined;
    this.set(key, known.value, known.weight);
    return known.value;
  }

  set(key: K, value: V, weight = 1): void {
    this.youngWeight += weight - this.take(this.young, key);
    this.oldWeight -= this.take(this.old, key);
    this.young.set(key, { value, weight });
    if (this.old.size === 0 && this.youngWeight > this.limit / 2) this.age();
    while (this.youngWeight + this.oldWeight > this.limit) this.forgetOne();
  }

  get size(): number {
    return this.young.size + this.old.size;
  }

  /** Removes an entry. @returns its weight */
  private take(entries: Map<K, Entry<V>>, key: K): number {
    const entry = entries.get(key);
    if (entry === undefined) return 0;
    entries.delete(key);
    return entry.weight;
  }

  private age(): void {
    [this.old, this.young] = [this.young, new Map()];
    [this.oldWeight, this.youngWeight] = [this.youngWeight, 0];
    this.leaving = this.old.keys();
  }

  private forgetOne(): void {
    if (this.old.size === 0) this.age();
    const oldest = this.leaving.next();
    if (!oldest.done) this.oldWeight -= this.take(this.old, oldest.value);
  }
}

interface Entry<V> {
  value: V;
  weight: number;
}
