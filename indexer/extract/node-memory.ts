/**
 * Working memory of the walk, a slot per node, reused from file to file by one worker (which is why only one file is
 * walked at a time). What flows down the tree lives here: from a parent to the child that stands for it.
 */

/**
 * `mark` of a declared identifier: ordinal + 1 for a symbol, 0 for none, and for a local name the negative of these
 * bits.
 */
export const LOCAL = 1;
export const LOCAL_TYPE = 2;
/** bound only after its declaration */
export const LOCAL_LATE = 4;
export const LOCAL_UNBOUND = 8;
/** bound only where the function has not bound it before */
export const LOCAL_ASSIGNED = 16;
/** holds until its function ends, not only its block */
export const LOCAL_FUNCTION_WIDE = 32;
/** means what it means outside the function; at file level */
export const LOCAL_OUTER = 64;
export const LOCAL_GLOBAL = 128;
/** bound only where the innermost scope has not bound it before */
export const LOCAL_ASSIGNED_IN_SCOPE = 256;
/** holds until the clause around it ends */
export const LOCAL_CLAUSE_WIDE = 512;

/** Set in `role` where a name must not be looked up among the local ones. */
export const ROLE_NEVER_LOCAL = 128;

class NodeMemory {
  /** use code, 0 for none, and ROLE_NEVER_LOCAL */
  role = new Uint8Array(0);
  /** argument count, -1 when not called */
  arity = new Int16Array(0);
  /** node + 1 of what stands left, or a LEFT_* code */
  left = new Int32Array(0);
  mark = new Int32Array(0);
  /** use code that a list of bases puts on a child before the walk reaches it */
  forced = new Uint8Array(0);
  /** index of the occurrence that an identifier gave; check the start offset, slots are not cleared */
  emitted = new Int32Array(0);

  /** Makes room for a tree and clears what is set ahead of the walk. */
  reserve(count: number): void {
    if (this.role.length >= count) {
      this.mark.fill(0, 0, count);
      this.forced.fill(0, 0, count);
      return;
    }
    const size = Math.max(count, this.role.length * 2);
    this.role = new Uint8Array(size);
    this.arity = new Int16Array(size);
    this.left = new Int32Array(size);
    this.mark = new Int32Array(size);
    this.forced = new Uint8Array(size);
    this.emitted = new Int32Array(size);
  }
}

/** The one memory of this process. */
export const nodeMemory = new NodeMemory();
