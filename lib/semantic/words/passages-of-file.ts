/** The passages of a file: of its functions, methods and types. */
import { KIND_GROUPS, SYMBOL_KINDS, SYMBOL_ROLES, type SymbolKind } from "../../contract/vocabulary";
import type { OwnedSymbol } from "../../db/read/symbols-with-owners";
import type { SourceText } from "../../format/source-text";
import { decodeSymbolRanges, type SymbolRanges } from "../../format/symbol-ranges";
import type { SymbolRecord } from "../../format/symbol-record";
import type { Passage } from "./passage";

/** A symbol with what is said of it. */
export interface PlacedPassage {
  symbol: SymbolRecord;
  passage: Passage;
}

const TYPES: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.type);
const FUNCTIONS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.function);
/** UTF-16 units of a part that are read. */
const MAX_BODY = 4_000;
const MAX_DOC = 2_000;
const MAX_SIGNATURE = 600;
/** Members whose names speak for a type. */
const MAX_MEMBERS = 60;

export const hasPassage = (kind: SymbolKind): boolean => TYPES.has(kind) || FUNCTIONS.has(kind);

/** Raised when passages are made in another way: what was embedded before does not fit them. */
export const PASSAGE_VERSION = 2;

/** @param symbols of the file, in the order of the source */
export function passagesOfFile(symbols: readonly OwnedSymbol[], source: SourceText, path: string): PlacedPassage[] {
  const members = namesInside(symbols);
  const place = placeOf(path);
  return symbols.flatMap(({ symbol, owners }): PlacedPassage[] => {
    const kind = SYMBOL_KINDS[symbol.kind];
    if (!hasPassage(kind) || SYMBOL_ROLES[symbol.role] === "forward_declaration") return [];
    const ranges = decodeSymbolRanges(symbol.ranges);
    const owner = [owners.at(-1)?.name ?? "", symbol.qualifier ?? "", place].filter((part) => part !== "").join(" ");
    const { startLine, startColumn, signatureEndLine, signatureEndColumn } = ranges;
    const passage: Passage = {
      name: symbol.name,
      owner,
      signature: source.between(startLine, startColumn, signatureEndLine, signatureEndColumn).slice(0, MAX_SIGNATURE),
      doc: ranges.docStartLine < 0 ? "" : source.lines(ranges.docStartLine, ranges.docEndLine).slice(0, MAX_DOC),
      body: TYPES.has(kind) ? (members.get(symbol.ordinal) ?? []).join(" ") : bodyOf(source, ranges),
    };
    return [{ symbol, passage }];
  });
}

/** The names of the file and of its folder: what a module is about, its functions need not say. */
function placeOf(path: string): string {
  const parts = path
    .replace(/(\.\w+)+$/, "")
    .split("/")
    .slice(-2);
  return parts.filter((part) => !SAYS_NOTHING.has(part)).join(" ");
}

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  "",
  ".",
  "src",
  "lib",
  "index",
  "__init__",
  "main",
  "mod",
  "include",
]);

/** Without the comment: a docstring stands inside. */
function bodyOf(source: SourceText, ranges: SymbolRanges): string {
  const { signatureEndLine, signatureEndColumn, endLine, endColumn, docStartLine, docEndLine } = ranges;
  const isInside = docStartLine >= 0 && docEndLine >= signatureEndLine && docStartLine <= endLine;
  const last = Math.min(endLine, signatureEndLine + MAX_BODY / 10);
  const end: [number, number] = last < endLine ? [last + 1, 0] : [endLine, endColumn];
  if (!isInside) return source.between(signatureEndLine, signatureEndColumn, ...end).slice(0, MAX_BODY);
  const before =
    docStartLine > signatureEndLine ? source.between(signatureEndLine, signatureEndColumn, docStartLine, 0) : "";
  const after = docEndLine + 1 <= end[0] ? source.between(docEndLine + 1, 0, ...end) : "";
  return (before + after).slice(0, MAX_BODY);
}

/** Names of what stands directly inside, by the ordinal of what holds it. */
function namesInside(symbols: readonly OwnedSymbol[]): ReadonlyMap<number, string[]> {
  const inside = new Map<number, string[]>();
  for (const { symbol } of symbols) {
    if (symbol.container < 0) continue;
    const names = inside.get(symbol.container) ?? [];
    if (names.length < MAX_MEMBERS) names.push(symbol.name);
    inside.set(symbol.container, names);
  }
  return inside;
}
