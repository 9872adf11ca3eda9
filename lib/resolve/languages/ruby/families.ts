/**
 * Several classes may be meant where all of them derive from one: `part.settle` of any part, and what a class calls on
 * itself that only those below it have.
 */
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfEveryObject, isOfLibrary, spellings } from "./asked-names";
import { DerivedClasses, isMember } from "./derived-classes";
import { isSeenFrom } from "./of-tests";
import { sideAsked } from "./own-side";

/** Of more methods than these one is not worth naming. */
export const MAX_OF_FAMILY = 6;

/** A method whose name the classes of one family have and nobody else. */
export async function ofFamily(names: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const name = file.name(i);
  if (file.uses.arity[i] < 0 && file.role(i) !== "write") return null;
  if (isOfLibrary(name) || isOfEveryObject(name)) return null;
  const named = await Promise.all(spellings(file, i).map((each) => names.code.named(each)));
  const all = named
    .flatMap((each) => each.all)
    .filter((d) => d.language === file.language && isOfRepository(d, file) && isSeenFrom(d, file));
  const isMeant = (d: Declaration) => d.holderKind === "class" && isMember(d) && !hasModifier(d, "static");
  const holders = new Set(all.map((d) => d.holder));
  if (holders.size < 2 || holders.size > MAX_OF_FAMILY || !all.every(isMeant)) return null;
  const types = await Promise.all([...holders].map((holder) => names.members.types.ofScope(holder, file.language)));
  const heads = types.flatMap((each) => each.slice(0, 1));
  if (heads.length < holders.size || !(await new DerivedClasses(names).areOfOneFamily(heads, file))) return null;
  return means(all, "unique_name");
}

/** What a method calls on its own `self` that neither its class nor what is above has, but classes below. */
export async function ofBelowSelf(names: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const name = file.name(i);
  const side = file.uses.arity[i] < 0 ? undefined : sideAsked(file, i);
  if (side === undefined || isOfLibrary(name) || isOfEveryObject(name)) return null;
  const { container } = file.symbols[file.uses.enclosing[i]];
  if (file.kind(container) !== "class") return null;
  const [type] = await names.members.types.ofScope(file.scope(container), file.language);
  if (!type) return null;
  const below = (await new DerivedClasses(names).ofBelow(name, type, file)).filter(
    (d) => isFunction(d.kind) && hasModifier(d, "static") === (side === "class") && isSeenFrom(d, file),
  );
  return below.length > 0 && below.length <= MAX_OF_FAMILY ? means(below, "unique_name") : null;
}
