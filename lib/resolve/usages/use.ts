/** Whether a resolved occurrence is a use of a symbol, and how. Pure. */
import type { Basis } from "../../contract/vocabulary";
import { weaker } from "../facts/certainty";
import type { CodeFile } from "../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import { parameterCount } from "../facts/disambiguator";
import { groupBy } from "../facts/group-by";
import { fitArity } from "../facts/choose-overload";
import type { Resolution } from "../facts/resolution";
import { RULES } from "../languages/registry";
import { areTwins } from "./twins";

/** How a use reaches the symbol: by an overriding or overridden method, or by a constructor of the type. */
export type Through = "override" | "overridden" | "constructor" | null;

/** A symbol whose uses are looked for. */
export interface Target {
  head: Declaration;
  declarations: readonly Declaration[];
  /** how it is known that it is meant: no use is surer */
  basis: Basis;
  /** what a use of it can be called */
  names: readonly string[];
  /** methods that it overrides, and those met so far that override it, by key hash */
  related: Map<bigint, "override" | "overridden">;
}

/** How an occurrence reaches a symbol. */
interface Reach {
  target: Target;
  through: Through;
  basis: Basis;
}

export interface Use extends Reach {
  file: CodeFile;
  /** index of the occurrence */
  at: number;
}

/** What counts of the place of an occurrence. */
export interface UsePlace {
  repositoryId: number;
  /** arguments of the call, -1 when it is none */
  arity: number;
  /** `super.f()` and `Base::f()` mean the base's method whatever overrides it */
  namesBase: boolean;
}

/**
 * The symbols that an occurrence uses: the first target that it means itself, else the first that it reaches through
 * another symbol; with `each` every target, either way. None when it means something else.
 */
export function reachedBy(place: UsePlace, meant: Resolution, targets: readonly Target[], each: boolean): Reach[] {
  if (meant.declarations.length === 0) return [];
  // a compiler names what is meant there and nothing beside it: `{ draw }` uses a function without calling it
  const declarations = meant.basis === "precise" ? meant.declarations : fittingPlace(place, meant.declarations);
  const found = { ...meant, declarations };
  const groups = each ? targets.map((target) => [target]) : [targets];
  return groups.flatMap((group) => bestOf(place, found, group) ?? []);
}

function bestOf(place: UsePlace, found: Resolution, targets: readonly Target[]): Reach | null {
  for (const target of targets) {
    if (means(found, target, place)) return { target, through: null, basis: weaker(found.basis, target.basis) };
  }
  for (const target of targets) {
    const through = indirectly(place, found, target);
    if (through) return { target, through, basis: weaker(found.basis, target.basis) };
  }
  return null;
}

/**
 * Where a name is a function and something else, a call means the function (or what is called like one) and any other
 * use the rest. `{ draw }` of a script means the function and declares a property beside it.
 */
function fittingPlace({ arity }: UsePlace, declarations: readonly Declaration[]): readonly Declaration[] {
  const isCall = arity >= 0;
  const known = isCall ? FITTING_CALLS : FITTING_REST;
  let fits = known.get(declarations);
  if (!fits) {
    fits = declarations.filter((d) => isFunction(d.kind) === isCall || (isCall && isCalledToo(d)));
    const isShorthand = !isCall && fits.every(isPropertyOfScript);
    known.set(declarations, (fits = fits.length > 0 && !isShorthand ? fits : declarations));
  }
  return fits;
}

const isPropertyOfScript = ({ language, kind }: Declaration): boolean =>
  kind === "property" && RULES[language].objectLiterals;

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
function means(found: Resolution, { head, declarations }: Target, { repositoryId }: UsePlace): boolean {
  const same = ofKey(found.declarations, head.keyHash);
  if (!same.some((d) => d.repositoryId === head.repositoryId) || areTwins(same, declarations)) return false;
  return repositoryId === head.repositoryId || !same.some((d) => d.repositoryId === repositoryId);
}

function indirectly(place: UsePlace, found: Resolution, target: Target): Through {
  const { head, related } = target;
  if (isType(head.kind)) {
    const scope = scopeOf(head);
    return found.declarations.some((d) => d.kind === "constructor" && d.holder === scope) ? "constructor" : null;
  }
  if (head.kind === "constructor") return constructs(place, found, target) ? "constructor" : null;
  if (!isRelated(found.declarations, related)) return null;
  for (const d of found.declarations) {
    const through = related.get(d.keyHash);
    if (through && !(through === "overridden" && place.namesBase) && !readsComponent(place, d)) return through;
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
const readsComponent = ({ arity }: UsePlace, { language, kind }: Declaration): boolean =>
  RULES[language].recordComponents && kind === "property" && arity < 0;

/** A call of the type with as many arguments as this constructor takes. */
function constructs({ arity }: UsePlace, found: Resolution, { head, declarations }: Target): boolean {
  if (arity < 0 || !found.declarations.some((d) => isType(d.kind) && scopeOf(d) === head.holder)) return false;
  return parameterCount(head) === null || fitArity([...declarations], arity).some((d) => parameterCount(d) === arity);
}
