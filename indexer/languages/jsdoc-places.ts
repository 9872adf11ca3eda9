/**
 * Which comment of JavaScript speaks of a declaration, and which of its tags: `@param` of the function around,
 * `@type`, `@returns`.
 */
import type { TreeView } from "../extract/tree-view";
import type { DeclarationRule, DocType } from "./declaration-rule";

const FUNCTIONS = [
  "function_declaration",
  "generator_function_declaration",
  "function_expression",
  "generator_function",
  "arrow_function",
  "method_definition",
];

/** Nodes whose comment stands above the whole, by the field of what it speaks of; empty for the first child. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ["variable_declarator", "value"],
  ["pair", "value"],
  ["field_definition", "value"],
  ["assignment_expression", "right"],
  ["export_statement", ""],
  ["expression_statement", ""],
  ["lexical_declaration", ""],
  ["variable_declaration", ""],
  ["parenthesized_expression", ""],
]);

/**
 * `@param` of the function whose list the name stands in. A name that is taken from a parameter has the name behind
 * its dot.
 */
function ofParameter(view: TreeView, _node: number, leaf: number): DocType | null {
  let at = view.parent(leaf);
  const isPart = view.is(leaf, "shorthand_property_identifier_pattern");
  if (isPart) at = view.parent(at);
  while (view.is(at, "assignment_pattern", "rest_pattern")) at = view.parent(at);
  if (view.is(at, "formal_parameters")) at = view.parent(at);
  else if (isPart) return null;
  if (!view.is(at, ...FUNCTIONS)) return null;
  const comment = commentAbove(view, at);
  return comment < 0 ? null : { comment, tag: "param", parameter: view.text(leaf), isPart };
}

/** `@returns` of a function, `@type` of any other value. */
function ofValue(view: TreeView, node: number): DocType | null {
  const value = Math.max(view.child(node, "value"), view.child(node, "right"));
  const comment = commentAbove(view, node);
  const tag = view.is(node, ...FUNCTIONS) || view.is(value, ...FUNCTIONS) ? "returns" : "type";
  return comment < 0 ? null : { comment, tag, parameter: "", isPart: false };
}

/** The comment that stands right before a node, or before the statement that the node is; -1 for none. */
function commentAbove(view: TreeView, node: number): number {
  for (let at = node; at >= 0;) {
    const before = siblingBefore(view, at);
    if (view.is(before, "comment")) return before;
    const parent = view.parent(at);
    const field = parent < 0 ? undefined : WRAPPERS.get(view.type(parent));
    if (field === undefined || (field ? view.child(parent, field) !== at : before >= 0)) return -1;
    at = parent;
  }
  return -1;
}

function siblingBefore(view: TreeView, node: number): number {
  const parent = view.parent(node);
  let at = node - 1;
  while (at > parent && view.parent(at) !== parent) at = view.parent(at);
  return at > parent ? at : -1;
}

type Rules = Readonly<Record<string, DeclarationRule>>;
const OF_PARAMETERS = new Set(["formal_parameters", "arrow_function"]);
const OF_VALUES = new Set([
  ...FUNCTIONS.filter((type) => type !== "arrow_function"),
  ...["pair", "field_definition", "assignment_expression", "lexical_declaration.", "variable_declaration."],
]);

/** The same rules, with what comments say of what they declare. */
export const withDocTypes = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([type, rule]) => {
      if (OF_PARAMETERS.has(type)) return [type, { ...rule, documented: ofParameter }];
      return [type, OF_VALUES.has(type) ? { ...rule, documented: ofValue } : rule];
    }),
  );
