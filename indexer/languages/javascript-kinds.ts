/**
 * What a JavaScript node declares, judged by its value and its place: functions given to names, members of object
 * literals, the old ways to export.
 */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";
import type { Modifier } from "../model";
import { declaresMember, hasMethod } from "./script-types";
import { mergedInto } from "./javascript-defined";
import { belowCasts, isOfData, isRequire } from "./javascript-imports";
import { exportsName, isModuleExports, THIS_OWNERS } from "./javascript-own-exports";
import type { ChildName } from "./child-names";
import type { DeclarationRule, DeclarationSite, DeclaredAs, DerivedRule } from "./declaration-rule";

const FUNCTION_VALUES = ["arrow_function", "function_expression", "generator_function"];
/** Values that `exports.x = …` gives a name to; plain names and members have a definition elsewhere. */
const OWN_VALUES = [
  "object",
  "array",
  "string",
  "number",
  "template_string",
  "call_expression",
  "new_expression",
  "regex",
  ...["ternary_expression", "binary_expression", "unary_expression", "true", "false", "null"],
];
const AROUND_VALUE = ["as_expression", "satisfies_expression", "non_null_expression", "parenthesized_expression"];

/** `function` or `class` where the value is one; null otherwise. */
export function kindOfValue(view: TreeView, value: number): "function" | "class" | null {
  if (view.is(value, ...FUNCTION_VALUES)) return "function";
  return view.is(value, "class") ? "class" : null;
}

export function variableKind({ view, node, name, inFunction }: DeclarationSite): DeclaredAs {
  if (inFunction) return "local";
  const value = belowCasts(view, view.child(node, "value"));
  if (isRequire(view, value)) return null;
  const own = view.parent(name) === node ? kindOfValue(view, value) : null;
  if (own) return own;
  const words = view.slice(view.start(view.parent(node)), view.start(node));
  return /^(?:const|using|await)\b/.test(words) ? "constant" : "variable";
}

const accessor = ({ view, node, name }: DeclarationSite): boolean =>
  /\b[gs]et\s*$/.test(view.slice(view.start(node), view.start(name)));

export function methodKind(site: DeclarationSite): DeclaredAs {
  const { view, node, name } = site;
  if (!view.is(view.parent(node), "object")) {
    if (accessor(site)) return "property";
    return view.text(name) === "constructor" ? "constructor" : "method";
  }
  const kind = objectMemberKind(site);
  return kind && accessor(site) ? "property" : kind;
}

/** Functions in an object literal are members of the module-level value that the literal belongs to. */
function objectMemberKind({ view, node, ownerName, inFunction }: DeclarationSite): DeclaredAs {
  if (!inFunction && mergedInto(view, node) !== null) return "method";
  if (inFunction || !isOfModuleValue(view, node)) return null;
  return ownerName === null ? "function" : "method";
}

/** Ways up from an object's member to the value that it is part of, calls around it included: `defineStore({ … })`. */
const PARTS_OF_VALUE = ["object", "pair", "arguments", "call_expression", ...AROUND_VALUE];
const MAX_PARTS = 16;

function isOfModuleValue(view: TreeView, member: number): boolean {
  let at = view.parent(member);
  for (let i = 0; i < MAX_PARTS && view.is(at, ...PARTS_OF_VALUE); i++) at = view.parent(at);
  if (view.is(at, "assignment_expression")) return exportsName(view, view.child(at, "left"));
  return view.is(at, "variable_declarator", "export_statement", "public_field_definition", "field_definition");
}

/** Members of module-level object literals: functions, and data where the literal is the value itself. */
export function pairKind(site: DeclarationSite): DeclaredAs {
  const { view, node } = site;
  if (kindOfValue(view, belowCasts(view, view.child(node, "value"))) === "function") return objectMemberKind(site);
  return dataMemberKind(site);
}

/** `{ name }`: a member, and a use of what the name means. */
export const shorthandKind = (site: DeclarationSite): DeclaredAs =>
  site.view.is(site.node, "shorthand_property_identifier") && site.ownerName !== null ? dataMemberKind(site) : null;

