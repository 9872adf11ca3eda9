/** Modifiers of a C++ declaration that do not stand in front of its name. */
import type { Modifier } from "../model";
import type { DeclarationSite } from "./declaration-rule";

/** `= 0`, `= default`, `= delete` say what no word before the name does. */
export function specialBody({ view, node }: DeclarationSite): Modifier[] {
  const value = view.child(node, "default_value");
  if (value >= 0 && view.text(value) === "0") return ["abstract", "virtual"];
  if (view.childOfType(node, "default_method_clause") >= 0) return ["default"];
  if (view.childOfType(node, "delete_method_clause") >= 0) return ["deleted"];
  return /\)\s*(const\s*)?(noexcept\s*)?(override\s*)?=\s*0\s*;?$/.test(view.text(node).slice(-60))
    ? ["abstract", "virtual"]
    : [];
}

/** A member of `enum class E` is named with its enum only: no scope around sees it. */
export function scopedMember({ view, node }: DeclarationSite): Modifier[] {
  const type = view.ancestor(node, "enum_specifier");
  const head = type < 0 ? "" : view.slice(view.start(type), view.start(type) + SCOPED_HEAD);
  return /^enum\s+(?:class|struct)\b/.test(head) ? ["explicit"] : [];
}

/** Characters of an enum's beginning that tell whether it is scoped. */
const SCOPED_HEAD = 24;
