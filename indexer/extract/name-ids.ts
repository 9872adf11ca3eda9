/**
 * Numbers for the distinct names of one file, given out by first use. A hash table of its own, because names are asked
 * for by their place in the text: a name that is known already, as most are, is found without making a string of it.
 */

/** Slots per name that keep the chains of colliding names short. */
const SLOTS_PER_NAME = 2;

export class NameIds {
  /** the names, by number */
  readonly names: string[] = [];
  /** a name's number + 1, at its hash or at the next free place behind it; 0 where none is */
  private slots = new Int32Array(1 << 9);
  /** by number */
  private hashes = new Int32Array(this.slots.length / SLOTS_PER_NAME);

  /**
   * @param kept what is kept of a name that was cut out of a text: names that outlive the text must not hold on to it
   */
  constructor(private readonly kept = (name: string): string => name) {}

  idOf(name: string): number {
    return this.idAt(name, 0, name.length);
  }

  /** The number of the name that stands in a text, from `start` to `end` (exclusive). */
  idAt(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const last = this.slots.length - 1;
    let slot = hash & last;
    for (let taken = this.slots[slot]; taken !== 0; taken = this.slots[slot]) {
      if (this.hashes[taken - 1] === hash && stands(this.names[taken - 1], text, start, end)) return taken - 1;
      slot = (slot + 1) & last;
    }
    return this.add(text.slice(start, end), hash, slot);
  }

  private add(name: string, hash: number, slot: number): number {
    const id = this.names.length;
    if (id === this.hashes.length) {
      this.grow();
      slot = this.freeSlot(hash);
    }
    this.names.push(this.kept(name));
    this.hashes[id] = hash;
    this.slots[slot] = id + 1;
    return id;
  }

  private grow(): void {
    const { hashes } = this;
    this.slots = new Int32Array(this.slots.length * 2);
    this.hashes = new Int32Array(hashes.length * 2);
    this.hashes.set(hashes);
    for (let id = 0; id < this.names.length; id++) this.slots[this.freeSlot(hashes[id])] = id + 1;
  }

  private freeSlot(hash: number): number {
    const last = this.slots.length - 1;
    let slot = hash & last;
    while (this.slots[slot] !== 0) slot = (slot + 1) & last;
    return slot;
  }
}

/** 32 bits over the UTF-16 units. */
function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function stands(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
