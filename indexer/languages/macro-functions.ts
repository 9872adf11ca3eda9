/**
 * Functions that a macro of C or C++ defines: `TEST_F(Fixture, sails) { … }`, `CORE_FN(os_time) { … }`. The macro is
 * used there and not declared; the function is called by an argument. Refuses what has a type, and what stands in the
 * body of a type.
 */
import type { TreeView } from "../extract/tree-view";
import type { DeclarationRule, DeclarationSite, DeclaredAs } from "./declaration-rule";

const MACRO = /^[A-Z][A-Z0-9_]{2,}$/;
/** Macros of which the first of several arguments is the name. */
const NAMES_FIRST = /^BOOST_FIXTURE|^MATCHER|^ACTION/;
/** Macros that are given nothing but a type. */
const GIVEN_TYPE = /FIXTURE|METHOD/;

type Unnamed = Exclude<NonNullable<DeclarationRule["unnamed"]>, string>;

/** The macro's name in front of a body; -1 where a function is defined as the language does it. */
function macroOf(view: TreeView, node: number): number {
  if (!view.is(node, "function_definition") || view.child(node, "type") >= 0) return -1;
  if (view.is(view.parent(node), "field_declaration_list")) return -1;
  const head = view.child(node, "declarator");
  const name = view.is(head, "function_declarator") ? view.child(head, "declarator") : -1;
  return view.is(name, "identifier") && MACRO.test(view.text(name)) ? name : -1;
}

/** The kind of a function, or null where a macro defines one. */
export const unlessByMacro =
  (kind: (site: DeclarationSite) => DeclaredAs) =>
  (site: DeclarationSite): DeclaredAs => {
    const { view, node, name } = site;
    const macro = macroOf(view, node);
    return macro >= 0 && view.text(name) === view.text(macro) ? null : kind(site);
  };

/** What a function that a macro defines is called by; one that is only described has no name. */
export const namedByArgument: Unnamed = (view, node) => {
  const macro = macroOf(view, node);
  if (macro < 0) return null;
  const word = view.text(macro);
  const names = argumentsOf(view, view.child(view.parent(macro), "parameters"));
  if (names.length === 0) return null;
  if (names.length === 1 && GIVEN_TYPE.test(word)) return { name: `(${word})`, at: node };
  const at = names[NAMES_FIRST.test(word) ? 0 : names.length - 1];
  return { name: view.text(at), at, written: [view.start(at), view.end(at)] };
};

/** The arguments that are a name and nothing else. */
function argumentsOf(view: TreeView, list: number): number[] {
  return view.children(list).flatMap((parameter) => {
    const name = view.is(parameter, "parameter_declaration") ? view.child(parameter, "type") : -1;
    return view.is(name, "type_identifier") && view.child(parameter, "declarator") < 0 ? [name] : [];
  });
}
