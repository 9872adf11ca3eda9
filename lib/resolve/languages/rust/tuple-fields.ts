/**
 * `fmt::Display::fmt(&self.0, f)`: fields without names are no symbols, so that the text of the struct says their
 * types.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isType, scopeOf, type Declaration } from "../../facts/declaration";
import { outside, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
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
  const holder = place === undefined || file.uses.enclosing[call] < 0 ? "" : file.holder(file.uses.enclosing[call]);
  const owner = /(\w+)\W*$/.exec(holder)?.[1] ?? "";
  const structs = (await types.code.declarations(owner)).filter((d) => isType(d.kind) && scopeOf(d) === holder);
  if (place === undefined || structs.length !== 1) return null;
  const home = await types.code.file(structs[0].fileId);
  const type = home && (await typeOfField(types, home, structs[0], Number(place)));
  if (!type) return null;
  if (PRIMITIVE.test(type.name)) return outside(null);
  return type.at >= 0 ? types.written({ file: home, at: type.at, isArray: false }, chain) : null;
}

const HANDED = /^\s*\(\s*(?:&\s*(?:mut\s+)?)?self\s*\.\s*(\d+)\s*[,)]/;

/**
 * The last name of the type that a field without a name is written with, and its occurrence, -1 for what has none, as
 * types of the language; null where the struct has no such field.
 */
async function typeOfField(types: ValueTypeReader, home: CodeFile, d: Declaration, place: number) {
  const text = await types.code.text(d.fileId);
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
