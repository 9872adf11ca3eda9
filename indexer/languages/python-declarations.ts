/** What Python's assignments, classes, functions and patterns declare, and as what. */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
import { isOfLibrary } from "./python-outside-fields";
import type { DeclarationRule, DeclarationSite, DeclaredAs, DerivedRule } from "./declaration-rule";

/**
 * What may stand between an assigned name and its statement; below anything else (`a.b = 1`, `a[0] = 1`) nothing is
 * bound.
 */
const TARGET_PARENTS = [
  "assignment",
  "for_statement",
  "for_in_clause",
  "pattern_list",
  "tuple_pattern",
  "list_pattern",
  "list_splat_pattern",
  "as_pattern_target",
  "tuple",
  "list",
  "list_splat",
];

const isTarget = ({ view, name }: DeclarationSite): boolean => view.is(view.parent(name), ...TARGET_PARENTS);
export const localTarget = (site: DeclarationSite): DeclaredAs => (isTarget(site) ? "local" : null);

export function assignmentKind(site: DeclarationSite): DeclaredAs {
  if (!isTarget(site)) return null;
  if (site.inFunction) return "local";
  const { view, node, name, ownerKind } = site;
  const type = view.child(node, "type");
  if (ownerKind === "enum") return type < 0 ? "enum_member" : "field";
  if (ownerKind === "class") return "field";
  if (view.is(view.child(node, "right"), "lambda") && view.parent(name) === node) return "function";
  if (type >= 0 && view.text(type).endsWith("TypeAlias")) return "type_alias";
  return /^_*[A-Z][A-Z\d_]*$/.test(view.text(name)) ? "constant" : "variable";
}

const ENUM_BASE = /(?:^|[(,.\s])(?:Enum|IntEnum|StrEnum|Flag|IntFlag)\s*[,)]/;

export function classKind({ view, node }: DeclarationSite): DeclaredAs {
  const bases = view.child(node, "superclasses");
  return bases >= 0 && ENUM_BASE.test(view.text(bases).slice(0, 1000)) ? "enum" : "class";
}

/** Texts of a definition's decorators, without the at sign. */
function decorators(view: TreeView, node: number): string[] {
  const around = view.parent(node);
  if (!view.is(around, "decorated_definition")) return [];
  const found = view.children(around).filter((c) => view.is(c, "decorator"));
  return found.map((c) => view.text(c).slice(1, 200).trim());
}

const PROPERTY = /(?:^|\.)(?:\w*_?property|setter|getter|deleter)(?:$|\()/;

export function functionKind({ view, node, name, ownerKind, inFunction }: DeclarationSite): DeclaredAs {
  if (inFunction || (ownerKind !== "class" && ownerKind !== "enum")) return "function";
  if (decorators(view, node).some((d) => PROPERTY.test(d))) return "property";
  return view.text(name) === "__init__" ? "constructor" : "method";
}

/** `@overload` announces the definition that follows. */
export const functionRole: DeclarationRule["role"] = ({ view, node }) =>
  decorators(view, node).some((d) => /(?:^|\.)overload$/.test(d)) ? "declaration" : "definition";

/** Two leading underscores hide a member. */
export function hidden({ view, name, ownerKind, inFunction }: DeclarationSite): Modifier[] {
  return ownerKind === "class" && !inFunction && /^__(?!.*__$)/.test(view.text(name)) ? ["private"] : [];
}

/** What an assignment gives values to: `a, (b, [c]) = …` */
function targetsIn(view: TreeView, left: number, depth = 0): number[] {
  const isPattern = view.is(left, "pattern_list", "tuple_pattern", "list_pattern") && depth < 20;
  return isPattern ? view.children(left).flatMap((child) => targetsIn(view, child, depth + 1)) : [left];
}

/** Attributes of `self` and `cls` that an assignment gives values to. */
export const selfFields: DerivedRule = ({ view, node, inFunction }) => {
  const left = inFunction ? view.child(node, "left") : -1;
  const targets = targetsIn(view, left);
  const isOwn = (t: number) => view.is(t, "attribute") && /^(?:self|cls)$/.test(view.text(view.first(t)));
  const found = targets.filter((t) => isOwn(t) && !isOfLibrary(view, node, view.text(view.child(t, "attribute"))));
  const given = found.length > 0 && left === found[0];
  const said = given ? { type: annotatedType(view, node), value: view.child(node, "right") } : {};
  return found.map((t) => ({ name: view.child(t, "attribute"), kind: "field" as const, ...said }));
};

/** Where an assignment's annotation says a type: `Final` and `ClassVar` alone leave it to the value. -1 for none. */
export function annotatedType(view: TreeView, assignment: number): number {
  const type = view.child(assignment, "type");
  return type >= 0 && /^(?:\w+\.)*(?:Final|ClassVar)$/.test(view.text(type)) ? -1 : type;
}

/** A pattern that is one plain name captures; a dotted one is compared. */
export function captureKind({ view, node, name }: DeclarationSite): DeclaredAs {
  const dotted = view.parent(name);
  return view.is(dotted, "dotted_name") && view.parent(dotted) === node && view.first(dotted) === view.last(dotted)
    ? "local"
    : null;
}

/** `case … as x`, where only the place shows which name is the alias. */
export function caseAliasKind({ view, node }: DeclarationSite): DeclaredAs {
  const around = view.parent(node);
  return view.is(view.first(around), "case_pattern") && view.last(around) === node ? "local" : null;
}

export const inFunctionOnly =
  (word: "outer" | "global") =>
  ({ inFunction }: DeclarationSite): DeclaredAs =>
    inFunction ? word : null;

const LISTS = ["expression_list", "tuple", "list"];

/** What a loop's only name is in turn, where all is made by one call: `for boat in Tug(1), Tug(2):`; -1 for others. */
export function listed(view: TreeView, loop: number): number {
  const list = view.child(loop, "right");
  if (!view.is(view.child(loop, "left"), "identifier") || !view.is(list, ...LISTS)) return -1;
  const made = view
    .children(list)
    .map((each) => (view.is(each, "call") ? view.text(view.child(each, "function")) : ""));
  return made.length > 0 && made.every((callee) => callee !== "" && callee === made[0]) ? view.first(list) : -1;
}
