/**
 * `let (dock, crane) = opened()?;`: which type a name has is written in what the function gives. Types without a name,
 * as tuples are, stand in no table: the text of the declaration says their parts.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Methods behind a call that give what it wraps. */
const OPENS = new Set("unwrap expect unwrap_or_default".split(" "));

/** @param of the occurrence of what is taken apart @param place the part's */
export async function tuplePart(
  types: ValueTypeReader,
  file: CodeFile,
  of: number,
  place: number,
  chain: Chain,
): Promise<ValueType | null> {
  let at = of;
  while (at >= 0 && OPENS.has(file.name(at))) at = file.uses.left[at];
  if (at < 0 || file.uses.local[at] >= 0) return null;
  const { basis, declarations } = await types.occurrence(file, at, chain);
  const [head] = basis === "name" ? [] : declarations;
  if (!head || declarations.some((d) => d.keyHash !== head.keyHash)) return null;
  const home = await types.code.file(head.fileId);
  const written = home && (await partWritten(types, home, head, place));
  return written ? types.written({ file: home, at: written, isArray: false, call: { file, at } }, chain) : null;
}

/** The occurrence of a part's type in what a function or a field is declared with; null where it is no tuple. */
async function partWritten(types: ValueTypeReader, home: CodeFile, d: Declaration, place: number) {
  const text = await types.code.text(d.fileId);
  if (!text) return null;
  const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const written = text.between(nameLine, nameColumn, signatureEndLine, signatureEndColumn);
  const offset = offsetOfPart(written, isFunction(d.kind), place);
  if (offset < 0) return null;
  const before = written.slice(0, offset).split("\n");
  const line = nameLine + before.length - 1;
  const column = (before.length === 1 ? nameColumn : 0) + (before.at(-1)?.length ?? 0);
  const at = home.occurrenceAt(line, column);
  return at >= 0 ? at : null;
}

/** Where the name of a part's type begins in a declaration behind its name; -1 where no tuple is given. */
function offsetOfPart(written: string, isCalled: boolean, place: number): number {
  let at = /^\w+\s*/.exec(written)?.[0].length ?? 0;
  if (isCalled) {
    if (written[at] === "<") at = behind(written, at);
    if (written[at] === "(") at = behind(written, at);
  }
  const head = (isCalled ? RESULT : TYPED).exec(written.slice(at))?.[0];
  if (head === undefined) return -1;
  return partFrom(written, at + head.length, place);
}

/**
 * Where the name of a part's type begins, counted from where the first part begins; -1 where there is no such part.
 */
export function partFrom(written: string, first: number, place: number): number {
  let at = first;
  for (let part = 0; part < place; part++) {
    while (at < written.length && written[at] !== ",") at = OPENING.has(written[at]) ? behind(written, at) : at + 1;
    if (at++ >= written.length) return -1;
  }
  const before = PART.exec(written.slice(at))?.[0];
  return before === undefined ? -1 : at + before.length;
}

/** The place behind a bracket's counterpart. */
export function behind(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (OPENING.has(text[at])) depth++;
    else if (")]".includes(text[at]) || (text[at] === ">" && text[at - 1] !== "-")) depth--;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

const OPENING = new Set("<([");

/** What a tuple stands in up to its first part: `-> Result<(`, `: (`. */
const WRAPPED = String.raw`\s*(?:(?:\w+\s*::\s*)*(?:Result|Option|Box|Poll|Ready)\s*<\s*)*\(\s*`;
const RESULT = new RegExp(String.raw`^\s*->` + WRAPPED);
const TYPED = new RegExp("^:" + WRAPPED);

/** What may stand before the last step of a type's path: `&'a mut crate::bins::` */
const PART = /^(?:\s|&|'\w+|\b(?:mut|dyn|impl)\b)*(?:\w+\s*::\s*)*(?=\w)/;
