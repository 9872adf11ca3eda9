/** How far a declaration is seen, as it says itself. It refuses to guess: null where the language does not say it. */
import type { Reach } from "../../resolve/languages/rules/access-rules";
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../../resolve/facts/code-file";
import { hasModifier, isFunction, isScope, isType } from "../../resolve/facts/declaration";
import { qualifiersOf } from "../../resolve/facts/disambiguator";
import { RULES } from "../../resolve/languages/registry";
import { isHeader } from "../../resolve/visibility/file-private";
import { exportLists } from "./export-lists";

const WORDS = ["public", "protected", "private", "internal"] as const;

/** From nearest to farthest; what is not comparable stands together. */
const STEPS: readonly (readonly Reach[])[] = [
  ["file", "type"],
  ["module", "package", "family"],
  ["project"],
  ["everywhere"],
];

const stepOf = (reach: Reach): number => STEPS.findIndex((step) => step.includes(reach));

/** Whether less is seen of it than before. */
export const isNarrower = (after: Reach, before: Reach): boolean => stepOf(after) < stepOf(before);

export const widest = (all: readonly (Reach | null)[]): Reach | null =>
  all.includes(null) || all.length === 0
    ? null
    : all.reduce((a, b) => (a !== null && b !== null && isNarrower(a, b) ? b : a));

/**
 * @param ordinal of a symbol of the file
 * @param text of the file
 */
export function reachOf(file: CodeFile, ordinal: number, text: SourceText): Reach | null {
  const symbol = file.symbols[ordinal];
  const kind = file.kind(ordinal);
  const { memberReach, topReach, exportsByName, internalLinkage } = RULES[file.language];
  // A body that stands apart from its declaration bears no word; neither does what stands in for somebody's member.
  if (isScope(kind) && kind !== "module") return null;
  const isAside = qualifiersOf({ language: file.language, disambiguator: symbol.disambiguator }).includes("+");
  const holder = holderOf(file, ordinal);
  if (isAside || (holder >= 0 && isFunction(file.kind(holder))) || kind === "enum_member") return null;
  const isMember = (holder >= 0 && isType(file.kind(holder))) || symbol.qualifier !== null;
  if (!isMember && holder < 0 && exportsByName) return exportOf(file, ordinal, text);
  if (!isMember && internalLinkage) return linkageOf(file, ordinal);
  const words = WORDS.filter((word) => hasModifier(symbol, word));
  if (words.length > 1) return null;
  return (isMember ? memberReach : topReach)?.[words[0] ?? "none"] ?? null;
}

/** What holds a symbol, packages and namespaces aside. */
function holderOf(file: CodeFile, ordinal: number): number {
  let at = file.symbols[ordinal].container;
  while (at >= 0 && isScope(file.kind(at))) {
    // a namespace of a script exports by itself
    if (RULES[file.language].exportsByName) return at;
    at = file.symbols[at].container;
  }
  return at;
}

function exportOf({ symbols, bindings }: CodeFile, ordinal: number, text: SourceText): Reach | null {
  const symbol = symbols[ordinal];
  const isMarked =
    hasModifier(symbol, "exported") || hasModifier(symbol, "default") || bindings.exportsOwn(symbol.name);
  if (isMarked) return "everywhere";
  const listed = listedIn(text);
  return listed === null ? null : listed.has(symbol.name) ? "everywhere" : "file";
}

/** Each symbol of a file asks for the same lists. */
function listedIn(text: SourceText): ReadonlySet<string> | null {
  const known = LISTED.get(text) ?? { names: exportLists(text.lines(0, text.lineCount - 1)) };
  LISTED.set(text, known);
  return known.names;
}
const LISTED = new WeakMap<SourceText, { names: ReadonlySet<string> | null }>();

/** `static` at the top of a file that others do not include. */
function linkageOf(file: CodeFile, ordinal: number): Reach | null {
  const kind = file.kind(ordinal);
  if (isHeader(file.path) || !(isFunction(kind) || kind === "variable")) return null;
  return hasModifier(file.symbols[ordinal], "static") ? "file" : "everywhere";
}
