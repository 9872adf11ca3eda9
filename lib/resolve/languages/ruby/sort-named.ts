/** A method may have the name of a class: `CSV(file)` calls it, `CSV.parse(file)` means the class. */
import { isFunction, type Declaration } from "../../facts/declaration";

/** Of declarations of one name those of the sort that it is written for; all where only one sort is there. */
export function sortNamed(
  { name, arity }: { name: string; arity: number },
  found: readonly Declaration[],
): readonly Declaration[] {
  if (!/^\p{Lu}/u.test(name)) return found;
  const fits = found.filter((d) => isFunction(d.kind) === arity >= 0);
  return fits.length > 0 ? fits : found;
}
