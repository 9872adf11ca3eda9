/**
 * `self.class.settings` in a method of a module is asked of the class that takes the module in: what the module gives
 * to objects, `attr_reader :settings`, is not meant.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";

/** Whatever else has the name, where the module's own objects alone have it; null for any other use. */
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
  if (members.length === 0 || !members.every(isOfObjects)) return null;
  const { all } = await names.code.named(file.name(i));
  const others = all.filter((d) => d.language === file.language && isMember(d) && isOfRepository(d, file));
  return means(
    others.filter((d) => !isOfObjects(d)),
    "name",
  );
}

const isMember = ({ kind }: Declaration): boolean => isFunction(kind) || kind === "property";
