/**
 * `Rigging.rig` with `module Rigging; extend Hoists`: the module is asked itself, and answers by what it is extended
 * with. The method of the same name that it gives to objects is not meant, unless it extends itself.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";

/** Null for any other receiver, and where the module has a method of its own side, or is extended with none. */
export async function ofModuleItself(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const of = file.uses.left[i];
  if (of < 0 || file.uses.arity[i] < 0 || !/^\p{Lu}/u.test(file.name(of))) return null;
  const { declarations, basis } = await names.occurrence(file, of, chain);
  const modules = basis === "name" ? [] : declarations.filter(({ kind }) => kind === "module");
  const [module] = modules;
  if (!module || modules.length !== declarations.length) return null;
  const { members } = await names.members.find(scopeOf(module), file.language, file.name(i), undefined, "class");
  if (members.length === 0 || !members.every((d) => isOfObjects(d, scopeOf(module)))) return null;
  const extended = await extensionsOf(names, modules);
  for (const other of extended) {
    const scope = scopeOf(other);
    if (scope === scopeOf(module)) return null;
    const found = (await names.members.find(scope, file.language, file.name(i), undefined, "object")).members;
    const own = found.filter((d) => isFunction(d.kind) && d.holder !== scopeOf(module));
    if (own.length > 0) return means(own, "receiver");
  }
  return null;
}

const isOfObjects = (d: Declaration, scope: string): boolean =>
  d.holder === scope && isFunction(d.kind) && !hasModifier(d, "static");

/** What modules are extended with, as far as it stands here, the last first. */
async function extensionsOf({ code, members }: NameReader, modules: readonly Declaration[]): Promise<Declaration[]> {
  const found: Declaration[] = [];
  for (const module of modules) {
    const relations = (await code.bases([module.id])).get(module.id) ?? [];
    const bases = await members.types.bases(module);
    bases.forEach((base, at) => {
      if (base && relations[at]?.relation === "mixin") found.unshift(base[0]);
    });
  }
  return found;
}
