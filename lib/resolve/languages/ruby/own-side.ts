/**
 * What code in a method calls on `self` by a bare name is of that side: a class's own method has not what its objects
 * have, nor the other way round. A block may run on another `self`; only blocks that Ruby's own methods take do not.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, type Declaration } from "../../facts/declaration";
import type { Level } from "../readers";
import { CORE_METHODS } from "./core-methods";

/** Methods of Ruby whose block has a `self` of its own. */
const OTHER_SELF: ReadonlySet<string> = new Set(
  `class_eval class_exec define_method define_singleton_method instance_eval instance_exec module_eval module_exec new
  refine tap then yield_self`.split(/\s+/),
);

/** What `self` is for certain where a name is asked of it; undefined where that is not told. */
export function sideAsked(file: CodeFile, i: number): Level | undefined {
  const method = methodAsking(file, i);
  if (method < 0) return undefined;
  if (hasModifier(file.symbols[method], "static")) return "class";
  // what a module gives to objects may be a class's own as well
  return file.kind(file.symbols[method].container) === "class" ? "object" : undefined;
}

/** The method that asks its own `self` for a name; -1 where the text does not tell whose that is. */
function methodAsking(file: CodeFile, i: number): number {
  const { left, enclosing } = file.uses;
  if (left[i] !== LEFT_CODES.none && left[i] !== LEFT_CODES.this) return -1;
  const method = enclosing[i];
  if (method < 0 || !isFunction(file.kind(method)) || file.symbols[method].container < 0) return -1;
  return file.lambdasAround(i).every((at) => keepsSelf(file, at, method)) ? method : -1;
}

/** Of members that a bare name may mean those of its own side. */
export function ofOwnSide(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  const method = found.length > 0 ? methodAsking(file, i) : -1;
  return method < 0 ? found : found.filter((d) => isOfSide(file, method, d));
}

function isOfSide(file: CodeFile, method: number, d: Declaration): boolean {
  if ((!isFunction(d.kind) && d.kind !== "property") || d.kind === "constructor") return true;
  const { container } = file.symbols[method];
  const isAskedOfClass = hasModifier(file.symbols[method], "static");
  const isOfClass = hasModifier(d, "static");
  if (isOfClass === isAskedOfClass) return true;
  const isOwn = d.holder === file.scope(container);
  if (d.holderKind === "class") return file.kind(container) !== "class" && !isAskedOfClass;
  return d.holderKind !== "module" || !isOwn || (isAskedOfClass && extendsItself(file, container));
}

/** `extend self` and `module_function`: a module that has itself what it gives to objects. */
function extendsItself(file: CodeFile, module: number): boolean {
  const { count, enclosing, line, arity } = file.uses;
  for (let at = 0; at < count; at++) {
    if (enclosing[at] !== module) continue;
    if (file.name(at) === "module_function") return true;
    const isAlone = at + 1 === count || line[at + 1] !== line[at];
    if (file.name(at) === "extend" && arity[at] > 0 && isAlone) return true;
  }
  return false;
}

const keepsSelf = (file: CodeFile, callee: number, method: number): boolean =>
  file.uses.enclosing[callee] !== method || (CORE_METHODS.has(file.name(callee)) && !OTHER_SELF.has(file.name(callee)));