function dataMemberKind({ view, node, ownerName, inFunction }: DeclarationSite): DeclaredAs {
  if (!inFunction && mergedInto(view, node) !== null) return "property";
  if (inFunction || !isDataOfModuleValue(view, node)) return null;
  return ownerName === null ? "constant" : "property";
}

/** Functions that give back the first of their arguments with the members of the others. */
const MERGES = /(?:^|\.)_?(?:assign|extend|merge|mixin|defaults|freeze|seal)$/;

/** The object literal is what the call around it gives: `Object.assign(A, { … })`. */
function isMerge(view: TreeView, call: number): boolean {
  return view.is(call, "call_expression") && MERGES.test(view.text(view.child(call, "function")).slice(-60));
}

function isDataOfModuleValue(view: TreeView, member: number): boolean {
  let at = view.parent(member);
  for (let i = 0; i < MAX_PARTS; i++, at = view.parent(at)) {
    if (view.is(at, "object", "pair", ...AROUND_VALUE)) continue;
    if (!view.is(at, "arguments") || !isMerge(view, view.parent(at))) break;
    at = view.parent(at);
  }
  if (view.is(at, "assignment_expression")) return isModuleExports(view, view.child(at, "left"));
  return view.is(at, "variable_declarator", "export_statement", "public_field_definition", "field_definition");
}

/** What an object is made of beside its own members: `{ ...base }`, `Object.assign(base, { … })`. */
export const spreads = (view: TreeView, node: number): number[] =>
  view
    .children(node)
    .filter((c) => view.is(c, "spread_element"))
    .map((c) => view.first(c));

/** One object alone is merged with nothing: `client.extend({ … })` is a method like any other. */
export function calledOrMerged(view: TreeView, node: number): number[] {
  const callee = view.child(node, "function");
  const given = isMerge(view, node) ? view.children(view.child(node, "arguments")) : [];
  const isMerged = given.length > 1 || (given.length === 1 && GIVES_BACK.test(view.text(callee)));
  return isMerged ? given.filter((each) => !view.is(each, "object")) : [callee];
}

const GIVES_BACK = /^Object\.|(?:freeze|seal)$/;

/** `exports.a = function …`, `A.prototype.b = …`, `A.c = …` */
export function assignmentKind({ view, node, inFunction, declaredAtTop }: DeclarationSite): DeclaredAs {
  const left = view.child(node, "left");
  const right = view.child(node, "right");
  if (!view.is(left, "member_expression")) return null;
  const object = view.child(left, "object");
  const kind = kindOfValue(view, right);
  if (isModuleExports(view, left)) return inFunction || view.child(right, "name") >= 0 ? null : kind;
  // `exports.A = class B {}` has a declaration: the class's own
  if (exportsName(view, object) && !inFunction && view.is(right, "class") && view.child(right, "name") >= 0)
    return null;
  if (exportsName(view, object))
    return kind ?? (!inFunction && (view.is(right, ...OWN_VALUES) || isOfData(view, right)) ? "constant" : null);
  const member = kind === "function" ? "method" : "property";
  if (view.is(object, "member_expression") && view.text(object).endsWith(".prototype"))
    return declaresMember(view, assignmentOwner(view, node) ?? "", view.text(view.child(left, "property")))
      ? null
      : member;
  if (inFunction || !view.is(object, "identifier")) return null;
  if (member === "method") return member;
  const owner = declaredAtTop(view.text(object));
  return owner === "function" || owner === "class" ? member : null;
}

export function assignmentOwner(view: TreeView, node: number): string | null {
  const object = view.child(view.child(node, "left"), "object");
  if (object < 0 || exportsName(view, object) || isModuleExports(view, view.child(node, "left"))) return null;
  return view.text(object).replace(/\.prototype$/, "");
}

/**
 * What a function assigns to `this` is a field of what it belongs to, with or without a declaration there. Where a
 * class has a method of the name, that is what is meant: `this.sail = this.sail.bind(this)`.
 */
