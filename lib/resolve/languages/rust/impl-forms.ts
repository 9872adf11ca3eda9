/**
 * Items of impls for forms of one type: `impl Bin<Grain>` and `impl Bin<Coal>` may each have a method of one name. A
 * key tells the form (`+for$goods$Grain`), and so does what a value's type is written with, or the block around.
 */
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import type { TypeSite } from "../../facts/value-type";

/** Of items of one name those of the form that the type is written in; all of them where it does not tell. */
export function ofWrittenForm(members: readonly Declaration[], site: TypeSite | null): readonly Declaration[] {
  if (members.length < 2 || site === null || members.every((d) => formOf(d.disambiguator) === "")) return members;
  const written = namesIn(site, 0);
  if (written === null || written.size === 0) return members;
  const fits = members.filter((d) => typesOf(d.disambiguator).every((name) => written.has(name)));
  return fits.length > 0 ? fits : members;
}

/** Of items of one name that `self` may mean those of the form that the block around is for, before the others. */
export function ofFormAround(members: readonly Declaration[], file: CodeFile, i: number): readonly Declaration[] {
  if (members.length < 2) return members;
  let at = file.uses.enclosing[i];
  while (at >= 0 && file.symbols[at].qualifier === null) at = file.symbols[at].container;
  if (at < 0 || !isFunction(file.kind(at))) return members;
  const form = formOf(file.symbols[at].disambiguator);
  const same = members.filter((d) => formOf(d.disambiguator) === form);
  return same.length > 0 ? same : members;
}

/** `goods$Grain` of `+Pour+for$goods$Grain`; empty for what is for the type in every form. */
const formOf = (disambiguator: string | null): string => /\+for\$([^+]*)/.exec(disambiguator ?? "")?.[1] ?? "";

/** The names of types in it: no modules, and no words for signs. */
const typesOf = (disambiguator: string | null): string[] =>
  formOf(disambiguator)
    .split("$")
    .filter((word) => TYPE.test(word));

const TYPE = /^(?:\p{Lu}\w*|[iuf](?:8|16|32|64|128|size)|bool|char|str)$/u;

/** Arguments of arguments that are looked at. */
const MAX_DEPTH = 3;

/** Names of the types that a type is written with; null where a parameter is among them, which may be any. */
function namesIn({ file, at }: Pick<TypeSite, "file" | "at">, depth: number): Set<string> | null {
  const found = new Set<string>();
  for (const argument of file.argumentsOf(at)) {
    if (argument === undefined) continue;
    if (file.uses.local[argument.at] >= 0) return null;
    found.add(file.name(argument.at));
    const inner = depth < MAX_DEPTH ? namesIn(argument, depth + 1) : found;
    if (inner === null) return null;
    for (const name of inner) found.add(name);
  }
  return found;
}
