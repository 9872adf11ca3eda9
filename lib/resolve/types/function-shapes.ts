/** What a lambda takes and gives, and whether an interface of one method fits that. Pure. */

/** How a function that is passed may be called: with one of these numbers of values, for nothing or for a value. */
export interface FunctionShape {
  /** null where that is not known */
  counts: readonly number[] | null;
  gives: Gives;
  /** which of the two a call of it asks for is told by the function itself: of two that fit, the one with a value */
  isTelling: boolean;
}

/** `either`: an expression that is a call, which may be thrown away, or a block that ends in `throw`. */
export type Gives = "value" | "nothing" | "either";

/** The one method of an interface that a function may be a value of. */
export interface SingleMethod {
  count: number;
  /** null where that is not known */
  gives: Exclude<Gives, "either"> | null;
}

const FITS = 1;
const TOLD = 0.5;

/**
 * How well a function fits an interface; -Infinity where it does not.
 * @param method null for one that has no such method
 */
export function fitOfShape({ counts, gives, isTelling }: FunctionShape, method: SingleMethod | null): number {
  if (method === null || counts?.includes(method.count) === false) return -Infinity;
  if (method.gives !== null && gives !== "either" && gives !== method.gives) return -Infinity;
  return FITS + (isTelling && method.gives === "value" ? TOLD : 0);
}
