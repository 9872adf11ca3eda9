/** What a file of PHP brings from elsewhere: `use` clauses, and files that it requires by a written path. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact } from "../model";

const USE_KINDS = /^use\s+(?:function|const)\b/i;

/** `use A\B as C, D;`, `use A\{B, function c};` */
export function useDeclaration(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const group = view.child(node, "body");
  const prefix = group >= 0 ? view.childOfType(node, "namespace_name") : -1;
  const before = prefix >= 0 ? view.text(prefix) + "\\" : "";
  return view
    .children(group >= 0 ? group : node)
    .filter((child) => view.is(child, "namespace_use_clause"))
    .map((clause) => useClause(view, clause, before, USE_KINDS.test(view.text(node))));
}

function useClause(view: TreeView, clause: number, before: string, isMember: boolean): Omit<ImportFact, "start"> {
  const target = view.childOfType(clause, "qualified_name", "name");
  const written = before + view.text(target).replace(/\s+/g, "");
  const specifier = written.replace(/^\\/, "");
  const last = specifier.slice(specifier.lastIndexOf("\\") + 1);
  const alias = view.child(clause, "alias");
  const isFunction = isMember || /^(?:function|const)\s/i.test(view.text(clause));
  const kind = isFunction ? "import" : "using";
  return alias >= 0
    ? { specifier, kind, name: view.text(alias), imported: last }
    : { specifier, kind, name: last, imported: null };
}

/** `require __DIR__ . "/a.php"`: the written part of the path; nothing where all of it is computed. */
export function requireFile(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const strings = /(['"])([^'"$\n]+\.(?:php|inc|phtml))\1/.exec(view.text(node).slice(0, 1000));
  return strings ? [{ specifier: strings[2].replace(/^\//, ""), kind: "require", name: null, imported: null }] : [];
}
