/** `pieces.find { |piece| piece.is_a?(Log) && piece.wet? }` gives a log: what is sought by its class is of it. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { occurrenceBeginning } from "../../facts/offsets";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Characters of a block that are read. */
const MAX_BLOCK = 200;
const PATH = String.raw`((?:::)?\p{Lu}\w*(?:::\p{Lu}\w*)*)`;
const ASKED = String.raw`(?:\1\.(?:is_a\?|kind_of\?|instance_of\?)[ (]\s*${PATH}|${PATH}\s*===\s*\1\b)`;
/** A block whose first line asks first, and goes on with no other way to say yes. */
const SEEKS = new RegExp(String.raw`^\s*(?:\{|do)\s*\|\s*(\w+)\s*\|\s*${ASKED}(?![\w:])(?:(?!\|\||\bor\b)[^\n])*`, "u");

/** The type that the block of a call asks of what it seeks; null where it asks for none, or for others as well. */
export async function soughtType(
  types: ValueTypeReader,
  file: CodeFile,
  call: number,
  chain: Chain,
): Promise<ValueType | null> {
  const text = await types.code.text(file.id);
  const end = text?.offsetAt(file.uses.line[call], file.columnBehind(call)) ?? 0;
  const block = text?.slice(end, end + MAX_BLOCK) ?? "";
  const found = SEEKS.exec(block);
  const path = found?.[2] ?? found?.[3];
  if (!text || !found || path === undefined || /^\s*(?:\|\||or\b)/.test(block.slice(found[0].length))) return null;
  const at = end + found[0].indexOf(path, found[0].indexOf("|")) + path.lastIndexOf(":") + 1;
  const type = occurrenceBeginning(file, text, at);
  return type < 0 ? null : types.asScope(file, type, chain);
}
