/**
 * `function seal(this: Dock, lid: Lid)`: TypeScript may say before the parameters of a function what `this` is in it.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import type { TypeSite } from "../../facts/value-type";

/** Behind the name of a function, or of what a function is given to: up to the name of the type. */
const TYPE_OF_THIS =
  /^\s*(?:=\s*(?:async\s+)?function\b\s*\*?\s*[\w$]*\s*)?(?:<[^()]*>\s*)?\(\s*this\s*:\s*(?:[\w$]+\s*\.\s*)*(?=[\w$])/;
/** An arrow has no `this` of its own. */
const ARROW = /^\s*(?::[^=]*)?=\s*(?:async\s*)?(?:<[^()]*>\s*)?\(|^\s*=\s*(?:async\s+)?[\w$]+\s*=>/;

/** Characters behind a name that are looked at. */
const MAX_HEAD = 400;

/** Where functions write it, by the ordinals of what stands in them. */
const DECLARED = new WeakMap<CodeFile, Map<number, Promise<TypeSite | null>>>();

/** Where the function around a place writes it; null where none does. */
export function ownTypeDeclared(code: CodeIndex, file: CodeFile, enclosing: number): Promise<TypeSite | null> {
  let known = DECLARED.get(file);
  if (!known) DECLARED.set(file, (known = new Map()));
  let site = known.get(enclosing);
  if (!site) known.set(enclosing, (site = siteAround(code, file, enclosing)));
  return site;
}

async function siteAround(code: CodeIndex, file: CodeFile, enclosing: number): Promise<TypeSite | null> {
  const text = file.language === "javascript" ? null : await code.text(file.id);
  for (let at = enclosing; text && at >= 0 && !isType(file.kind(at)); at = file.symbols[at].container) {
    const own = file.nameOccurrence(at);
    if (own < 0) continue;
    const from = text.offsetAt(file.uses.line[own], file.uses.column[own]) + file.name(own).length;
    const head = text.slice(from, from + MAX_HEAD);
    const type = TYPE_OF_THIS.exec(head);
    const site = type ? occurrenceBeginning(file, text, from + type[0].length) : -1;
    if (site >= 0) return { file, at: site, isArray: false };
    if (isFunction(file.kind(at)) && !ARROW.test(head)) return null;
  }
  return null;
}
