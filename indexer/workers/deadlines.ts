/**
 * How long a file may take, in milliseconds of a core by its bytes. An honest one takes a hundredth of it, an honest
 * amalgamation of a megabyte, macros and all, a third.
 */

const MIB = 1024 * 1024;

/** The time after which the parser stops by itself. Only this file is lost then. */
export const parseBudget = (bytes: number): number => 4_000 + (bytes / MIB) * 4_000;

/** The time after which the thread is ended, when that did not help. */
export const fileDeadline = (bytes: number): number => 6_000 + (bytes / MIB) * 8_000;
