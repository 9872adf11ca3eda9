/**
 * What decorators make of a function of Python, as their annotations say it: `@pass_context` hands its function a
 * `Context`, and what stands under `@group()` is a `Group`. What is not annotated is not followed.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isType, type Declaration } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { decorationBy, typeIn, type Decoration } from "./decorations";

/** The type that decorators hand to a parameter which bears none; null where they do not say it. */
export async function decoratedParameter(
  types: ValueTypeReader,
  file: CodeFile,
  name: number,
  chain: Chain,
): Promise<ValueType | null> {
  const ordinal = file.uses.enclosing[name];
  if (ordinal < 0 || file.uses.local[name] !== name || !isDecorated(file, ordinal)) return null;
  const place = parametersIn(file, ordinal).indexOf(name);
  const inner = place < 0 ? null : chain.next(`decorated ${file.id} ${name}`);
  if (!inner) return null;
  // Each takes away what it passes: the one above passes the next.
  let passed = 0;
  for await (const decoration of decorations(types, file, ordinal, inner)) {
    const { takes } = decoration;
    if (decoration.isSame) continue;
    const given = takes?.takes[place - passed];
    if (place >= passed && given) return typeIn(types, given, decoration, inner);
    if (takes?.isOpen !== true || decoration.givesFunction !== true) return null;
    passed += takes.takes.length;
  }
  return null;
}

/** What a name stands for that `def` declares and a decorator makes something else; null where none says so. */
export async function decoratedValue(types: ValueTypeReader, d: Declaration, chain: Chain): Promise<ValueType | null> {
  const file = d.kind === "function" ? await types.code.file(d.fileId) : null;
  const inner = file && isDecorated(file, d.ordinal) ? chain.next(`decorated ${file.id} ${d.ordinal} value`) : null;
  if (!file || !inner) return null;
  let value: ValueType | null = null;
  for await (const decoration of decorations(types, file, d.ordinal, inner)) {
    if (decoration.isSame) continue;
    const { gives, givesFunction } = decoration;
    value = gives && !givesFunction ? await typeIn(types, gives, decoration, inner) : null;
  }
  return value;
}

/** Functions that are no methods: what is passed to those comes behind `self`. */
function isDecorated(file: CodeFile, ordinal: number): boolean {
  const { container, ranges } = file.symbols[ordinal];
  const { startLine, nameLine } = decodeSymbolRanges(ranges);
  const isMember = container >= 0 && isType(file.kind(container));
  return file.kind(ordinal) === "function" && startLine < nameLine && !isMember;
}

/** Lines above a function that may hold decorators. */
const MAX_LINES = 120;

/** What stands above a function, nearest first; it ends where one is not known. */
async function* decorations(
  types: ValueTypeReader,
  file: CodeFile,
  ordinal: number,
  chain: Chain,
): AsyncIterable<Decoration> {
  const { startLine, nameLine } = decodeSymbolRanges(file.symbols[ordinal].ranges);
  const text = await types.code.text(file.id);
  for (let line = nameLine - 1; text && line >= Math.max(startLine, nameLine - MAX_LINES); line--) {
    const head = /^\s*@\s*(?:\w+\s*\.\s*)*(?=\w)/.exec(text.lines(line, line))?.[0];
    if (head === undefined) continue;
    const at = file.occurrenceFrom(line, head.length);
    yield (at < 0 ? null : await decorationBy(types, file, at, chain)) ?? UNKNOWN;
  }
}

const UNKNOWN: Decoration = {
  isSame: false,
  takes: null,
  gives: null,
  givesFunction: null,
  signature: null,
  call: null,
};
