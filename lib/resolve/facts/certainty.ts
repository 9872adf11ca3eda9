/** The basis of a conclusion that rests on two others: the less sure of the two. */
import { BASES, type Basis } from "../../contract/vocabulary";

/** What a compiler says and what scopes bind are equally sure. */
const rankOf = (basis: Basis): number => Math.max(BASES.indexOf(basis), BASES.indexOf("scope"));

/**
 * The less sure of two, of equal ones the first: a row about a symbol is never surer than that this symbol is meant.
 */
export const weaker = (row: Basis, subject: Basis): Basis => (rankOf(row) >= rankOf(subject) ? row : subject);
