/** What the name of a type means at the place where it is written, and what a macro says of it. */
import type { Chain } from "../facts/chain";
import { isType, type Declaration } from "../facts/declaration";
import { means, meansOutside, type Resolution } from "../facts/resolution";
import type { TypeSite, ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import type { TypeSources } from "./type-sources";

export async function meaningOf(names: TypeSources, { file, at, made }: TypeSite, chain: Chain): Promise<Resolution> {
  if (!made?.declarations) return names.occurrence(file, at, chain);
  return made.declarations.length > 0 ? means(made.declarations, "receiver") : meansOutside(null);
}

/** What a macro gives a name that nothing declares; null for nothing. */
export async function madeByMacro(
  names: TypeSources,
  { file, at, made }: TypeSite,
  chain: Chain,
): Promise<TypeSite | null> {
  return made ? null : ((await HOOKS[file.language].typeByMacro?.(names, file, at, chain)) ?? null);
}

/**
 * C#'s project files open namespaces for all files and are not read: there the only type of a name is likely the one
 * that is meant.
 */
export function onlyOne(candidates: readonly Declaration[], site: TypeSite): ValueType | null {
  const types = RULES[site.file.language].projectUsings ? candidates.filter((d) => isType(d.kind)) : [];
  const isOne = new Set(types.map((d) => d.keyHash)).size === 1;
  return isOne ? { sort: "type", declarations: types, site, isGuess: true } : null;
}
