/**
 * The type that is expected of what a call gives, by what stands around it: `let dock: Dock = Default::default();`.
 * Null where the source does not say it.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../../format/occurrence-table";
import type { SourceText } from "../../../format/source-text";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import { listAt, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { parametersIn } from "../../facts/parameters";
import { outside, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { errorGiven } from "./error-types";
import { expectedPlace, type ExpectedPlace } from "./expected-places";
import { takesSelf } from "./given-types";
import { givesOfLanguage, isOfLanguage } from "./language-types";
import { behind } from "./tuple-parts";

/** Lines before a call that are read. */
const MAX_LINES = 120;

export async function expectedThere(types: ValueTypeReader, file: CodeFile, i: number, chain: Chain) {
  const text = await types.code.text(file.id);
  const place = text && placeIn(text, file, i);
  if (!place) return null;
  const at = place.by === "result" ? i : occurrenceBeginning(file, text, place.at);
  const type = at < 0 ? null : await ofPlace(types, file, at, place, chain);
  if (type?.sort !== "type") return type;
  // what is wrapped is expected of a value in it alone
  if (place.wrapped === "no") return type.isHeld ? outside(null) : type;
  return place.wrapped === "value" && type.declarations[0].kind === "type_alias" ? ofAlias(types, type, chain) : type;
}

/** `Result<Ship>` of a crate's own `Result` holds what it is written with. */
async function ofAlias(types: ValueTypeReader, { site }: ValueType & { sort: "type" }, chain: Chain) {
  const [held] = site ? site.file.argumentsOf(site.at) : [];
  return held ? types.written(held, chain) : null;
}

/** With offsets in the file. */
function placeIn(text: SourceText, file: CodeFile, i: number): ExpectedPlace | null {
  const { left, leftFlags, line, column } = file.uses;
  let first = i;
  while (left[first] >= 0 && (leftFlags[first] & LEFT_FLAGS.scope) !== 0) first = left[first];
  if (left[first] !== LEFT_CODES.none) return null;
  const from = text.offsetAt(Math.max(0, line[first] - MAX_LINES), 0);
  const before = withoutTexts(text.slice(from, text.offsetAt(line[first], column[first])));
  const end = text.offsetAt(line[i], file.columnBehind(i));
  const behindName = text.slice(end, end + MAX_BEHIND_NAME);
  const open = behindName.indexOf("(");
  const list = open < 0 ? null : listAt(behindName, open);
  const place = list && expectedPlace(before, behindName.slice(list.end));
  return place && { ...place, at: from + place.at };
}

/** As long as before: what stands in strings and comments says nothing. */
const withoutTexts = (source: string): string =>
  source.replace(/\/\/[^\n]*|"(?:[^"\\]|\\[^])*"|'(?:[^'\\\n]|\\[^\n][^'\n]*)'/g, (found) => " ".repeat(found.length));

async function ofPlace(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  { by, place, wrapped }: ExpectedPlace,
  chain: Chain,
): Promise<ValueType | null> {
  if (by === "rest") return types.asScope(file, at, chain);
  if (by === "result") return ofResult(types, file, at, wrapped === "error", chain);
  const { basis, declarations } = await types.occurrence(file, at, chain);
  const known = basis === "name" ? [] : declarations;
  if (by === "argument") return ofParameter(types, file, at, place, known, chain);
  const [home, own] = await declared(types, file, at, known);
  if (home && (await isOfLanguage(types.code, home, own))) return outside(null);
  return types.ofValue(file, at, chain);
}

/** Where a name is declared: as a local of the file, or as what it means. */
async function declared(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  [head]: readonly Declaration[],
): Promise<[CodeFile | null, number]> {
  if (file.uses.local[at] >= 0 && file.uses.left[at] < 0) return [file, file.uses.local[at]];
  const home = head ? await types.code.file(head.fileId) : null;
  return [home, home?.nameOccurrence(head.ordinal) ?? -1];
}

async function ofParameter(
  types: ValueTypeReader,
  file: CodeFile,
  callee: number,
  place: number,
  [head, ...others]: readonly Declaration[],
  chain: Chain,
): Promise<ValueType | null> {
  if (!head || !isFunction(head.kind) || others.some(({ keyHash }) => keyHash !== head.keyHash)) return null;
  const home = await types.code.file(head.fileId);
  const isPath = (file.uses.leftFlags[callee] & LEFT_FLAGS.scope) !== 0;
  const parameter = home
    ? parametersIn(home, head.ordinal)[isPath && (await takesSelf(types.code, head)) ? place - 1 : place]
    : undefined;
  if (!home || parameter === undefined) return null;
  if (await isOfLanguage(types.code, home, parameter)) return outside(null);
  const typed = home.typedBy.get(parameter);
  const call = { file, at: callee };
  return typed ? types.written({ file: home, at: typed[0], isArray: false, call }, chain) : null;
}

/** What the function around a place gives, or the error of it. */
async function ofResult(types: ValueTypeReader, file: CodeFile, i: number, isError: boolean, chain: Chain) {
  const ordinal = file.uses.enclosing[i];
  const symbol = ordinal < 0 ? undefined : file.symbols[ordinal];
  if (!symbol || !isFunction(file.kind(ordinal))) return null;
  const around = (await types.code.declarations(symbol.name)).find(
    (d) => d.fileId === file.id && d.ordinal === ordinal,
  );
  if (!around) return null;
  if (isError) return errorGiven(types, file, around, chain);
  if (givesOfLanguage(await textOfResult(types, around))) return outside(null);
  const own = await types.ownType(file, i, chain);
  return types.given(around, own ?? outside(null), chain);
}

/** What stands behind the parameters of a function. */
async function textOfResult(types: ValueTypeReader, d: Declaration): Promise<string> {
  const text = await types.code.text(d.fileId);
  const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  const written = text?.between(nameLine, nameColumn, signatureEndLine, signatureEndColumn) ?? "";
  let at = /^\w+\s*/.exec(written)?.[0].length ?? 0;
  if (written[at] === "<") at = behind(written, at);
  return written[at] === "(" ? written.slice(behind(written, at)) : "";
}
