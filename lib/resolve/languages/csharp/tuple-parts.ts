/** `var (count, ship) = Found();`: what the tuple's type says of the part at a place. */
import { TYPED } from "../../../format/occurrence-table";
import { argumentsFrom } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { keyNamed } from "../../facts/object-literals";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Text around the first name of a tuple in which the tuple stands. */
const MAX_WRITTEN = 1000;
/** Names behind the first one. */
const MAX_NAMES = 400;

/** Null for what is no tuple, and where its type gives that part no name. @param of what is taken apart */
export async function tuplePart(
  types: ValueTypeReader,
  file: CodeFile,
  of: number,
  place: number,
  chain: Chain,
): Promise<ValueType | null> {
  const whole = await types.ofValue(file, of, chain);
  if (whole?.sort !== "object") return null;
  const { file: home, first } = whole;
  const name = (await partsWritten(types.code, home, first))[place];
  if (name === undefined) return null;
  const [by, how] = home.typedBy.get(keyNamed(whole, name, MAX_NAMES)) ?? [-1, 0];
  const isType = by >= 0 && (how & TYPED.place) === TYPED.byType;
  return isType ? types.written({ file: home, at: by, isArray: (how & TYPED.isArray) !== 0 }, chain) : null;
}

/** The names of a tuple's parts in their places; empty for one that has none. */
async function partsWritten(code: CodeIndex, home: CodeFile, first: number): Promise<string[]> {
  const text = await code.text(home.id);
  const at = text?.offsetAt(home.uses.line[first], home.uses.column[first]) ?? 0;
  const from = Math.max(0, at - MAX_WRITTEN);
  const written = text?.slice(from, at + MAX_WRITTEN) ?? "";
  const open = openBefore(written, at - from);
  const parts = open < 0 ? null : argumentsFrom(written, open);
  return (parts ?? []).map((part) => /[\s>\])?]\s*@?(\w+)$/.exec(part.text)?.[1] ?? "");
}

/** The bracket that an offset stands in; -1 for none. */
function openBefore(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (")>]".includes(text[at])) depth++;
    else if (text[at] === "(" && depth === 0) return at;
    else if ("(<[".includes(text[at])) depth--;
  }
  return -1;
}
