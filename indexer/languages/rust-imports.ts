/** What Rust's `use` and `extern crate` bring. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact } from "../model";

type Imported = Omit<ImportFact, "start">;

/** Flattens `a::{b, c as d, e::*}` into one import per name. */
function importsOf(view: TreeView, node: number, prefix: string): Imported[] {
  const join = (tail: string) => (prefix ? `${prefix}::${tail}` : tail);
  switch (view.type(node)) {
    case "use_list":
      return view.children(node).flatMap((c) => importsOf(view, c, prefix));
    case "scoped_use_list": {
      const path = view.child(node, "path");
      const list = view.child(node, "list");
      return list < 0 ? [] : importsOf(view, list, path < 0 ? prefix : join(view.text(path)));
    }
    case "use_wildcard": {
      const path = view.first(node);
      return [
        { specifier: path < 0 ? prefix : join(view.text(path)), kind: "import_wildcard", name: null, imported: null },
      ];
    }
    case "use_as_clause": {
      const path = join(view.text(view.child(node, "path")));
      const alias = view.text(view.child(node, "alias"));
      return [
        {
          specifier: path,
          kind: "import",
          name: alias === "_" ? null : alias,
          imported: path.split("::").pop() ?? null,
        },
      ];
    }
    case "self":
      return prefix
        ? [{ specifier: prefix, kind: "import", name: prefix.split("::").pop() ?? null, imported: null }]
        : [];
    case "identifier":
    case "scoped_identifier":
    case "crate": {
      const path = join(view.text(node).replace(/\s+/g, ""));
      return [{ specifier: path, kind: "import", name: path.split("::").pop() ?? null, imported: null }];
    }
    default:
      return [];
  }
}

export function useDeclaration(view: TreeView, node: number): Imported[] {
  const argument = view.child(node, "argument");
  return argument < 0 ? [] : importsOf(view, argument, "");
}

export function externCrate(view: TreeView, node: number): Imported[] {
  const specifier = view.text(view.child(node, "name"));
  const alias = view.child(node, "alias");
  return [{ specifier, kind: "import", name: alias < 0 ? specifier : view.text(alias), imported: null }];
}
