/**
 * Functions of scripts that are more than what a call of them gives: values with properties of their own, and makers
 * of objects.
 */
import type { LanguageId } from "../../../contract/vocabulary";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, isType, type Declaration } from "../../facts/declaration";
import { ofType, type ValueType } from "../../facts/value-type";
import { HOLDS_MEMBERS } from "../../facts/object-literals";
import type { OccurrenceReader } from "../readers";
import { script } from "./rules";

/** Ordinals of the functions that make objects, by file. */
const MAKERS = new WeakMap<CodeFile, ReadonlySet<number>>();

/** Whether a symbol is a function of which `new` makes objects: it gives them fields, or has methods for them. */
export function makesObjects(file: CodeFile, ordinal: number): boolean {
  if (file.language !== "javascript" || file.kind(ordinal) !== "function") return false;
  let makers = MAKERS.get(file);
  if (!makers) MAKERS.set(file, (makers = makersOf(file)));
  return makers.has(ordinal);
}

function makersOf(file: CodeFile): Set<number> {
  const found = new Set<number>();
  const owners = new Set<string>();
  for (const { ordinal, container, qualifier } of file.symbols) {
    if (container >= 0 && qualifier === null && file.kind(ordinal) === "field" && isFunction(file.kind(container)))
      found.add(container);
    if (qualifier !== null && /^\p{Lu}/u.test(qualifier) && file.kind(ordinal) === "method") owners.add(qualifier);
  }
  for (const { ordinal, name } of file.symbols)
    if (owners.has(name) && file.kind(ordinal) === "function") found.add(ordinal);
  return found;
}

/** The symbol whose members `this` has in a function around a place that is no member of a type; -1 for none. */
export function ownerOfThis(file: CodeFile, ordinal: number): number {
  if (makesObjects(file, ordinal)) return ordinal;
  const { container } = file.symbols[ordinal];
  const isMember = script.family.has(file.language) && container >= 0 && isMemberOfValue(file, ordinal);
  return isMember && HOLDS_MEMBERS.has(file.kind(container)) ? container : -1;
}

const isMemberOfValue = (file: CodeFile, ordinal: number): boolean =>
  file.kind(ordinal) === "method" || file.kind(ordinal) === "property";

/** Members of the function as a value. Declarations inside the function are not among them. */
export function withoutInner(language: LanguageId, members: readonly Declaration[]): readonly Declaration[] {
  if (!script.family.has(language) || members.length === 0) return members;
  const own = members.filter(
    (d) => d.holderKind === null || !isFunction(d.holderKind) || !(d.kind === "function" || isType(d.kind)),
  );
  // what is assigned to a member that its owner declares declares nothing
  const declaring = new Set(own.flatMap((d) => (isAssigned(d) ? [] : [d.fileId])));
  return own.filter((d) => !isAssigned(d) || !declaring.has(d.fileId));
}

const isAssigned = ({ source }: Declaration): boolean => source.symbol.qualifier !== null;

/**
 * Members share a path and an owner in several repositories: those of the repository that is asked, all where it has
 * none.
 */
export function ofRepositories(
  members: readonly Declaration[],
  repositories: ReadonlySet<number>,
): readonly Declaration[] {
  const own = members.filter(({ repositoryId }) => repositories.has(repositoryId));
  return own.length > 0 ? own : members;
}

/** `A.prototype.b`: what stands for the objects that a type or function makes. */
export const isPrototype = (file: CodeFile, i: number): boolean =>
  file.name(i) === "prototype" && file.uses.left[i] >= 0;

/** A function that is named and not called, `f.b`: its own properties are meant. Null for anything else. */
export async function functionItself(
  file: CodeFile,
  left: number,
  chain: Chain,
  occurrence: OccurrenceReader,
): Promise<ValueType | null> {
  if (file.uses.arity[left] >= 0 || file.uses.local[left] >= 0) return null;
  const found = await occurrence(file, left, chain);
  const isFunctions = found.declarations.length > 0 && found.declarations.every((d) => isFunction(d.kind));
  return isFunctions && found.basis !== "name" ? ofType(found.declarations) : null;
}

/** Whether a call of what is declared, `new F()`, gives one of the objects that the function makes. */
export async function isMaker(file: CodeFile, at: number, called: Declaration, code: CodeIndex): Promise<boolean> {
  if (called.language !== "javascript" || called.kind !== "function" || file.uses.arity[at] < 0) return false;
  const home = await code.file(called.fileId);
  return home !== null && makesObjects(home, called.ordinal);
}

/** What `module.exports = { … }` gives the module: names that its functions know behind `this`. */
export const isExportedByAssignment = (d: Declaration): boolean =>
  d.language === "javascript" && d.owners.length === 0 && (hasModifier(d, "exported") || d.kind === "property");
