/**
 * Members of JavaScript that are declared by a call: `Object.defineProperty(Shed.prototype, "depth", { … })`,
 * `Object.defineProperty(exports, "depth", { … })`, `Object.assign(Shed.prototype, { … })`.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
import type { DeclarationRule, DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import { isOwnExports } from "./javascript-own-exports";
import { declaresMember } from "./script-types";

const DEFINING = /^(?:Object|Reflect)\.defineProperty$/;
/** What compilers mark modules with, and what is no more than another name for the whole of one. */
const OF_MODULES: ReadonlySet<string> = new Set(["", "__esModule", "default"]);

/** What gets the member, and the text of its name; null for any other call. */
function defined(view: TreeView, call: number): { object: number; name: number } | null {
  const callee = view.child(call, "function");
  if (!view.is(callee, "member_expression") || !DEFINING.test(view.text(callee).slice(0, 30))) return null;
  const [object, name] = view.children(view.child(call, "arguments"));
  return view.is(name, "string") ? { object, name } : null;
}

function nameOf(view: TreeView, call: number): UnnamedName | null {
  const at = defined(view, call)?.name ?? -1;
  const name = at < 0 ? "" : view.text(at).slice(1, -1);
  return OF_MODULES.has(name) ? null : { name, at, written: [view.start(at), view.end(at)] };
}

function ownerOf(view: TreeView, call: number): string | null {
  const object = defined(view, call)?.object ?? -1;
  return object < 0 || isOwnExports(view, object) ? null : view.text(object).replace(/\.prototype$/, "");
}

function kindOf({ view, node, inFunction, declaredAtTop }: DeclarationSite): DeclaredAs {
  const found = defined(view, node);
  if (!found || inFunction) return null;
  if (isOwnExports(view, found.object)) return "constant";
  const owner = ownerOf(view, node) ?? "";
  const kind = declaredAtTop(owner);
  if (kind !== "function" && kind !== "class") return null;
  return declaresMember(view, owner, view.text(found.name).slice(1, -1)) ? null : "property";
}

const modifiersOf = ({ view, node }: DeclarationSite): Modifier[] => (ownerOf(view, node) === null ? ["exported"] : []);

const MERGING = /^(?:Object\.assign|(?:_|\$)\.(?:extend|assign)|util\._extend)$/;

/**
 * `Object.assign(Shed.prototype, { open() {} })`: what the members of the literal are members of; null for any other.
 */
export function mergedInto(view: TreeView, member: number): string | null {
  const list = view.parent(view.parent(member));
  const call = view.parent(list);
  if (!view.is(list, "arguments") || !MERGING.test(view.text(view.child(call, "function")).slice(0, 30))) return null;
  const target = view.first(list);
  const isPrototype = view.is(target, "member_expression") && view.text(view.child(target, "property")) === "prototype";
  return isPrototype ? view.text(view.child(target, "object")) : null;
}

export const definedByCall: DeclarationRule = {
  kind: kindOf,
  name: "#none",
  unnamed: nameOf,
  owner: ownerOf,
  extraModifiers: modifiersOf,
};
