/** What JavaScript and TypeScript modules import and pass on: `import`, `export … from`, `require`, `import()`. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, ImportKind } from "../model";

type Import = Omit<ImportFact, "start">;

/** A string literal without its quotes; null for anything else. */
function literal(view: TreeView, node: number): string | null {
  if (!view.is(node, "string")) return null;
  return view.text(node).slice(1, -1);
}

export function importStatement(view: TreeView, node: number): Import[] {
  const equals = view.childOfType(node, "import_require_clause");
  const source = literal(view, view.child(equals >= 0 ? equals : node, "source"));
  if (source === null) return [];
  if (equals >= 0) return [{ specifier: source, kind: "require", name: view.text(view.first(equals)), imported: null }];
  const clause = view.childOfType(node, "import_clause");
  if (clause < 0) return [{ specifier: source, kind: "import", name: null, imported: null }];
  return view.children(clause).flatMap((part): Import[] => {
    if (view.is(part, "identifier"))
      return [{ specifier: source, kind: "import", name: view.text(part), imported: "default" }];
    if (view.is(part, "namespace_import"))
      return [{ specifier: source, kind: "import", name: view.text(view.first(part)), imported: null }];
    return specifiers(view, part, source, "import");
  });
}

/** `{ a, b as c }` of an import or export. */
function specifiers(view: TreeView, list: number, specifier: string, kind: ImportKind): Import[] {
  return view
    .children(list)
    .filter((c) => view.is(c, "import_specifier", "export_specifier"))
    .map((c) => {
      const [imported, alias] = specifierNames(view, c);
      return { specifier, kind, name: alias, imported };
    });
}

/** Name and alias of a specifier; `default` is a word and no node. */
function specifierNames(view: TreeView, node: number): [name: string, alias: string] {
  const words = view
    .text(node)
    .replace(/^type\s+(?=[^\s,}])(?!as\s+[^\s]+$)/, "")
    .split(/\s+as\s+/)
    .map((word) => word.trim().replace(/^["']|["']$/g, ""));
  return [words[0], words[1] ?? words[0]];
}

/**
 * What comes from another module, and what stands here under another name: `export { a as b }`, `export default a`.
 */
export function exportStatement(view: TreeView, node: number): Import[] {
  const source = literal(view, view.child(node, "source"));
  if (source === null) return renamed(view, node);
  const clause = view.childOfType(node, "export_clause");
  if (clause >= 0) return specifiers(view, clause, source, "export_from");
  const namespace = view.childOfType(node, "namespace_export");
  const name = namespace < 0 ? null : view.text(namespace).replace(/^\*\s*as\s+/, "");
  return [{ specifier: source, kind: "export_from", name, imported: null }];
}

function renamed(view: TreeView, node: number): Import[] {
  const assigned = /^export\s*=/.test(view.slice(view.start(node), view.start(node) + 20)) ? view.last(node) : -1;
  const value = belowCasts(view, Math.max(view.child(node, "value"), assigned));
  if (view.is(value, "identifier"))
    return [{ specifier: "", kind: "export", name: "default", imported: view.text(value) }];
  const clause = view.childOfType(node, "export_clause");
  return clause < 0 ? [] : specifiers(view, clause, "", "export").filter((each) => each.name !== each.imported);
}

const CASTS = ["as_expression", "satisfies_expression", "non_null_expression", "parenthesized_expression"];

/** A value below casts and parentheses; -1 for none. */
export function belowCasts(view: TreeView, value: number): number {
  let at = value;
  while (view.is(at, ...CASTS)) at = view.first(at);
  return at;
}

/** The module that a `require("…")` or `import("…")` call names, awaited or with a member taken; null otherwise. */
export function requiredModule(view: TreeView, node: number): string | null {
  let at = node;
  while (view.is(at, "await_expression", "member_expression", "parenthesized_expression")) at = view.first(at);
  if (!view.is(at, "call_expression")) return null;
  const callee = view.child(at, "function");
  if (!view.is(callee, "import") && !(view.is(callee, "identifier") && view.text(callee) === "require")) return null;
  return literal(view, view.first(view.child(at, "arguments")));
}

/** Whether a value is what a module gives, so that the names bound to it are imports. */
export function isRequire(view: TreeView, value: number): boolean {
  return requiredModule(view, value) !== null;
}

/** `require("./package.json").version`: no module has a name for it. */
export const isOfData = (view: TreeView, value: number): boolean =>
  view.is(value, "member_expression") && (requiredModule(view, value)?.endsWith(".json") ?? false);

/** `const a = require("x")`, `const { b: c } = await import("x")`, `const d = require("x").e` */
export function requireDeclarator(view: TreeView, node: number): Import[] {
  const value = view.child(node, "value");
  const specifier = requiredModule(view, value);
  if (specifier === null) return [];
  const name = view.child(node, "name");
  if (view.is(name, "identifier")) {
    const member = view.is(value, "member_expression") ? view.text(view.child(value, "property")) : null;
    return [{ specifier, kind: "require", name: view.text(name), imported: member }];
  }
  return view.children(name).flatMap((part): Import[] => {
    if (view.is(part, "shorthand_property_identifier_pattern"))
      return [{ specifier, kind: "require", name: view.text(part), imported: view.text(part) }];
    if (!view.is(part, "pair_pattern", "object_assignment_pattern")) return [];
    const imported = view.text(view.first(part));
    const bound = view.is(part, "pair_pattern") ? view.text(view.last(part)) : imported;
    return [{ specifier, kind: "require", name: bound, imported }];
  });
}

/** `require("x")` and `import("x")` whose result gets no name. */
export function dynamicImport(view: TreeView, node: number): Import[] {
  const specifier = requiredModule(view, node);
  if (specifier === null) return [];
  let at = view.parent(node);
  while (view.is(at, "await_expression", "member_expression", "parenthesized_expression")) at = view.parent(at);
  if (view.is(at, "variable_declarator")) return [];
  const kind = view.is(view.child(node, "function"), "import") ? "import" : "require";
  return [{ specifier, kind, name: null, imported: null }];
}
