/**
 * What a class lacks that is known with all its bases, `Rigged.rig(Canvas)` gives it while the program runs: a method
 * of that name is the one that a module of the repository has, where no other module has one.
 */
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import type { ValueType } from "../../facts/value-type";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfEveryObject, spellings, STANDARD } from "./asked-names";
import { levelAsked } from "./levels";

/** @param meaning what the method is asked of; none where more than one may be meant */
export async function addedAtRunTime(
  { code, members }: Pick<NameReader, "code" | "members">,
  file: CodeFile,
  i: number,
  meaning: ValueType,
): Promise<readonly Declaration[]> {
  if (meaning.sort !== "type" || meaning.isGuess || levelAsked(file, i) !== "object") return [];
  const name = file.name(i);
  const [type] = meaning.declarations;
  const isStandard = type.owners.length === 0 && STANDARD.has(type.name);
  if (type.kind !== "class" || isStandard || isOfEveryObject(name)) return [];
  for (const each of [name, ANSWERS_ANY]) {
    const found = await members.find(scopeOf(type), file.language, each, undefined, "object");
    if (found.hasOutsideBase || found.members.length > 0) return [];
  }
  const named = await Promise.all(spellings(file, i).map((each) => code.named(each)));
  const all = named.flatMap((each) => each.all).filter((d) => d.language === file.language && isOfRepository(d, file));
  // what classes have is no other class's
  const ofModules = all.filter((d) => d.holderKind === "module" && isFunction(d.kind) && !hasModifier(d, "static"));
  return ofModules.every((d) => d.keyHash === ofModules[0].keyHash) ? ofModules : [];
}

const ANSWERS_ANY = "method_missing";
