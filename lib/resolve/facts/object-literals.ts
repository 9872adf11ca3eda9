/** Values whose members are written into them: object literals, and locals that hold an object without a name. */
import { RULES } from "../languages/registry";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { keyOf } from "./declared-name";
import { ofType, type ValueType } from "./value-type";

/** Kinds of values that can have members written into them. */
export const HOLDS_MEMBERS: ReadonlySet<string> = new Set(["constant", "variable", "property", "field"]);

/** Whether members are written into the value that is declared. */
export async function isObjectLiteral(code: CodeIndex, { kind, fileId, ordinal }: Declaration): Promise<boolean> {
  const file = HOLDS_MEMBERS.has(kind) ? await code.file(fileId) : null;
  return file !== null && (file.holdsSymbols(ordinal) || hasWrittenMembers(file, ordinal));
}

/** What is declared with a struct without a name is the owner that the struct's members are written with. */
function hasWrittenMembers(file: CodeFile, ordinal: number): boolean {
  if (!RULES[file.language].embedsUnnamedStructs) return false;
  const known = WRITTEN.get(file) ?? writtenHolders(file);
  WRITTEN.set(file, known);
  return known.has(file.scope(ordinal));
}

const writtenHolders = (file: CodeFile): ReadonlySet<string> =>
  new Set(file.symbols.flatMap(({ qualifier }, at) => (qualifier === null ? [] : [file.holder(at)])));

/** Every value with members is asked for it. */
const WRITTEN = new WeakMap<CodeFile, ReadonlySet<string>>();

/** Names that are looked at behind an object's first key. */
const MAX_STEPS = 20_000;

/** The key of an object without a name; -1 if there is none. @param most names that are looked at */
export function keyNamed({ file, first }: { file: CodeFile; first: number }, name: string, most = MAX_STEPS): number {
  const until = Math.min(file.uses.count, first + most);
  for (let i = first; i < until; i++) if (file.name(i) === name && file.objectOf(i) === first) return i;
  return -1;
}

/** A local name that is a symbol besides has members of its own; null for any other. */
export async function localObject(code: CodeIndex, file: CodeFile, local: number): Promise<ValueType | null> {
  const ordinal = file.uses.symbol[local];
  if (ordinal < 0 || !HOLDS_MEMBERS.has(file.kind(ordinal)) || !file.holdsSymbols(ordinal)) return null;
  const { name, keyHash } = file.symbols[ordinal];
  const own = (await code.named(name)).where(keyOf, keyHash).filter((d) => d.fileId === file.id);
  return own.length > 0 ? ofType(own) : null;
}
