/**
 * Macros that open and close namespaces: `LIB_BEGIN_NAMESPACE … LIB_END_NAMESPACE`. What they stand for is written in
 * their place where there is room for it, so that what lies between has the owner that it is called by. A pair that
 * does not fit is left out on both sides.
 */
import { NO_MACROS, type MacroDictionary, type MacroMeaning } from "./macro-meanings";
import type { MaskSite } from "./mask-site";
import type { MaskedMacro } from "./mask-builder";
import { blankMacro } from "./mask-marks";

const CLOSING_BRACE = 125;
const NAMESPACE = /(?:^|\}\s*)((?:inline\s+)?namespace\b[\s\w{:]*\{)$/;
const ENDS = /^\}(?:\s*\})*\s*(?:export\s*\{)?$/;
/** Names of macros that are worth a look at their definitions though everything around them parses. */
const MAY_OPEN = /NAMESPACE|(?:^|_)NS(?:_|$)/;

/**
 * What the body of a macro without parameters says; null where it is about something else. An inline namespace has no
 * say in names.
 */
export function namespaceMeaning(body: string): MacroMeaning | null {
  if (ENDS.test(body)) return { as: "closes" };
  const [, opening] = NAMESPACE.exec(body) ?? [];
  if (opening === undefined) return null;
  const names = [...opening.matchAll(/(inline\s+)?namespace\s+([\w:]+)\s*\{/g)];
  const path = names.flatMap(([, isInline, name]) => (isInline ? [] : [name])).join("::");
  return path === "" ? { as: "nothing" } : { as: "opens", namespace: path };
}

/** Names among masked macros that may open a namespace or close one. */
export function namespaceWords(macros: readonly MaskedMacro[]): string[] {
  return macros.flatMap(({ name, start, end }) => (end - start === name.length && MAY_OPEN.test(name) ? [name] : []));
}

export const opensNamespace = (macros: MacroDictionary): boolean =>
  [...macros.values()].some(({ as }) => as === "opens");

/** The same macros without those that open a namespace or close one. */
export function withoutNamespaces(macros: MacroDictionary): MacroDictionary {
  const others = [...macros].filter(([, { as }]) => as !== "opens" && as !== "closes");
  return others.length > 0 ? new Map(others) : NO_MACROS;
}

/** Writes `namespace a {`, or leaves the macro out. */
export function openByMacro(site: MaskSite, namespace: string): number {
  const { mask, namespaces, nesting, tokens } = site;
  const { start, end, word } = tokens;
  const opening = `namespace ${namespace}{`;
  const fits = opening.length <= end - start;
  namespaces.push(fits);
  if (!fits) return blankMacro(site, word, end);
  mask.macro(word, start, end, false);
  mask.replace(start, end, opening);
  nesting.openType();
  return end;
}

/** Writes the brace that belongs to what was opened. */
export function closeByMacro(site: MaskSite): number {
  const { mask, namespaces, nesting, tokens } = site;
  const { start, end, word } = tokens;
  if (namespaces.pop() !== true) return blankMacro(site, word, end);
  mask.macro(word, start, end, false);
  mask.replace(start, end, "}");
  nesting.mark(start, start + 1, CLOSING_BRACE);
  return end;
}
