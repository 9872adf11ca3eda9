/**
 * Reads by key, through memory. What is asked for while the event loop turns once goes out as one statement: questions
 * that are decided side by side cost as many statements as the longest of them takes steps, not as many as all of them
 * together.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { BoundedMap } from "../../bounded-map";

export class GatheredReads<K, V> {
  private asked = new Set<K>();
  private gathering: Promise<ReadonlyMap<K, V>> | null = null;
  /** the read that brings a key, until it has come */
  private readonly underway = new Map<K, Promise<ReadonlyMap<K, V>>>();

  /**
   * @param memory where values stay as long as there is room
   * @param read values of all of these keys that have one, in one go; what it brings beyond is kept, too
   */
  constructor(
    private readonly memory: BoundedMap<K, V>,
    private readonly read: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
    private readonly weight: (value: V) => number = () => 1,
  ) {}

  /** Values by key; keys without one are left out. Rejects when the read fails that was to bring them. */
  async all(keys: Iterable<K>): Promise<Map<K, V>> {
    const found = new Map<K, V>();
    const missing: K[] = [];
    for (const key of new Set(keys)) {
      const value = this.memory.get(key);
      if (value === undefined) missing.push(key);
      else found.set(key, value);
    }
    if (missing.length === 0) return found;
    const reads = missing.map((key) => this.underway.get(key) ?? this.gather(key));
    for (const values of await Promise.all(new Set(reads))) {
      for (const key of missing) {
        const value = values.get(key);
        if (value !== undefined) found.set(key, value);
      }
    }
    return found;
  }

  /** Whether a key's value is in memory. */
  holds(key: K): boolean {
    return this.memory.get(key) !== undefined;
  }

  private gather(key: K): Promise<ReadonlyMap<K, V>> {
    this.asked.add(key);
    const read = (this.gathering ??= this.readTogether());
    this.underway.set(key, read);
    return read;
  }

  private async readTogether(): Promise<ReadonlyMap<K, V>> {
    await nextTurn();
    const keys = [...this.asked];
    this.asked = new Set();
    this.gathering = null;
    try {
      const values = await this.read(keys);
      for (const [key, value] of values) this.memory.set(key, value, this.weight(value));
      return values;
    } finally {
      for (const key of keys) this.underway.delete(key);
    }
  }
}
