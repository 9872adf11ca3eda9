/**
 * A `FlatTree` whose arrays are kept from file to file and grow when a file needs more. It never shrinks: the largest
 * file that is let through bounds it (20 bytes a node). Shared, the arrays can be read by another thread.
 */
import type { FlatTree, NodeTypes } from "../model";

const FIRST_CAPACITY = 1 << 14;

/** Before the first file has been read. */
export const NO_TYPES: NodeTypes = { names: [], fields: [], typeIndex: () => undefined, fieldIndex: () => undefined };

export type TreeColumns = Pick<FlatTree, "type" | "field" | "start" | "end" | "parent" | "next">;

export class FlatTreeBuffer implements FlatTree {
  types: NodeTypes = NO_TYPES;
  count = 0;
  private capacity = FIRST_CAPACITY;
  type!: Uint16Array;
  field!: Uint16Array;
  start!: Uint32Array;
  end!: Uint32Array;
  parent!: Int32Array;
  next!: Uint32Array;

  constructor(private readonly memory: typeof ArrayBuffer | typeof SharedArrayBuffer = ArrayBuffer) {
    Object.assign(this, this.newColumns());
  }

  /** The arrays as they are now; others after a file that needed more. */
  get columns(): TreeColumns {
    const { type, field, start, end, parent, next } = this;
    return { type, field, start, end, parent, next };
  }

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
    const { type, field, start, end, parent, next } = this.columns;
    this.capacity *= 2;
    Object.assign(this, this.newColumns());
    this.type.set(type);
    this.field.set(field);
    this.start.set(start);
    this.end.set(end);
    this.parent.set(parent);
    this.next.set(next);
  }

  private newColumns(): TreeColumns {
    const { capacity } = this;
    const room = (bytes: number) => new this.memory(capacity * bytes);
    return {
      type: new Uint16Array(room(2)),
      field: new Uint16Array(room(2)),
      start: new Uint32Array(room(4)),
      end: new Uint32Array(room(4)),
      parent: new Int32Array(room(4)),
      next: new Uint32Array(room(4)),
    };
  }
}
