/** Calls of Ruby that every class or object answers, and what they give: `new`, `class`, `dup`. */
import { LEFT_CODES } from "../../../format/occurrences-blob";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { ValueType } from "../../facts/value-type";
import type { TypeReader } from "../readers";

/** Calls that give a class, or one of its objects: members of both are told apart by no type here. */
const OF_CLASS: ReadonlySet<string> = new Set(["new", "class"]);

/** Methods of every object that give the object, or one like it. */
const OF_SELF: ReadonlySet<string> = new Set(["dup", "clone", "itself", "freeze", "tap"]);

/** The type of what the call gives; null when that is not known, undefined when it is no such call. */
export async function ofRubyCall(
  names: TypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const name = file.name(at);
  const left = file.uses.left[at];
  const isOwn = left === LEFT_CODES.this || left === LEFT_CODES.none;
  const ofClass = OF_CLASS.has(name) && !(await isOwnMethod(names, file, at, chain));
  if (isOwn && (ofClass || OF_SELF.has(name))) return names.ownType(file, at, chain);
  if (!ofClass || left < 0) return undefined;
  const isOfClass = name === "class" || (await isClass(names, file, left, chain));
  return isOfClass ? names.receiver(file, at, chain) : undefined;
}

/** Whether a class has a method of its own where the language has one: `def self.new`. */
async function isOwnMethod(names: TypeReader, file: CodeFile, at: number, chain: Chain): Promise<boolean> {
  const { basis, declarations } = await names.occurrence(file, at, chain);
  return basis !== "name" && declarations.some(({ kind }) => kind === "method");
}

/** Whether a name stands for a class: a constant, or what `class` gives. */
const isClass = async (names: TypeReader, file: CodeFile, at: number, chain: Chain): Promise<boolean> =>
  file.name(at) === "class" || (await names.asScope(file, at, chain)) !== null;
