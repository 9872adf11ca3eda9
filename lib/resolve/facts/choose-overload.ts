/** Which of several declarations of a name a call means, by the number of its arguments alone. Pure. */
import type { Declaration } from "./declaration";
import { mayTake, parameterCount } from "./disambiguator";
import { definitionsFirst } from "./resolution";

/** What a call with this many arguments means of these, definitions first. */
export const chosen = (declarations: readonly Declaration[], arity: number): Declaration[] =>
  definitionsFirst(fitArity(declarations, arity));

/** Of overloads, those that a call with this many arguments can mean; all of them when none fits exactly. */
export function fitArity(declarations: readonly Declaration[], arity: number): Declaration[] {
  if (arity < 0 || declarations.length < 2) return [...declarations];
  const exact = declarations.filter((d) => parameterCount(d) === null || mayTake(d, arity));
  if (exact.length > 0) return exact;
  const roomy = declarations.filter((d) => (parameterCount(d) ?? arity) >= arity);
  return roomy.length > 0 ? roomy : [...declarations];
}
