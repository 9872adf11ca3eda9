/**
 * `open("a").unwrap_err()`: which error it is, the signature of what was called says, `-> Result<Ship, Wreck>`, or the
 * alias that stands there: `type Result<T> = core::result::Result<T, Wreck>`.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import { TYPED } from "../../../format/occurrence-table";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

const GIVES_ERROR: ReadonlySet<string> = new Set("unwrap_err expect_err err into_err".split(" "));
/** Methods of a result that keep its error. */
const KEEPS_ERROR: ReadonlySet<string> = new Set(
  "map and_then as_ref as_mut as_deref copied cloned inspect inspect_err and".split(" "),
);

/** Undefined for any other call. */
export async function givenError(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  if (!GIVES_ERROR.has(file.name(at)) || file.uses.arity[at] < 0) return undefined;
  const called = resultOf(file, file.uses.left[at]);
  if (called < 0) return undefined;
  const { basis, declarations } = await types.occurrence(file, called, chain);
  const [head] = basis === "name" ? [] : declarations;
  const home = head && isFunction(head.kind) ? await types.code.file(head.fileId) : null;
  const error = home && (await errorIn(types, home, head, RESULT_OF, chain));
  return error ? types.written({ ...error, isArray: false, call: { file, at: called } }, chain) : null;
}

/** The error that a function gives. */
export async function errorGiven(types: ValueTypeReader, home: CodeFile, d: Declaration, chain: Chain) {
  const error = await errorIn(types, home, d, RESULT_OF, chain);
  return error && types.written({ ...error, isArray: false }, chain);
}

/** The call that gives the result: a name that holds one was given it. */
function resultOf(file: CodeFile, left: number): number {
  let at = left;
  for (let steps = 0; at >= 0 && steps < MAX_STEPS; steps++) {
    const bound = file.uses.local[at];
    const typed = bound >= 0 ? file.typedBy.get(bound) : undefined;
    if (bound >= 0) at = typed && (typed[1] & TYPED.place) === TYPED.byValue ? typed[0] : -1;
    else if (KEEPS_ERROR.has(file.name(at)) && file.uses.left[at] >= 0) at = file.uses.left[at];
    else return at;
  }
  return -1;
}

const MAX_STEPS = 8;

/** What stands before the arguments of a result: behind a function's parameters, or in an alias. */
const RESULT_OF = /->\s*(?:\w+\s*::\s*)*(?=\w*Result\b)/;
const ALIAS_OF = /=\s*(?:\w+\s*::\s*)*(?=\w*Result\b)/;

/** Where the error's type is written in a declaration; null where it is not. */
async function errorIn(
  types: ValueTypeReader,
  home: CodeFile,
  d: Declaration,
  before: RegExp,
  chain: Chain,
): Promise<{ file: CodeFile; at: number } | null> {
  const text = await types.code.text(d.fileId);
  if (!text) return null;
  const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const written = text.between(nameLine, nameColumn, signatureEndLine, signatureEndColumn);
  const place = (offset: number): number => {
    const { line, column } = lineOf(written.slice(0, offset), nameLine, nameColumn);
    return home.occurrenceAt(line, column);
  };
  const head = before.exec(written);
  if (!head) return null;
  const result = head.index + head[0].length;
  const second = secondArgument(written, result);
  if (second >= 0) {
    const at = place(second);
    return at < 0 ? null : { file: home, at };
  }
  const at = before === RESULT_OF ? place(result) : -1;
  const [alias] = at < 0 ? [] : (await types.occurrence(home, at, chain)).declarations;
  const there = alias?.kind === "type_alias" ? await types.code.file(alias.fileId) : null;
  return there && errorIn(types, there, alias, ALIAS_OF, chain);
}

/** Where the last step of the second argument's path begins, behind `Result<`; -1 for none. */
function secondArgument(written: string, from: number): number {
  const open = /^\w+\s*</.exec(written.slice(from));
  if (!open) return -1;
  let depth = 0;
  for (let at = from + open[0].length; at < written.length; at++) {
    const sign = written[at];
    if (sign === "," && depth === 0) return at + 1 + (LAST_STEP.exec(written.slice(at + 1))?.[0].length ?? 0);
    if ("<([".includes(sign)) depth++;
    else if (")]".includes(sign) || (sign === ">" && written[at - 1] !== "-")) depth--;
    if (depth < 0) return -1;
  }
  return -1;
}

const LAST_STEP = /^\s*(?:\w+\s*::\s*)*(?=\w)/;

function lineOf(before: string, line: number, column: number): { line: number; column: number } {
  const lines = before.split("\n");
  return { line: line + lines.length - 1, column: (lines.length === 1 ? column : 0) + (lines.at(-1)?.length ?? 0) };
}
