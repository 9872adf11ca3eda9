/** What Python modules import, relative and wildcard imports included. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact } from "../model";

/** `import a.b` binds `a`, `import a.b as c` binds `c` to the module `a.b`. */
export function importStatement(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  return view.children(node).map((child) => {
    const isAliased = view.is(child, "aliased_import");
    const specifier = view.text(isAliased ? view.child(child, "name") : child).replace(/\s+/g, "");
    const name = isAliased ? view.text(view.child(child, "alias")) : specifier.split(".")[0];
    return { specifier, kind: "import", name, imported: null };
  });
}

export function importFrom(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const module = view.child(node, "module_name");
  const specifier = module < 0 ? "__future__" : view.text(module).replace(/\s+/g, "");
  if (view.childOfType(node, "wildcard_import") >= 0)
    return [{ specifier, kind: "import_wildcard", name: null, imported: null }];
  return view
    .children(node)
    .filter((child) => child !== module && view.is(child, "dotted_name", "aliased_import"))
    .map((child) => {
      const isAliased = view.is(child, "aliased_import");
      const imported = view.text(isAliased ? view.child(child, "name") : child);
      return { specifier, kind: "from", name: isAliased ? view.text(view.child(child, "alias")) : imported, imported };
    });
}
