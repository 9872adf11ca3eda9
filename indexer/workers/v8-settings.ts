/**
 * How V8 runs the parser threads. Each of them optimises the same code for itself, in threads of V8's own that compete
 * with the parsers for the cores. A function that has to run eight times as long as usual before it is optimised is
 * one that is worth it. Refuses to touch the garbage collector: its settings cannot be changed in a running process.
 */
import { setFlagsFromString } from "node:v8";

/** Steps that a function runs before V8 thinks of optimising it; 67,584 unless told. */
const INTERRUPT_BUDGET = 540_000;

/** Holds for the whole process, from now on. */
export function optimiseLate(): void {
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}
