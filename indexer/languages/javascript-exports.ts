/**
 * What CommonJS modules export by assignments: `module.exports = a`, `exports.a = b`, `module.exports =
 * require("./a")`.
 */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact } from "../model";
import { belowCasts, isOfData, requiredModule } from "./javascript-imports";
import { isOwnExports } from "./javascript-own-exports";

type Export = Omit<ImportFact, "start">;

/** Names of the file by those that others know them by; what is declared by the assignment itself needs none. */
export function assignedExports(view: TreeView, node: number): Export[] {
  const name = exportedName(view, view.child(node, "left"));
  if (name === null) return [];
  const value = valueOf(view, node);
  const specifier = requiredModule(view, value);
  if (isOfData(view, value)) return [];
  if (specifier !== null) return passedOn(view, value, specifier, name);
  const imported = nameOf(view, value) ?? declaredBeside(view, node);
  return imported === null || imported === name ? [] : [{ specifier: "", kind: "export", name, imported }];
}

/** `default` for the module as a whole; null where an assignment exports nothing. */
function exportedName(view: TreeView, left: number): string | null {
  if (!view.is(left, "member_expression")) return null;
  const [object, property] = [view.child(left, "object"), view.child(left, "property")];
  if (view.is(object, "identifier") && view.text(object) === "module")
    return view.text(property) === "exports" ? "default" : null;
  return isOwnExports(view, object) ? view.text(property) : null;
}

/** `module.exports = exports = a` gives both the last value. */
function valueOf(view: TreeView, node: number): number {
  let at = belowCasts(view, view.child(node, "right"));
  while (view.is(at, "assignment_expression")) at = belowCasts(view, view.child(at, "right"));
  return at;
}

/** The name of a value, or of the class or function that it is. */
function nameOf(view: TreeView, value: number): string | null {
  if (view.is(value, "identifier")) return view.text(value);
  const name = view.is(value, "class", "function_expression", "generator_function") ? view.child(value, "name") : -1;
  return name < 0 ? null : view.text(name);
}

/** `const app = (module.exports = make())`, `const app = exports = module.exports = {}` */
function declaredBeside(view: TreeView, node: number): string | null {
  let parent = view.parent(node);
  while (view.is(parent, "assignment_expression", "parenthesized_expression")) parent = view.parent(parent);
  const name = view.is(parent, "variable_declarator") ? view.child(parent, "name") : -1;
  return view.is(name, "identifier") ? view.text(name) : null;
}

function passedOn(view: TreeView, value: number, specifier: string, name: string): Export[] {
  const member = view.is(value, "member_expression") ? view.text(view.child(value, "property")) : null;
  if (member !== null) return [{ specifier, kind: "export_from", name, imported: member }];
  const whole: Export = { specifier, kind: "export_from", name, imported: "default" };
  return name === "default" ? [whole, { specifier, kind: "export_from", name: null, imported: null }] : [whole];
}
