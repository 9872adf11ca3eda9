/**
 * Which values of PHP stand for one another: `$a ?? new A()`, `$a ?: $b`, `match`; what makes an object of a class
 * without a name.
 */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";

/** Values that have no members. */
const PLAIN = ["null", "boolean", "integer", "float", "string", "encapsed_string", "array_creation_expression"];

/** `$a ?? $b`: what is made on the spot says most; what is thrown, or has no members, says nothing. */
function ofBinary(view: TreeView, node: number): readonly number[] {
  return operatorOf(view, node) === "??"
    ? likelyFirst(view, [view.child(node, "left"), view.child(node, "right")])
    : [];
}

/** `$c ? $a : $b`, `$a ?: $b` */
function ofConditional(view: TreeView, node: number): readonly number[] {
  const body = view.child(node, "body");
  return likelyFirst(view, [body >= 0 ? body : view.child(node, "condition"), view.child(node, "alternative")]);
}

/** `match ($c) { 1 => $a, default => $b }` */
function ofMatch(view: TreeView, node: number): readonly number[] {
  const arms = view.children(view.child(node, "body"));
  return likelyFirst(
    view,
    arms.map((arm) => view.child(arm, "return_expression")),
  );
}

/** `new class extends A implements B {}` */
function ofUnnamedClass(view: TreeView, node: number): readonly number[] {
  const clauses = ["base_clause", "class_interface_clause"].map((type) => view.childOfType(node, type));
  return clauses.filter((clause) => clause >= 0).map((clause) => view.first(clause));
}

function likelyFirst(view: TreeView, all: readonly number[]): readonly number[] {
  const said = all.filter((at) => at >= 0 && !view.is(at, "throw_expression", ...PLAIN));
  const isMade = (at: number) => view.is(at, "object_creation_expression");
  return [...said.filter(isMade), ...said.filter((at) => !isMade(at))];
}

export const alternatives = {
  binary_expression: ofBinary,
  conditional_expression: ofConditional,
  match_expression: ofMatch,
  anonymous_class: ofUnnamedClass,
};
