/**
 * `def part(kind) = @parts.find { |each| each.is_a?(kind) }` gives one of the class that a call names: `part(Keel)` a
 * keel.
 */
import { MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { parametersIn } from "../../facts/parameters";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { argumentsBehindCall, lastStepOf } from "./call-arguments";

const SEEKS: ReadonlySet<string> = new Set(["find", "detect"]);
/** Methods of one name that are read. */
const MAX_NAMED = 8;
/** Characters of a block that are read. */
const MAX_BLOCK = 200;
const BLOCK =
  /^\s*(?:\{|do)\s*\|\s*(\w+)\s*\|\s*(?:\1\.(?:is_a\?|kind_of\?|instance_of\?)[ (]\s*(\w+)\s*\)?|(\w+)\s*===\s*\1)\s*(?:\}|end\b)/;

/** The class that a call names for what its method seeks; null for any other call. */
export async function soughtByArgument(
  types: ValueTypeReader,
  file: CodeFile,
  call: number,
  chain: Chain,
): Promise<ValueType | null> {
  if (file.uses.arity[call] < 1 || file.uses.local[call] >= 0) return null;
  const text = await types.code.text(file.id);
  const end = text?.offsetAt(file.uses.line[call], file.columnBehind(call)) ?? 0;
  const given = argumentsBehindCall(text?.slice(end, end + MAX_BEHIND_NAME) ?? "") ?? [];
  if (!text || !given.some((each) => /^\p{Lu}/u.test(each.text))) return null;
  const seeking = await methodsSeeking(types, file, call);
  const inner = seeking.size > 0 ? chain.next(`sought ${file.id} ${call}`) : null;
  if (!inner) return null;
  const { basis, declarations } = await types.occurrence(file, call, inner);
  const place = basis === "name" ? -1 : (seeking.get(declarations[0]?.keyHash) ?? -1);
  const argument = place < 0 ? undefined : given[place];
  const step = argument && /^(?:::)?\p{Lu}/u.test(argument.text) ? lastStepOf(argument.text) : -1;
  const at = argument && step >= 0 ? occurrenceBeginning(file, text, end + argument.start + step) : -1;
  return at < 0 ? null : types.asScope(file, at, inner);
}

/** Methods of the call's name that seek by a parameter, by their keys: its place. */
async function methodsSeeking({ code }: ValueTypeReader, file: CodeFile, call: number): Promise<Map<bigint, number>> {
  const named = (await code.named(file.name(call))).all.filter((d) => d.language === file.language);
  const found = new Map<bigint, number>();
  for (const d of named.length > MAX_NAMED ? [] : named) {
    const home = isFunction(d.kind) ? await code.file(d.fileId) : null;
    const place = home ? await placeSought(code, home, d.ordinal) : -1;
    if (place >= 0) found.set(d.keyHash, place);
  }
  return found;
}

/** The place of the parameter that the last call of a method asks what it seeks for; -1 for any other method. */
async function placeSought(code: CodeIndex, home: CodeFile, ordinal: number): Promise<number> {
  const own = home.nameOccurrence(ordinal);
  const [by = -1] = (own < 0 ? undefined : home.typedBy.get(own)) ?? [];
  if (by < 0 || !SEEKS.has(home.name(by))) return -1;
  const text = await code.text(home.id);
  const end = text?.offsetAt(home.uses.line[by], home.columnBehind(by)) ?? 0;
  const found = BLOCK.exec(text?.slice(end, end + MAX_BLOCK) ?? "");
  const name = found?.[2] ?? found?.[3];
  return name === undefined ? -1 : parametersIn(home, ordinal).findIndex((at) => home.name(at) === name);
}
