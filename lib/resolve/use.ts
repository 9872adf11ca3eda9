/** Whether a resolved occurrence is a use of a symbol, and how. Pure. */
import type { Basis } from "../contract/vocabulary";
import { LEFT_CODES, LEFT_FLAGS } from "../db/occurrences-blob";
import { areTwins } from "./c-names";
import type { CodeFile } from "./code-file";
import { isFunction, isType, parameterCount, scopeOf, type Declaration } from "./declaration";
import { groupBy } from "./group-by";
import { fitArity } from "./members";
import type { Resolution } from "./resolution";

/** How a use reaches the symbol: by an overriding or overridden method, or by a constructor of the type. */
export type Through = "override" | "overridden" | "constructor" | null;

/** A symbol whose uses are looked for. */
export interface Target {
  head: Declaration;
  declarations: readonly Declaration[];
  /** what a use of it can be called */
  names: readonly string[];
  /** methods that it overrides, and those met so far that override it, by key hash */
  related: Map<bigint, "override" | "overridden">;
}

export interface Use {
  file: CodeFile;
  /** index of the occurrence */
  at: number;
  target: Target;
  through: Through;
  basis: Basis;
}

/**
 * The uses that an occurrence is: of the first target that it means itself, else of the first that it reaches through another symbol;
 * with `each` of every target, either way. None when it means something else.
 */
export function usesOf(
  file: CodeFile,
  at: number,
  meant: Resolution,
  targets: readonly Target[],
  each: boolean,
): Use[] {
  if (meant.declarations.length === 0) return [];
  const found = { ...meant, declarations: fittingPlace(file, at, meant.declarations) };
  const uses: Use[] = [];
  const groups = each ? targets.map((target) => [target]) : [targets];
  for (const group of groups) {
    const use = bestUse(file, at, found, group);
    if (use) uses.push(use);
  }
  return uses;
}

function bestUse(file: CodeFile, at: number, found: Resolution, targets: readonly Target[]): Use | null {
  for (const target of targets) {
    if (means(found, target, file)) return { file, at, target, through: null, basis: found.basis };
  }
  for (const target of targets) {
    const through = indirectly(file, at, found, target);
    if (through) return { file, at, target, through, basis: found.basis };
  }
  return null;
}

/** Where a name is a function and something else, a call means the function (or what is called like one) and any other use the rest. */
function fittingPlace(file: CodeFile, at: number, declarations: readonly Declaration[]): readonly Declaration[] {
  const isCall = file.uses.arity[at] >= 0;
  const known = isCall ? FITTING_CALLS : FITTING_REST;
  let fits = known.get(declarations);
  if (!fits) {
    fits = declarations.filter((d) => isFunction(d.kind) === isCall || (isCall && isCalledToo(d)));
    known.set(declarations, (fits = fits.length > 0 ? fits : declarations));
  }
  return fits;
}

const isCalledToo = ({ kind }: Declaration): boolean => isType(kind) || kind === "macro";

/** Uses of which only the name is known share one list of thousands of candidates: it is gone through once. */
const FITTING_CALLS = new WeakMap<readonly Declaration[], readonly Declaration[]>();
const FITTING_REST = new WeakMap<readonly Declaration[], readonly Declaration[]>();
const BY_KEY = new WeakMap<readonly Declaration[], ReadonlyMap<bigint, readonly Declaration[]>>();

function ofKey(declarations: readonly Declaration[], key: bigint): readonly Declaration[] {
  let groups = BY_KEY.get(declarations);
  if (!groups) BY_KEY.set(declarations, (groups = groupBy(declarations, (d) => d.keyHash)));
  return groups.get(key) ?? [];
}

/** A key can stand in several repositories; a use means the one of its own, where there is one. */
function means(found: Resolution, { head, declarations }: Target, file: CodeFile): boolean {
  const same = ofKey(found.declarations, head.keyHash);
  if (!same.some((d) => d.repositoryId === head.repositoryId) || areTwins(same, declarations)) return false;
  return file.repositoryId === head.repositoryId || !same.some((d) => d.repositoryId === file.repositoryId);
}

function indirectly(file: CodeFile, at: number, found: Resolution, target: Target): Through {
  const { head, related } = target;
  if (isType(head.kind)) {
    const scope = scopeOf(head);
    return found.declarations.some((d) => d.kind === "constructor" && d.holder === scope) ? "constructor" : null;
  }
  if (head.kind === "constructor") return constructs(file, at, found, target) ? "constructor" : null;
  if (!isRelated(found.declarations, related)) return null;
  for (const d of found.declarations) {
    const through = related.get(d.keyHash);
    if (through && !(through === "overridden" && namesBase(file, at)) && !readsComponent(file, at, d)) return through;
  }
  return null;
}

/** Asks the smaller of the two for the other's. */
function isRelated(declarations: readonly Declaration[], related: Target["related"]): boolean {
  if (related.size === 0) return false;
  if (related.size > declarations.length) return declarations.some((d) => related.has(d.keyHash));
  return [...related.keys()].some((key) => ofKey(declarations, key).length > 0);
}

/** A record's component, named without being called, is its field and overrides nothing. */
const readsComponent = (file: CodeFile, at: number, { language, kind }: Declaration): boolean =>
  language === "java" && kind === "property" && file.uses.arity[at] < 0;

/** `super.f()` and `Base::f()` mean the base's method whatever overrides it. */
function namesBase(file: CodeFile, at: number): boolean {
  return file.uses.left[at] === LEFT_CODES.super || (file.uses.leftFlags[at] & LEFT_FLAGS.scope) !== 0;
}

/** A call of the type with as many arguments as this constructor takes. */
function constructs(file: CodeFile, at: number, found: Resolution, { head, declarations }: Target): boolean {
  const arity = file.uses.arity[at];
  if (arity < 0 || !found.declarations.some((d) => isType(d.kind) && scopeOf(d) === head.holder)) return false;
  return parameterCount(head) === null || fitArity([...declarations], arity).some((d) => parameterCount(d) === arity);
}