export const assignedToThis: DerivedRule = ({ view, node }) => {
  const left = view.child(node, "left");
  if (!view.is(left, "member_expression") || !view.is(view.child(left, "object"), "this")) return null;
  const within = view.ancestor(node, ...THIS_OWNERS);
  if (within < 0) return null;
  const [name, value] = [view.child(left, "property"), view.child(node, "right")];
  if (hasMethod(view, view.parent(within), view.text(name))) return null;
  return { name, kind: "field", value, within, isLocal: isPassed(view, within) };
};

/** `test("a", function () { … })`: what calls the function gives it a `this`, unless one is given beside it. */
function isPassed(view: TreeView, node: number): boolean {
  const list = view.parent(node);
  return view.is(list, "arguments") && !view.children(list).some((each) => view.is(each, "this"));
}

/** A function's own name is seen only inside it, except in `module.exports = function name() {}`. */
export function functionExpressionKind({ view, node, inFunction }: DeclarationSite): DeclaredAs {
  const parent = view.parent(node);
  const isExported =
    !inFunction && view.is(parent, "assignment_expression") && exportsName(view, view.child(parent, "left"));
  return isExported && view.is(view.child(parent, "left"), "member_expression") ? "function" : "local";
}

export const classExpressionKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  view.is(view.parent(node), "variable_declarator") ? "local" : "class";

/** `export default` of something without a name. */
export function defaultKind({ view, node }: DeclarationSite): DeclaredAs {
  return kindOfValue(view, node) ?? (view.is(node, "object") ? "constant" : null);
}

export function hasDefaultName(view: TreeView, node: number): boolean {
  return view.is(node, ...FUNCTION_VALUES, "class", "object") && view.child(node, "name") < 0;
}

export function functionModifiers({ view, node, name, ownerName, inFunction }: DeclarationSite): Modifier[] {
  const found: Modifier[] = [];
  // `module.exports = { name() {} }`
  if (ownerName === null && !inFunction && view.is(view.parent(node), "object")) found.push("exported");
  const value = Math.max(view.child(node, "value"), view.child(node, "right"));
  const isGenerator =
    view.type(node).startsWith("generator_") || /\*\s*$/.test(view.slice(view.start(node), view.start(name)));
  if (isGenerator || view.is(value, "generator_function")) found.push("generator");
  if (view.is(value, ...FUNCTION_VALUES) && view.slice(view.start(value), view.start(value) + 6) === "async ")
    found.push("async");
  if (view.source[view.end(name)] === "?") found.push("optional");
  if (view.source[view.start(name)] === "#") found.push("private");
  return found;
}

/** A member whose name is a string or computed: `"a-b": 1`, `[Symbol.iterator]() {}`. */
export const quotedName: NonNullable<DeclarationRule["unnamed"]> = (view, node) => {
  const child = Math.max(view.child(node, "name"), view.child(node, "key"), view.child(node, "property"));
  const at = child < 0 ? node : child;
  if (!view.is(at, "string", "computed_property_name")) return null;
  const text = view.text(at);
  const name = view.is(at, "string") ? text.slice(1, -1) : text.replace(/\s+/g, " ");
  return name ? { name, at, written: [view.start(at), view.end(at)] } : null;
};

/** `for (const x of …)` binds, `for (x of …)` writes. */
export function loopKind({ view, node }: DeclarationSite): DeclaredAs {
  const words = view.slice(view.start(node), view.start(view.child(node, "left")));
  return /\(\s*(?:const|let|var|await|using)\b/.test(words) ? "local" : null;
}

/** A child of the declaring node that speaks of the whole value, not of one name in a pattern. */
export function ofWhole(child: ChildName) {
  return (view: TreeView, node: number, leaf: number): number => {
    return view.parent(leaf) === node ? view.child(node, child) : -1;
  };
}

/** What an assignment gives its name; a name that an expression stands for is no declared one. */
export const ofAssigned = (view: TreeView, node: number): number => {
  const value = view.child(node, "right");
  return kindOfValue(view, value) === null ? value : -1;
};

/** `a || b`, `a ?? b` mean the one or the other, `a && b` the second. */
export function operands(view: TreeView, node: number): number[] {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  const operator = operatorOf(view, node);
  if (operator === "||" || operator === "??") return [left, right];
  return operator === "&&" ? [right] : [];
}
