/**
 * Methods of Ruby's classes and those of their objects: a method of one is never called on the other. Modules tell
 * them apart only where they are mixed in. Also what the words of the language say of a method's name.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, type Declaration } from "../../facts/declaration";
import { rootOf } from "../../facts/root-of";
import type { Level } from "../readers";
import { describedClass } from "./specs";

/** What a name is asked of; undefined where the text does not tell. */
export function levelAsked(file: CodeFile, i: number): Level | undefined {
  const left = file.uses.left[i];
  if (left === LEFT_CODES.none || left === LEFT_CODES.this || left === LEFT_CODES.super)
    return levelAround(file, file.uses.enclosing[i]);
  if (left < 0) return undefined;
  const of = file.name(left);
  if (file.uses.local[left] < 0 && of !== "new" && isClassName(of)) return "class";
  if (isMadeClass(file, left) || (describedClass(file, left) ?? -1) >= 0) return "class";
  // a value is an object, unless it is called a class
  return HOLDS_CLASS.test(of) ? undefined : "object";
}

/** Whether a local is assigned `Class.new(Base)`. */
export function isMadeClass(file: CodeFile, at: number): boolean {
  const { local, left } = file.uses;
  const [by = -1] = (local[at] < 0 ? undefined : file.typedBy.get(local[at])) ?? [];
  return by >= 0 && file.name(by) === "new" && left[by] >= 0 && file.name(left[by]) === "Class";
}

const HOLDS_CLASS = /(?:class|klass|module|mod)$/;

const isClassName = (name: string): boolean => name === "class" || /^\p{Lu}/u.test(name);

/** Whether a name without anything left of it is a method's. */
export const isMethodName = (name: string): boolean => !/^[\p{Lu}@$]/u.test(name);

/** What `self` is in the code of a symbol. */
function levelAround(file: CodeFile, enclosing: number): Level | undefined {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
    if (file.kind(at) === "class") return "class";
    if (file.kind(at) === "module") return undefined;
    if (isFunction(file.kind(at))) return hasModifier(file.symbols[at], "static") ? "class" : ofMethod(file, at);
  }
  return undefined;
}

/** Methods of a module may be mixed into either. */
function ofMethod(file: CodeFile, ordinal: number): Level | undefined {
  const { container } = file.symbols[ordinal];
  return container >= 0 && file.kind(container) === "class" ? "object" : undefined;
}

/**
 * Of members that a class or module holds, those that can be asked for there; `isAbove`: asked of what derives from
 * it, or includes it.
 */
export function atLevel(members: readonly Declaration[], level: Level | undefined, isAbove: boolean): Declaration[] {
  return members.filter((d) => {
    if (!(isFunction(d.kind) || d.kind === "property") || d.kind === "constructor") return true;
    const isOfClass = hasModifier(d, "static");
    if (d.holderKind === "module") return isAbove ? !isOfClass && level !== "class" : true;
    return level === undefined || isOfClass === (level === "class");
  });
}

/** `extend Ropes` gives to the class itself what Ropes has for objects, `include Ropes` to its objects. */
export const levelOfBase = (relation: string, level: Level): Level | null =>
  relation !== "mixin" ? level : level === "class" ? "object" : null;

/** Names that a use may mean, the likelier first: an assignment calls `speed=`. */
export function namesMeant(file: CodeFile, i: number): string[] {
  const name = file.name(i);
  const isAssigned = file.role(i) === "write" && file.uses.left[i] !== LEFT_CODES.none;
  return isAssigned ? [`${name}=`, name] : [name];
}

/** What uses of a setter are called: `ship.speed = 1`. */
export const assignedAs = ({ name }: Pick<Declaration, "name">): string[] =>
  /^\w+=$/.test(name) ? [name.slice(0, -1)] : [];

/**
 * Whether a type is named here as the superclass of the class whose name stands before it, and not in the class's
 * body.
 */
export function isSuperclass(file: CodeFile, i: number): boolean {
  const own = file.nameOccurrence(file.uses.enclosing[i]);
  return own >= 0 && rootOf(file, i) === own + 1;
}
