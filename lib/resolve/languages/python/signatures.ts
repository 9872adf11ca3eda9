/** Signatures of Python as they are written: parameters and results with their annotations. */
import { argumentsFrom, listAt } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { SourceText } from "../../../format/source-text";

/** A part of a file's text. */
export interface Written {
  text: string;
  /** its offset in the file */
  start: number;
}

export interface Parameter {
  name: string;
  type: Written | null;
  hasDefault: boolean;
  /** it takes what is named alone */
  isNamed: boolean;
}

export interface Signature {
  file: CodeFile;
  text: SourceText;
  /** the occurrence of the function's name */
  at: number;
  /** without those that take any number */
  parameters: Parameter[];
  /** how many may be passed without a name */
  most: number;
  result: Written | null;
}

/** What a function type is written with: `Callable[[Ship, int], None]`, `Callable[Concatenate[Ship, P], R]`. */
export interface FunctionType {
  /** the types of what it takes, as far as they are listed */
  takes: Written[];
  /** more may follow behind those that are listed */
  isOpen: boolean;
  gives: Written;
}

/** Characters of one signature that are read. */
const MAX_LENGTH = 4000;

export async function signatureOf(code: CodeIndex, d: Declaration): Promise<Signature | null> {
  const file = await code.file(d.fileId);
  const text = file ? await code.text(d.fileId) : null;
  const at = file?.nameOccurrence(d.ordinal) ?? -1;
  if (!file || !text || at < 0) return null;
  const from = text.offsetAt(file.uses.line[at], file.columnBehind(at));
  const source = text.slice(from, from + MAX_LENGTH);
  const open = /^\s*\(/.exec(source)?.[0].length ?? 0;
  const list = open > 0 ? listAt(source, open - 1) : null;
  if (!list) return null;
  const listed = (argumentsFrom(source, open - 1) ?? []).map((each) => ({ ...each, start: each.start + from }));
  const arrow = /^\s*->\s*/.exec(source.slice(list.end))?.[0].length ?? 0;
  const result = arrow === 0 ? null : annotation(source, list.end + arrow, ":");
  return { file, text, at, ...parametersOf(listed), result: result && { ...result, start: result.start + from } };
}

function parametersOf(listed: readonly Written[]): Pick<Signature, "parameters" | "most"> {
  const parameters: Parameter[] = [];
  let [isNamed, most] = [false, 0];
  for (const { text, start } of listed) {
    const name = /^\w+/.exec(text)?.[0];
    if (name === undefined) {
      if (/^\*(?!\*)/.test(text)) isNamed = true;
      if (/^\*\w/.test(text)) most = Infinity;
      continue;
    }
    const colon = /^\w+\s*:\s*/.exec(text)?.[0].length ?? 0;
    const type = colon === 0 ? null : annotation(text, colon, "=");
    const hasDefault = text.slice(type ? type.start + type.text.length : name.length).includes("=");
    parameters.push({ name, type: type && { ...type, start: type.start + start }, hasDefault, isNamed });
    if (!isNamed) most++;
  }
  return { parameters, most };
}

/** The annotation that begins at an offset and ends before a mark, without its quotes. */
function annotation(source: string, start: number, end: string): Written | null {
  let depth = 0;
  let at = start;
  for (; at < source.length; at++) {
    if ("([{".includes(source[at])) depth++;
    else if (")]}".includes(source[at])) depth--;
    if (depth < 0 || (depth === 0 && source[at] === end)) break;
  }
  return unquoted({ text: source.slice(start, at), start });
}

function unquoted({ text, start }: Written): Written | null {
  const [before, , inner] = /^\s*(["']?)([^]*)$/.exec(text)?.slice(0) ?? [];
  if (before === undefined || inner === undefined) return null;
  const trimmed = inner.trimEnd().replace(/["']$/, "").trimEnd();
  return trimmed === "" ? null : { text: trimmed, start: start + (text.length - inner.length) };
}

/** Null for what is written as another type. */
export function functionType({ text, start }: Written): FunctionType | null {
  const open = /^(?:\w+\.)*Callable\s*\[/.exec(text)?.[0].length ?? 0;
  const [takes, gives, ...more] = open === 0 ? [] : partsOf({ text, start }, open - 1);
  if (!takes || !gives || more.length > 0) return null;
  const concatenated = /^(?:\w+\.)*Concatenate\s*\[/.exec(takes.text)?.[0].length ?? 0;
  if (concatenated > 0) return { takes: partsOf(takes, concatenated - 1).slice(0, -1), isOpen: true, gives };
  return takes.text.startsWith("[")
    ? { takes: partsOf(takes, 0), isOpen: false, gives }
    : { takes: [], isOpen: true, gives };
}

/** What the list holds that opens at an offset. */
const partsOf = ({ text, start }: Written, open: number): Written[] =>
  (argumentsFrom(text, open) ?? []).map((part) => ({ text: part.text, start: part.start + start }));
