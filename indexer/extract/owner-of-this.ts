/**
 * The owner of the members of `this` in a function of a script: a class's, those of the objects that a function makes,
 * those of an object literal.
 */
import { KIND_GROUPS } from "../../lib/contract/vocabulary";
import type { SymbolKind } from "../model";
import { isFunctionNode } from "./type-places";
import type { FileState } from "./file-state";

/** What a member is held by: a symbol, or the owner that is written before the name of its method. */
export interface MemberOwner {
  container: number;
  qualifier: string | null;
}

const FUNCTIONS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.function);
const TYPES: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.type);
const VALUES: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.variable);

/**
 * Null where nothing says whose function it is: one without a name, or one that is only called.
 * @param within the function's node
 * @param around the type around
 */
export function ownerOfThis(state: FileState, within: number, around: MemberOwner): MemberOwner | null {
  const { symbols, tree, view, language } = state;
  let at = state.scopes.now.enclosing;
  while (at >= 0 && (symbols[at].fullStart > tree.start[within] || symbols[at].fullEnd < tree.end[within]))
    at = symbols[at].container;
  if (at < 0) return null;
  let outer = view.parent(within);
  while (outer >= 0 && !isFunctionNode(language, view, outer)) outer = view.parent(outer);
  if (outer >= 0 && tree.start[outer] >= symbols[at].fullStart) return null;
  const { kind, name, qualifier, container } = symbols[at];
  if (container >= 0 && container === around.container && TYPES.has(symbols[container].kind)) return around;
  if (!FUNCTIONS.has(kind)) return null;
  if (qualifier !== null) return { container, qualifier };
  if (container >= 0 && VALUES.has(symbols[container].kind)) return { container, qualifier: null };
  return kind === "function" && makesObjects(state.source, name) ? { container: at, qualifier: null } : null;
}

/** Whether a file uses a function to make objects, or one that sets members of `this` is called as types are. */
const makesObjects = (source: string, name: string): boolean =>
  /^\p{Lu}/u.test(name) ||
  source.includes(`${name}.prototype`) ||
  source.includes(`new ${name}(`) ||
  source.includes(`new ${name};`);
