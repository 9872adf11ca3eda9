/**
 * How long a file may take, in milliseconds of a core by its bytes. An honest one takes a hundredth of it, an honest
 * amalgamation of a megabyte, macros and all, a third.
 */

const MIB = 1024 * 1024;

/** For the parser to stop by itself, which costs nothing but the file. */
export const parseBudget = (bytes: number): number => 4_000 + (bytes / MIB) * 4_000;

/** For the thread to be ended, when that did not help. */
export const fileDeadline = (bytes: number): number => 6_000 + (bytes / MIB) * 8_000;
