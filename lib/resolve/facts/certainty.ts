/** The basis of a conclusion that rests on two others: the less sure of the two. */
import { BASES, type Basis } from "../../contract/vocabulary";

/** An answer of a compiler and a binding by scope are equally sure. */
const rankOf = (basis: Basis): number => Math.max(BASES.indexOf(basis), BASES.indexOf("scope"));

/**
 * The less sure of two bases; the first, if they are equally sure. A row about a symbol is never surer than the answer
 * to which symbol is meant.
 */
export const weaker = (row: Basis, subject: Basis): Basis => (rankOf(row) >= rankOf(subject) ? row : subject);
