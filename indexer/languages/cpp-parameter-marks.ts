/**
 * What the types of parameters of C++ do not say by their names: `print(char)` and `print(const char *)`, `trim(Sail
 * &)` and `trim(const Sail &)` are overloads. `+0cp` says that the first parameter is a pointer to what is const,
 * `+1r` that the second is a reference to what may change. What is passed by value or by `const &` has no mark: the
 * two stand for each other, and most parameters are like that. `+0f1` says that the first is a `std::function` which
 * is handed one value.
 */
import { countedTypes } from "../../lib/format/counted-types";
import type { TreeView } from "../extract/tree-view";

/** Parameters that are marked, and declarators that are passed on the way to a name. */
const MAX_MARKED = 24;
const MAX_DEPTH = 12;

/** Null where no parameter has a mark. */
export function parameterMarks(view: TreeView, parameters: number): string | null {
  const declared = view.children(parameters).filter((at) => view.type(at).endsWith("parameter_declaration"));
  const marks = declared.slice(0, MAX_MARKED).map((parameter, at) => {
    const mark = markOf(view, parameter) + functionMark(view, parameter);
    return mark === "" ? "" : `+${at}${mark}`;
  });
  return marks.join("") || null;
}

/** `cp` for `const char *name`, `char const name[]`; `pp` for `char **names`; `r` for `Sail &sail`. */
function markOf(view: TreeView, parameter: number): string {
  let pointers = 0;
  let isReference = false;
  let at = view.child(parameter, "declarator");
  for (let depth = 0; depth < MAX_DEPTH && at >= 0; depth++) {
    const type = view.type(at);
    if (/(?:pointer|array)_declarator$/.test(type)) pointers++;
    if (type.endsWith("reference_declarator")) isReference = !view.text(at).startsWith("&&");
    at = innerOf(view, at);
  }
  const isConst = view.children(parameter).some((c) => view.is(c, "type_qualifier") && view.text(c) === "const");
  if (pointers > 0) return (isConst ? "c" : "") + "p".repeat(pointers) + (isReference ? "r" : "");
  return isReference && !isConst ? "r" : "";
}

/** `f1` for `std::function<void(int)>`. */
function functionMark(view: TreeView, parameter: number): string {
  const type = view.child(parameter, "type");
  const handed = type < 0 ? null : FUNCTION_TYPE.exec(view.text(type).slice(0, MAX_TYPE))?.[1];
  return handed === undefined || handed === null ? "" : `f${countedTypes(handed)}`;
}

/** Characters of a type that are read. */
const MAX_TYPE = 300;
const FUNCTION_TYPE = /^(?:std\s*::\s*)?function\s*<[^()]*\(([^()]*)\)\s*>$/;

/** What stands inside of a declarator; a name, and a type without one, hold nothing. */
function innerOf(view: TreeView, declarator: number): number {
  const named = view.child(declarator, "declarator");
  if (named >= 0) return named;
  return view.children(declarator).find((child) => view.type(child).endsWith("_declarator")) ?? -1;
}
