/**
 * What an index gives that a type says with a word of the language: `Label this[int at]` has no name to be typed by.
 */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { TypeSite } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** Where the type stands that an indexer gives; null for one of the language's own, and for what is no indexer. */
export async function typeOfIndexer(code: CodeIndex, home: CodeFile, d: Declaration): Promise<TypeSite | null> {
  if (d.kind !== "property" || d.name !== RULES[d.language].indexOperator) return null;
  const { nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const { uses } = home;
  const isBefore = (i: number) =>
    uses.enclosing[i] === d.ordinal &&
    (uses.line[i] < nameLine || (uses.line[i] === nameLine && uses.column[i] < nameColumn));
  let at = home.firstWithin(d.ordinal);
  if (at < 0 || !isBefore(at)) return null;
  while (at + 1 < uses.count && isBefore(at + 1) && uses.left[at + 1] === at) at++;
  const text = await code.text(home.id);
  const behind = text?.slice(text.offsetAt(uses.line[at], home.columnBehind(at)), text.offsetAt(nameLine, nameColumn));
  return behind === undefined || home.role(at) !== "type"
    ? null
    : { file: home, at, isArray: /\[\]\??\s*$/.test(behind) };
}
