/**
 * `self.0.name`, `fmt::Display::fmt(&self.0, f)`: fields without names are no symbols, so that the text of the struct
 * says their types.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType, scopeOf, type Declaration } from "../../facts/declaration";
import { textBefore } from "../../facts/text-before";
import { outside, type TypeSite, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader, WrittenReader } from "../readers";
import { PRIMITIVE, textBehind } from "./outside-paths";
import { behind, partFrom } from "./tuple-parts";

/** The type of the field that a call is handed first; null where it is handed anything else. */
export async function ownPartHanded(
  types: ValueTypeReader,
  file: CodeFile,
  call: number,
  chain: Chain,
): Promise<ValueType | null> {
  const place = HANDED.exec(await textBehind(types.code, file, call))?.[1];
  const written = (site: TypeSite) => types.written(site, chain);
  return place === undefined ? null : ownPart(types.code, file, call, Number(place), written);
}

/** The type of the field without a name that a member is asked of, `self.0.name`; null for any other. */
export async function ownPartAsked(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  written: WrittenReader,
): Promise<ValueType | null> {
  const place = ASKED.exec(await textBefore(code, file, i, MAX_BEFORE))?.[1];
  return place === undefined ? null : ownPart(code, file, i, Number(place), written);
}

/** The type of a field without a name of the object around; null where the struct has none. */
async function ownPart(
  code: CodeIndex,
  file: CodeFile,
  at: number,
  place: number,
  written: WrittenReader,
): Promise<ValueType | null> {
  const holder = file.uses.enclosing[at] < 0 ? "" : file.holder(file.uses.enclosing[at]);
  const owner = /(\w+)\W*$/.exec(holder)?.[1] ?? "";
  const structs = (await code.declarations(owner)).filter((d) => isType(d.kind) && scopeOf(d) === holder);
  if (structs.length !== 1) return null;
  const home = await code.file(structs[0].fileId);
  const type = home && (await typeOfField(code, home, structs[0], place));
  if (!type) return null;
  if (PRIMITIVE.test(type.name)) return outside(null);
  return type.at >= 0 ? written({ file: home, at: type.at, isArray: false }) : null;
}

const ASKED = /(?<![\w.])self\s*\.\s*(\d+)\s*\.\s*$/;
/** Characters before a name in which that stands. */
const MAX_BEFORE = 80;
const HANDED = /^\s*\(\s*(?:&\s*(?:mut\s+)?)?self\s*\.\s*(\d+)\s*[,)]/;

/**
 * The last name of the type that a field without a name is written with, and its occurrence, -1 for what has none, as
 * types of the language; null where the struct has no such field.
 */
async function typeOfField(code: CodeIndex, home: CodeFile, d: Declaration, place: number) {
  const text = await code.text(d.fileId);
  const { nameLine, nameColumn, endLine, endColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  // as long as before: what stands in front of a field's type is none of it
  const written = (text?.between(nameLine, nameColumn, endLine, endColumn) ?? "").replace(IN_FRONT, (found) =>
    " ".repeat(found.length),
  );
  let open = /^\w+\s*/.exec(written)?.[0].length ?? 0;
  if (written[open] === "<") open = behind(written, open);
  open += /^\s*/.exec(written.slice(open))?.[0].length ?? 0;
  const offset = written[open] === "(" ? partFrom(written, open + 1, place) : -1;
  if (offset < 0 || offset >= behind(written, open)) return null;
  const before = written.slice(0, offset).split("\n");
  const column = (before.length === 1 ? nameColumn : 0) + (before.at(-1)?.length ?? 0);
  const name = /^\w+/.exec(written.slice(offset))?.[0] ?? "";
  return { name, at: home.occurrenceAt(nameLine + before.length - 1, column) };
}

/** `pub(crate)` */
const IN_FRONT = /\bpub\b(?:[^\S\n]*\([^()\n]*\))?/g;
