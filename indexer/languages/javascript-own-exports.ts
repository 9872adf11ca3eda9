/** Names by which a CommonJS module knows what it exports: `exports`, `module.exports`, `const cabin = exports`. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact } from "../model";

/** What gives `this` to what stands in it. */
export const THIS_OWNERS = [
  ...["method_definition", "function_declaration", "generator_function_declaration", "function_expression"],
  ...["generator_function", "field_definition", "class_static_block"],
];

const FUNCTIONS = [...THIS_OWNERS, "arrow_function"];

/** The other names of each file, found once. */
const ALIASES = new WeakMap<TreeView, ReadonlySet<string>>();

/** Whether a value is what the module exports. */
export function isOwnExports(view: TreeView, node: number): boolean {
  if (isExportsWritten(view, node)) return true;
  if (!view.is(node, "identifier") || !aliasesOf(view).has(view.text(node))) return false;
  // in a function, something nearer may have the name
  return view.ancestor(node, ...FUNCTIONS) < 0;
}

/** `exports`, `module.exports`, other names of them, and what is directly below them. */
export function exportsName(view: TreeView, left: number): boolean {
  if (left < 0) return false;
  return (
    isOwnExports(view, left) || (view.is(left, "member_expression") && isOwnExports(view, view.child(left, "object")))
  );
}

/** `exports`, `module.exports` */
export function isExportsWritten(view: TreeView, node: number): boolean {
  if (view.is(node, "identifier")) return view.text(node) === "exports";
  return isModuleExports(view, node);
}

/** `module.exports` */
export const isModuleExports = (view: TreeView, node: number): boolean =>
  view.is(node, "member_expression") && /^module\s*\.\s*exports$/.test(view.text(node).slice(0, 40));

/** `const cabin = exports`: another name of the module as a whole. */
export function ownExportsNamed(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const name = view.child(node, "name");
  const isAlias = view.is(name, "identifier") && aliasesOf(view).has(view.text(name)) && isAliasing(view, node);
  return isAlias ? [{ specifier: "", kind: "export", name: view.text(name), imported: null }] : [];
}

function aliasesOf(view: TreeView): ReadonlySet<string> {
  let found = ALIASES.get(view);
  if (!found) ALIASES.set(view, (found = readAliases(view)));
  return found;
}

function readAliases(view: TreeView): Set<string> {
  const statements = view.children(0).filter((each) => view.is(each, "lexical_declaration", "variable_declaration"));
  const aliasing = statements.flatMap((each) => view.children(each)).filter((each) => isAliasing(view, each));
  return new Set(aliasing.map((each) => view.text(view.child(each, "name"))));
}

/** `cabin = exports`, `cabin = module.exports = exports`; what is assigned to it on the way has a name of its own. */
function isAliasing(view: TreeView, node: number): boolean {
  if (!view.is(node, "variable_declarator") || !view.is(view.child(node, "name"), "identifier")) return false;
  let value = view.child(node, "value");
  for (;;) {
    if (view.is(value, "parenthesized_expression")) value = view.first(value);
    else if (!view.is(value, "assignment_expression") || !isExportsWritten(view, view.child(value, "left"))) break;
    else value = view.child(value, "right");
  }
  return value >= 0 && isExportsWritten(view, value);
}
