/** How long a file may take, in milliseconds by its bytes. An honest one takes a hundredth of it on a free core. */

const MIB = 1024 * 1024;

/** For the parser to stop by itself, which costs nothing but the file. */
export const parseBudget = (bytes: number): number => 3_000 + (bytes / MIB) * 1_500;

/** For the thread to be ended, when that did not help. */
export const fileDeadline = (bytes: number): number => 5_000 + (bytes / MIB) * 2_000;
