/** Calls of Ruby that every class or object answers, and what they give: `new`, `class`, `dup`. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import { argumentsBehind, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { occurrenceBeginning } from "../../facts/offsets";
import type { ValueType } from "../../facts/value-type";
import type { TypeReader, ValueTypeReader } from "../readers";
import { soughtType } from "./sought-type";
import { isMadeClass } from "./levels";
import { expectedError, expectsError } from "./raised";

/** Calls that give a class, or one of its objects: members of both are told apart by no type here. */
const OF_CLASS: ReadonlySet<string> = new Set(["new", "class"]);

/** Methods of every object that give the object, or one like it. */
const OF_SELF: ReadonlySet<string> = new Set(["dup", "clone", "itself", "freeze", "tap", "extend"]);

/** Methods of lists that give the one of which their block says yes. */
const FINDS: ReadonlySet<string> = new Set(["find", "detect"]);

/** The type of what the call gives; null when that is not known, undefined when it is no such call. */
export async function ofRubyCall(
  names: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const name = file.name(at);
  const left = file.uses.left[at];
  if (name === "new" && left >= 0 && file.name(left) === "Class") return ofMadeClass(names, file, at, chain);
  if (expectsError(name) && !(await isOwnMethod(names, file, at, chain))) return expectedError(names, file, at, chain);
  if (left >= 0 && FINDS.has(name)) {
    const found = await soughtType(names, file, at, chain);
    if (found) return found;
  }
  const isOwn = left === LEFT_CODES.this || left === LEFT_CODES.none;
  const ofClass = OF_CLASS.has(name) && !(await isOwnMethod(names, file, at, chain));
  if (isOwn && (ofClass || OF_SELF.has(name))) return names.ownType(file, at, chain);
  if (!ofClass || left < 0) return undefined;
  const isOfClass = name === "class" || (await isClass(names, file, left, chain));
  return isOfClass ? names.receiver(file, at, chain) : undefined;
}

/** `Class.new(Base)` has what its base has; without one nothing is known of it. */
async function ofMadeClass(names: ValueTypeReader, file: CodeFile, at: number, chain: Chain) {
  const text = await names.code.text(file.id);
  const end = text?.offsetAt(file.uses.line[at], file.columnBehind(at)) ?? 0;
  const behind = text?.slice(end, end + MAX_BEHIND_NAME) ?? "";
  if (/^(?:\(\s*|[ \t]+)self\b(?![.\w])/.test(behind)) return names.ownType(file, at, chain);
  const [base] = argumentsBehind(behind, 0) ?? [];
  const last = base && /^(?:::)?(?:\w+::)*(?=\w+$)/.exec(base.text);
  if (!text || !last) return null;
  const type = occurrenceBeginning(file, text, end + base.start + last[0].length);
  return type < 0 ? null : names.asScope(file, type, chain);
}

/** Whether a class has a method of its own where the language has one: `def self.new`. */
async function isOwnMethod(names: TypeReader, file: CodeFile, at: number, chain: Chain): Promise<boolean> {
  const { basis, declarations } = await names.occurrence(file, at, chain);
  return basis !== "name" && declarations.some(({ kind }) => kind === "method");
}

/** Whether a name stands for a class: a constant, or what `class` gives. */
const isClass = async (names: TypeReader, file: CodeFile, at: number, chain: Chain): Promise<boolean> =>
  file.name(at) === "class" || isMadeClass(file, at) || (await names.asScope(file, at, chain)) !== null;
