/** Members that a file of scripts declares in the bodies of its classes and interfaces. */
import type { TreeView } from "../extract/tree-view";

const TYPES = ["class_declaration", "abstract_class_declaration", "interface_declaration"] as const;
const AROUND = ["export_statement", "ambient_declaration"] as const;

/** Whether a type of this name has such a member: a value that its prototype is given is then no declaration. */
export const declaresMember = (view: TreeView, type: string, member: string): boolean =>
  typesIn(view, 0).some(
    (each) =>
      view.text(view.child(each, "name")) === type &&
      view.children(view.child(each, "body")).some((one) => view.text(view.child(one, "name")) === member),
  );

/** Whether the body of a class has a method or accessor of this name for its objects. */
export const hasMethod = (view: TreeView, body: number, name: string): boolean =>
  view.is(body, "class_body") &&
  view
    .children(body)
    .some(
      (each) =>
        view.is(each, "method_definition") &&
        view.text(view.child(each, "name")) === name &&
        !view.text(each).startsWith("static "),
    );

function typesIn(view: TreeView, node: number): number[] {
  return view
    .children(node)
    .flatMap((child) => (view.is(child, ...TYPES) ? [child] : view.is(child, ...AROUND) ? typesIn(view, child) : []));
}
