/**
 * A map that holds a bounded weight: the entries that were not asked for the longest leave first, about. Asking writes
 * nothing as long as an entry is among the younger half: questions ask far more often than they keep.
 */
export class BoundedMap<K, V> {
  private young = new Map<K, V | Weighted<V>>();
  private old = new Map<K, V | Weighted<V>>();
  private youngWeight = 0;
  private oldWeight = 0;
  /**
   * the old entries that have not left yet, from where the last one left: from the front, each would go past all that
   * are gone
   */
  private leaving: Iterator<K> = this.old.keys();

  /** @param limit of all entries' weights together */
  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const entry = this.young.get(key);
    if (entry !== undefined) return valueOf(entry);
    const known = this.old.size === 0 ? undefined : this.old.get(key);
    if (known === undefined) return undefined;
    this.set(key, valueOf(known), weightOf(known));
    return valueOf(known);
  }

  set(key: K, value: V, weight = 1): void {
    this.youngWeight += weight - this.take(this.young, key);
    this.oldWeight -= this.take(this.old, key);
    this.young.set(key, weight === 1 ? value : new Weighted(value, weight));
    if (this.old.size === 0 && this.youngWeight > this.limit / 2) this.age();
    while (this.youngWeight + this.oldWeight > this.limit) this.forgetOne();
  }

  /** Forgets what was not asked for the longest until half of the weight is left. */
  halve(): void {
    const most = (this.youngWeight + this.oldWeight) / 2;
    while (this.youngWeight + this.oldWeight > most) this.forgetOne();
  }

  get size(): number {
    return this.young.size + this.old.size;
  }

  /** Removes an entry. @returns its weight */
  private take(entries: Map<K, V | Weighted<V>>, key: K): number {
    const entry = entries.get(key);
    if (entry === undefined) return 0;
    entries.delete(key);
    return weightOf(entry);
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

/**
 * A value that weighs something else than 1. Most weigh 1, and an object around each would be one more for each of
 * hundreds of thousands.
 */
class Weighted<V> {
  constructor(
    readonly value: V,
    readonly weight: number,
  ) {}
}

const valueOf = <V>(entry: V | Weighted<V>): V => (entry instanceof Weighted ? entry.value : entry);

const weightOf = (entry: unknown): number => (entry instanceof Weighted ? entry.weight : 1);
