/** The text before what a member is asked of, and how that is written: `this.hull` of `this.hull.depth`. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { rootOf } from "../../facts/root-of";

/** Characters before a place that are looked at. */
const MAX_BEFORE = 20_000;

/** Null where the value is more than names with dots. @param i the member that the value is asked for */
export async function beforeValue(
  code: CodeIndex,
  file: CodeFile,
  i: number,
): Promise<{ before: string; value: string } | null> {
  const { uses } = file;
  const text = await code.text(file.id);
  const root = rootOf(file, i);
  if (text === null || root === i) return null;
  const around = uses.enclosing[i];
  const ranges = around < 0 ? null : decodeSymbolRanges(file.symbols[around].ranges);
  const begin = text.offsetAt(uses.line[root], uses.column[root]);
  const start = ranges ? text.offsetAt(ranges.startLine, ranges.startColumn) : 0;
  const before = text.slice(Math.max(start, begin - MAX_BEFORE), begin);
  const value = text.slice(begin, text.offsetAt(uses.line[uses.left[i]], file.columnBehind(uses.left[i])));
  const prefix = /(?:this|super)\??\.$/.exec(before)?.[0] ?? "";
  if (!/^[\w$.?!]+$/.test(value)) return null;
  return { before: before.slice(0, before.length - prefix.length), value: prefix + value };
}
