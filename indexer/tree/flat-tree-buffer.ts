/**
 * A `FlatTree` whose arrays are kept from file to file and grow when a file needs more. It never shrinks: the largest
 * file that is let through bounds it (20 bytes a node).
 */
import type { FlatTree, NodeTypes } from "../model";

const FIRST_CAPACITY = 1 << 14;

/** Before the first file has been read. */
const NO_TYPES: NodeTypes = { names: [], fields: [], typeIndex: () => undefined, fieldIndex: () => undefined };

export class FlatTreeBuffer implements FlatTree {
  types: NodeTypes = NO_TYPES;
  count = 0;
  private capacity = FIRST_CAPACITY;
  type = new Uint16Array(FIRST_CAPACITY);
  field = new Uint16Array(FIRST_CAPACITY);
  start = new Uint32Array(FIRST_CAPACITY);
  end = new Uint32Array(FIRST_CAPACITY);
  parent = new Int32Array(FIRST_CAPACITY);
  next = new Uint32Array(FIRST_CAPACITY);

  /** Adds a node after the last and gives its index. Its `next` is set when its subtree is done. */
  append(type: number, field: number, start: number, end: number, parent: number): number {
    const node = this.count++;
    if (node === this.capacity) this.grow();
    this.type[node] = type;
    this.field[node] = field;
    this.start[node] = start;
    this.end[node] = end;
    this.parent[node] = parent;
    return node;
  }

  private grow(): void {
    this.capacity *= 2;
    this.type = copied(this.type, new Uint16Array(this.capacity));
    this.field = copied(this.field, new Uint16Array(this.capacity));
    this.start = copied(this.start, new Uint32Array(this.capacity));
    this.end = copied(this.end, new Uint32Array(this.capacity));
    this.parent = copied(this.parent, new Int32Array(this.capacity));
    this.next = copied(this.next, new Uint32Array(this.capacity));
  }
}

function copied<Column extends Uint16Array | Uint32Array | Int32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
