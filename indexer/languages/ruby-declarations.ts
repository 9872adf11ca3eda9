/** What declares in Ruby: methods, assignments, parameters and patterns, arguments of calls, RSpec's subjects. */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
import type { DeclarationRule, DeclarationSite, DeclaredAs, DerivedRule } from "./declaration-rule";
import {
  TYPE_MAKERS,
  declaredByCall,
  madeBases,
  makesOfClass,
  nameByCall,
  typeMaker,
  valueOfBlock,
} from "./ruby-calls";

const TARGET_PARENTS = [
  "assignment",
  "operator_assignment",
  "left_assignment_list",
  "destructured_left_assignment",
  "rest_assignment",
  "for",
  "exception_variable",
  "scope_resolution",
];

/** Only names right in the target are bound: `a.b = 1` and `a[0] = 1` call methods. */
export function assignmentKind({ view, node, name, inFunction }: DeclarationSite): DeclaredAs {
  const parent = view.parent(name);
  if (!view.is(parent, ...TARGET_PARENTS)) return null;
  switch (view.type(name)) {
    case "identifier":
      return "local";
    case "constant": {
      const made = parent === node || view.parent(parent) === node ? typeMaker(view, view.child(node, "right")) : null;
      return made === null ? "constant" : TYPE_MAKERS[made];
    }
    case "global_variable":
      return inFunction ? null : "variable";
    default:
      return null;
  }
}

export function methodKind({ view, name, ownerName }: DeclarationSite): DeclaredAs {
  if (ownerName === null) return "function";
  return view.text(name) === "initialize" ? "constructor" : "method";
}

/**
 * Methods of the class itself: `def self.x`, which a bare `private` above does not hide, and all below `class <<
 * self`.
 */
function singleton({ view, node }: DeclarationSite): Modifier[] {
  if (!isSingleton(view, node)) return [];
  const isHidden = !view.is(node, "singleton_method") || view.is(view.parent(node), "argument_list");
  return isHidden ? ["static"] : ["static", "public"];
}

const isSingleton = (view: TreeView, node: number): boolean =>
  view.is(node, "singleton_method") ||
  (view.is(view.parent(node), "argument_list") && makesOfClass(view, node)) ||
  view.is(view.ancestor(node, "singleton_class", "class", "module"), "singleton_class");

/** Characters of what a block is given that tell it from others. */
const MAX_BLOCK_NAME = 40;

/**
 * What a class's own method is told by from that of its objects, and one that a block defines from that of the next
 * block: `refine(Array) { def copy; end }`, RSpec's `context "at sea" do def ship; end end`.
 */
function apart(view: TreeView, node: number): string | null {
  const mark = isSingleton(view, node) ? ["+class"] : [];
  const block = view.ancestor(node, "do_block", "block", "class", "module", "singleton_class");
  if (!view.is(block, "do_block", "block")) return mark[0] ?? null;
  const call = view.parent(block);
  const list = view.child(call, "arguments");
  const given = list < 0 ? view.child(call, "method") : view.first(list);
  const words = given < 0 ? "" : view.text(given).match(/\w+/g)?.join("_").slice(0, MAX_BLOCK_NAME);
  return words ? [...mark, `+in$${words}`].join("") : (mark[0] ?? null);
}

export const argumentRule: DeclarationRule = {
  kind: ({ view, node }) => declaredByCall(view, node),
  name: "#none",
  unnamed: (view, node) => (view.is(node, "simple_symbol", "string") ? nameByCall(view, node) : null),
  extraModifiers: singleton,
  apart,
  value: valueOfBlock,
};

/** `subject { … }` names what RSpec's examples are about. */
export const subjectRule: DeclarationRule = {
  kind: ({ view, node }) =>
    view.end(node) - view.start(node) === SUBJECT.length &&
    view.text(node) === SUBJECT &&
    view.child(view.parent(node), "receiver") < 0 &&
    view.child(view.parent(node), "arguments") < 0 &&
    view.child(view.parent(node), "block") >= 0
      ? "local"
      : null,
  name: "#self",
  value: valueOfBlock,
};
const SUBJECT = "subject";

/** What a target of an assignment is given: `a, b = c, d` gives each its own; -1 where that is not told. */
function valueOfTarget(view: TreeView, node: number, target: number): number {
  const right = view.child(node, "right");
  const list = view.parent(target);
  if (list === node || right < 0) return right;
  if (list !== view.child(node, "left") || !view.is(right, "right_assignment_list")) return -1;
  const [targets, values] = [view.children(list), view.children(right)];
  const isPaired = targets.length === values.length && ![...targets, ...values].some((at) => view.is(at, ...SPLATS));
  return isPaired ? values[targets.indexOf(target)] : -1;
}
const SPLATS = ["rest_assignment", "splat_argument"] as const;

/**
 * Instance and class variables that a method or class body gives values to. Where no class is around, what a block
 * gives them is seen in the block around it: `before { @ship = make }`.
 */
export const variableFields: DerivedRule = ({ view, node }) => {
  const isFree = view.ancestor(node, "class", "module", "singleton_class") < 0;
  const block = isFree ? view.ancestor(node, "do_block", "block") : -1;
  const inMethod = block >= 0 && view.ancestor(node, "method", "do_block", "block") !== block;
  const around = block < 0 || inMethod ? block : view.ancestor(block, "do_block", "block");
  const within = block < 0 ? undefined : around < 0 ? block : around;
  const left = view.child(node, "left");
  const targets = view.is(left, "left_assignment_list") ? view.children(left) : [left];
  return targets
    .filter((t) => view.is(t, "instance_variable", "class_variable"))
    .map((t) => ({
      name: t,
      kind: "field",
      value: valueOfTarget(view, node, t),
      within: view.is(t, "instance_variable") ? within : undefined,
      isLocal: true,
      modifiers: view.is(t, "class_variable") ? ["private", "static"] : ["private"],
    }));
};

/** In a pattern a bare name binds; anything else is compared. */
export const patternName: DeclarationRule = {
  kind: ({ view, node }) => (view.is(node, "identifier", "splat_parameter", "hash_splat_parameter") ? "local" : null),
  assigns: true,
};

/** A bare `private` hides methods, not constants. */
export const alwaysPublic = ({ ownerKind }: DeclarationSite): Modifier[] =>
  ownerKind === "class" || ownerKind === "module" ? ["public"] : [];

export const method: DeclarationRule = {
  kind: methodKind,
  body: "body",
  wholeName: true,
  extraModifiers: singleton,
  apart,
};
export const parameters: DeclarationRule = { kind: "local", name: "#self" };
export const assignment: DeclarationRule = {
  kind: assignmentKind,
  name: "left",
  assigns: true,
  enclosesNode: true,
  body: ["right.block"],
  extraBases: madeBases,
  extraModifiers: alwaysPublic,
  value: (view, node, leaf) => {
    const value = valueOfTarget(view, node, leaf);
    // a constant is the class that is made, anything else holds it
    const isMade = value >= 0 && typeMaker(view, value) !== null && !view.is(leaf, "identifier");
    const isOwnItem = value >= 0 && view.is(value, "element_reference") && view.is(view.child(value, "object"), "self");
    return isMade || isOwnItem ? -1 : value;
  },
};
