/**
 * `self.class.settings` in a method of a module is asked of the class that takes the module in: what the module gives
 * to objects, `attr_reader :settings`, is not meant.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isMember } from "./derived-classes";
import { modulesLent } from "./hook-modules";
import { takersOf } from "./takers";

/** Modules that take one another in. */
const MAX_STEPS = 3;

/**
 * What its takers' classes have, or what the module itself lends them; null for any other use, and where its own
 * side has the name.
 */
export async function ofClassOfSelf(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const { left, arity } = file.uses;
  const of = left[i];
  if (of < 0 || file.name(of) !== "class" || left[of] !== LEFT_CODES.this) return null;
  const type = await names.values.receivers.at(file, i, chain);
  const [module] = type?.sort === "type" ? type.declarations : [];
  if (module?.kind !== "module") return null;
  const scope = scopeOf(module);
  const isOfObjects = (d: Declaration) => d.holder === scope && isMember(d) && !hasModifier(d, "static");
  const { members } = await names.members.find(scope, file.language, file.name(i), arity[i], "class");
  if (!members.every(isOfObjects)) return null;
  const taken = await ofTakers(names, module, file.name(i));
  if (taken.length > 0 && taken.every((d) => d.keyHash === taken[0].keyHash)) return means(taken, "unique_name");
  if (members.length === 0) return null;
  const { all } = await names.code.named(file.name(i));
  const others = all.filter((d) => d.language === file.language && isMember(d) && isOfRepository(d, file));
  return means(
    others.filter((d) => !isOfObjects(d)),
    "name",
  );
}

/** What the classes have themselves that take a module in, and what it lends them. */
async function ofTakers(names: NameReader, module: Declaration, name: string, steps = 0): Promise<Declaration[]> {
  const found: Declaration[] = [];
  for (const lent of await modulesLent(names.code, scopeOf(module)))
    found.push(...(await names.members.find(scopeOf(lent), module.language, name, undefined, "object")).members);
  if (found.length > 0 || steps === MAX_STEPS) return found;
  for (const taker of await takersOf(names, module, module.repositoryId)) {
    const isModule = taker.kind === "module";
    const { members } = await names.members.find(scopeOf(taker), module.language, name, undefined, "class");
    const own = members.filter((d) => isMember(d) && (hasModifier(d, "static") || d.holderKind === "module"));
    const ofClass = own.filter((d) => d.holder !== scopeOf(module) && !(isModule && d.holder === scopeOf(taker)));
    found.push(...(ofClass.length > 0 || !isModule ? ofClass : await ofTakers(names, taker, name, steps + 1)));
  }
  return found;
}
