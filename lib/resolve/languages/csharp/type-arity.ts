/**
 * `Box` and `Box<T>` are two types of C#: which one a name means, the number of its type arguments says. Extraction
 * keeps as many as it counts; a type with more is told apart from one with fewer all the same.
 */
import { typeMark, isType, type Declaration } from "../../facts/declaration";
import type { CodeFile } from "../../facts/code-file";

/** What extraction counts at most. */
const MAX_COUNTED = 4;

/** Without types that have another number of parameters; what is no type stays. */
export function ofTypeArity(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (!found.some((d) => isType(d.kind))) return found;
  const arity = file.typedBy.arityOf(i);
  const fits = found.filter((d) => !isType(d.kind) || arityOfType(d) === arity);
  return fits.length === found.length ? found : fits;
}

const arityOfType = (d: Declaration): number =>
  Math.min(Number(typeMark(d.kind, d.disambiguator).slice(1)), MAX_COUNTED);
