/**
 * Scores each symbol of a file against the words of a question, by words in its name, its owners, its signature, its
 * comment and its own body. Pure.
 */
import type { OwnedSymbol } from "../../db/read/symbols-with-owners";
import { decodeSymbolRanges, type SymbolRanges } from "../../format/symbol-ranges";
import type { SourceText } from "../../format/source-text";
import { partsOf } from "../../semantic/words/words";
import { fits, type Term } from "./words";

/** How well each part of a symbol says one term, from 0 to 1; `body` is the number of its lines that do. */
export interface TermEvidence {
  name: number;
  owner: number;
  path: number;
  signature: number;
  doc: number;
  body: number;
}

export interface SymbolEvidence {
  owned: OwnedSymbol;
  /** words of the name */
  nameParts: number;
  /** lines of the body that belong to no symbol inside */
  lines: number;
  terms: readonly TermEvidence[];
}

/** Evidence of every symbol of a file for which something speaks. */
export function evidenceOf(
  symbols: readonly OwnedSymbol[],
  source: SourceText,
  path: string,
  terms: readonly Term[],
): SymbolEvidence[] {
  const ranges = symbols.map(({ symbol }) => decodeSymbolRanges(symbol.ranges));
  const owner = ownersOfLines(ranges, source.lineCount);
  const inPath = partsOf(path.replace(/\.[^./]*$/, ""));
  const lines = new Array<number>(symbols.length).fill(0);
  for (const at of owner) if (at >= 0) lines[at]++;
  const found = symbols.map((owned, at): SymbolEvidence => {
    const own = partsOf(owned.symbol.name);
    const around = [...owned.owners.flatMap(({ name }) => partsOf(name)), ...partsOf(owned.symbol.qualifier ?? "")];
    const plain = terms.map((term) => ({
      name: best(own, term),
      owner: best(around, term),
      path: best(inPath, term),
      signature: 0,
      doc: 0,
      body: 0,
    }));
    return { owned, nameParts: own.length, lines: lines[at], terms: plain };
  });
  const text = source.all();
  terms.forEach((term, of) => {
    for (const { line, fit } of placesOf(text, term, source)) {
      const at = owner[line] ?? -1;
      if (at < 0) continue;
      const evidence = found[at].terms[of];
      const part = partAt(line, ranges[at]);
      if (part === "body") evidence.body += fit;
      else evidence[part] = Math.max(evidence[part], part === "doc" ? fit * docWeight(line, ranges[at]) : fit);
    }
  });
  return found.filter((one) => one.terms.some(({ name, signature, doc, body }) => name + signature + doc + body > 0));
}

const best = (parts: readonly string[], term: Term): number => Math.max(0, ...parts.map((part) => fits(part, term)));

/** The innermost symbol of each line, comments above included; -1 for none. */
function ownersOfLines(ranges: readonly SymbolRanges[], lineCount: number): Int32Array {
  const owner = new Int32Array(lineCount).fill(-1);
  // Symbols stand in the order of the source: what is inside comes later and takes its lines back.
  ranges.forEach(({ startLine, endLine, docStartLine, docEndLine }, at) => {
    owner.fill(at, startLine, endLine + 1);
    if (docStartLine >= 0) owner.fill(at, docStartLine, docEndLine + 1);
  });
  return owner;
}

/** A comment says in its first lines what it is about. */
const docWeight = (line: number, { docStartLine }: SymbolRanges): number =>
  line - docStartLine <= FIRST_LINES ? 1 : 0.6;
const FIRST_LINES = 2;

function partAt(line: number, ranges: SymbolRanges): "signature" | "doc" | "body" {
  if (ranges.docStartLine >= 0 && line >= ranges.docStartLine && line <= ranges.docEndLine) return "doc";
  return line >= ranges.startLine && line <= ranges.signatureEndLine ? "signature" : "body";
}

/** Lines on which words begin with the term, each once. */
function* placesOf(text: string, term: Term, source: SourceText): Generator<{ line: number; fit: number }> {
  const [stem] = term.stems;
  const found = new RegExp(`${escaped(stem)}[\\p{Ll}]*`, "giu");
  let [line, end] = [-1, -1];
  for (let match = found.exec(text); match !== null; match = found.exec(text)) {
    if (match.index < end || !beginsWord(text, match.index)) continue;
    const fit = fits(match[0].toLowerCase(), term);
    if (fit === 0) continue;
    line = lineAt(source, match.index, line + 1);
    end = source.offsetAt(line + 1, 0);
    yield { line, fit };
  }
}

/** A word begins behind what is no letter, and at a capital behind a small letter. */
function beginsWord(text: string, at: number): boolean {
  if (at === 0) return true;
  const [before, own] = [text[at - 1], text[at]];
  if (!/\p{L}/u.test(before)) return true;
  return /\p{Lu}/u.test(own) && /\p{Ll}/u.test(before);
}

/** The line of an offset, which is not before `low`. */
function lineAt(source: SourceText, offset: number, low: number): number {
  let high = Math.max(source.lineCount - 1, low);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.offsetAt(middle, 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "\\$&");
