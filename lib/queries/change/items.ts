/** The symbols of one file as two revisions are compared by: what each is called, how it is signed, what it holds. */
import type { SymbolKind } from "../../contract/vocabulary";
import { SYMBOL_ROLES } from "../../contract/vocabulary";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../../resolve/facts/code-file";
import { namesOf } from "../navigation/describer";
import { isFunction, isScope, isType } from "../../resolve/facts/declaration";
import type { Reach } from "../../resolve/languages/rules/access-rules";
import { reachOf } from "./reach";

export interface Item {
  file: CodeFile;
  ordinal: number;
  name: string;
  qualifiedName: string;
  kind: SymbolKind;
  qualifier: string | null;
  disambiguator: string | null;
  /** in the same list; -1 at the top */
  container: number;
  /** a function that another one holds inside */
  isInner: boolean;
  /** how far it is seen; null where nothing says it */
  reach: Reach | null;
  /** without the blanks that say nothing */
  signature: string;
  body: string;
  /** names of what a type or a scope holds itself, its own name aside; empty for all else */
  members: string[];
  /** lines from 1: of the name, and of the whole */
  line: number;
  startLine: number;
  endLine: number;
  /** where what is its own ends: what a type holds is told by itself */
  ownEndLine: number;
}

const FORWARD = SYMBOL_ROLES.indexOf("forward_declaration");

/** Of what functions hold inside, functions alone: all else is part of their bodies. */
export function itemsOf(file: CodeFile, text: SourceText): Item[] {
  const kept = new Map<number, number>();
  const items: Item[] = [];
  for (const symbol of file.symbols) {
    const { ordinal, container } = symbol;
    const kind = file.kind(ordinal);
    const around = container < 0 ? -1 : (kept.get(container) ?? -2);
    const isInner = around >= 0 && isFunction(items[around].kind);
    if (around === -2 || symbol.role === FORWARD || (isInner && !isFunction(kind))) continue;
    if (around >= 0 && !isInner && !isHolder(items[around].kind)) continue;
    if (kind === "package") {
      kept.set(ordinal, around);
      continue;
    }
    if (around >= 0 && !isInner && symbol.name !== items[around].name) items[around].members.push(symbol.name);
    kept.set(ordinal, items.length);
    const { name, qualifier, disambiguator, ranges } = symbol;
    items.push({
      file,
      ordinal,
      name,
      qualifiedName: namesOf(file, ordinal).qualifiedName,
      kind,
      qualifier,
      disambiguator,
      container: around,
      isInner,
      members: [],
      reach: reachOf(file, ordinal, text),
      ...writtenOf(text, decodeSymbolRanges(ranges), kind),
    });
  }
  return items;
}

const isHolder = (kind: SymbolKind): boolean => isType(kind) || isScope(kind);

function writtenOf(text: SourceText, at: ReturnType<typeof decodeSymbolRanges>, kind: SymbolKind) {
  const { startLine, startColumn, endLine, endColumn, signatureEndLine, signatureEndColumn, nameLine } = at;
  const signature = text.between(startLine, startColumn, signatureEndLine, signatureEndColumn);
  // What a type holds are symbols of their own.
  const body = isHolder(kind) ? "" : text.between(signatureEndLine, signatureEndColumn, endLine, endColumn);
  const isValue = !isHolder(kind) && !isFunction(kind);
  return {
    signature: isValue ? plain(beforeValue(signature)) : plain(signature),
    body: plain(isValue ? signature + body : body),
    line: nameLine + 1,
    startLine: startLine + 1,
    endLine: endLine + 1,
    ownEndLine: (isHolder(kind) ? signatureEndLine : endLine) + 1,
  };
}

/** The value of a variable is no part of how it is declared. */
const beforeValue = (signature: string): string => signature.replace(/=(?![=>])[^]*$/, "");

/** Comments and blanks change nothing. */
function plain(source: string): string {
  return source
    .replace(/\/\*[^]*?\*\//g, " ")
    .replace(/(^|\s)\/\/[^\n]*/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[{;,]\s*$/, "")
    .trim();
}
