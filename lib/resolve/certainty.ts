/** How sure two things are together. */
import { BASES, type Basis } from "../contract/vocabulary";

/** The less sure of two: a row about a symbol is never surer than that this symbol is meant. */
export const weaker = (a: Basis, b: Basis): Basis => (BASES.indexOf(a) >= BASES.indexOf(b) ? a : b);
