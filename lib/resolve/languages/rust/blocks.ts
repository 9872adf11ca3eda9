/**
 * The `impl` block of Rust that a method stands in, which its key does not tell: a type may have a method of one name
 * by several traits.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import type { TypeSite } from "../../facts/value-type";
import { splitQualified } from "../../../format/symbol-key";

/** `+Build` in a key marks an item by the trait that its block implements, `+for$u8` only by the type. */
const BY_TRAIT = /\+(?!for\$)/;

/** A call means the method of the type's plain `impl`, whatever traits give it methods of that name. */
export function ownFirst(members: Declaration[]): Declaration[] {
  const own = members.filter(({ disambiguator }) => !BY_TRAIT.test(disambiguator ?? ""));
  return own.length > 0 ? own : members;
}

/** Names before a method that are looked at. */
const MAX_BEFORE = 20_000;

/**
 * The occurrence of the trait that the block around a method implements: -1 where the block has none, null where no
 * block is found.
 */
export function traitOfMethod(file: CodeFile, ordinal: number): number | null {
  const type = typeOfBlock(file, ordinal);
  return type < 0 ? null : traitBefore(file, type);
}

/** The occurrence of the type that the block around an item is for; -1 where no block is found. */
export function typeOfBlock(file: CodeFile, ordinal: number): number {
  const { qualifier, container } = file.symbols[ordinal];
  const own = file.nameOccurrence(ordinal);
  const type = qualifier === null ? undefined : splitQualified(qualifier).at(-1);
  if (type === undefined || own < 0) return -1;
  for (let at = own - 1; at >= 0 && at > own - MAX_BEFORE; at--) {
    if (file.uses.enclosing[at] !== container || file.role(at) !== "type" || file.name(at) !== type) continue;
    if (file.uses.left[at] !== LEFT_CODES.this) return at;
  }
  return -1;
}

/** Where the block around a place writes the type that it is for, as far as it says there what the type is made of. */
export function ownTypeWritten(file: CodeFile, enclosing: number): TypeSite | null {
  let at = enclosing;
  while (at >= 0 && file.symbols[at].qualifier === null) at = file.symbols[at].container;
  if (at < 0) return null;
  let known = WRITTEN.get(file);
  if (!known) WRITTEN.set(file, (known = new Map()));
  let type = known.get(at);
  if (type === undefined) known.set(at, (type = typeOfBlock(file, at)));
  const isMade = type >= 0 && file.argumentsOf(type).some((each) => each !== undefined);
  return isMade ? { file, at: type, isArray: false } : null;
}

/** Types of blocks as occurrences, by the ordinals of the items in them. */
const WRITTEN = new WeakMap<CodeFile, Map<number, number>>();

/** The trait whose block is for the type that an occurrence names. */
function traitBefore(file: CodeFile, type: number): number {
  for (let at = type - 1; at >= 0 && file.uses.enclosing[at] === file.uses.enclosing[type]; at--) {
    if (file.role(at) !== "inherit") continue;
    const receiver = file.receiverOf(at)?.at ?? -1;
    return receiver === type || isSameParameter(file, receiver, type) ? at : -1;
  }
  return -1;
}

/** `impl<E> Hoist for E where E: Mark`: what stands before the method is the parameter once more. */
const isSameParameter = (file: CodeFile, a: number, b: number): boolean =>
  a >= 0 && file.uses.local[a] >= 0 && file.uses.local[a] === file.uses.local[b];
