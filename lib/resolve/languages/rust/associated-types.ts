/**
 * `Self::Item` in a block that implements a trait means what the trait declares, as does each use of it elsewhere: the
 * block only says what it stands for. A trait from outside declares it there.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { scopeOf, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { means, meansOutside, unknown, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { traitOfMethod, typeOfBlock } from "./blocks";

/** @param members what the type has of that name; null where they are no such types, or no trait is known */
export async function associated(
  { code, occurrence }: Pick<NameReader, "code" | "occurrence">,
  file: CodeFile,
  i: number,
  members: readonly Declaration[],
  chain: Chain,
): Promise<Resolution | null> {
  const isPath = (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0;
  if (!isPath) return throughSelf({ code, occurrence }, file, i, chain);
  if (members.some(({ kind }) => kind !== "type_alias")) return null;
  const written = await traitWritten(code, file, i);
  if (written >= 0) return ofTrait(code, file.name(i), await occurrence(file, written, chain));
  const found: Declaration[] = [];
  let specifier: string | null | undefined;
  for (const member of members) {
    const home = await code.file(member.fileId);
    const at = home && traitOfMethod(home, member.ordinal);
    if (!home || at === null || at < 0) return null;
    const { external, declarations } = await occurrence(home, at, chain);
    if (external) specifier = external.specifier;
    const [trait] = declarations;
    if (trait) found.push(...(await code.named(file.name(i))).where(holderOf, scopeOf(trait)));
  }
  if (found.length > 0) return specifier === undefined ? means([...new Set(found)], "receiver") : null;
  return specifier === undefined ? null : meansOutside(specifier);
}

/** `impl<T: Hoist> Hoist for &T { … (**self).lift() }` asks what the reference leads to: any type with the trait. */
async function throughSelf(
  { code, occurrence }: Pick<NameReader, "code" | "occurrence">,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  let around = file.uses.enclosing[i];
  while (around >= 0 && file.symbols[around].qualifier === null) around = file.symbols[around].container;
  const type = around < 0 ? -1 : typeOfBlock(file, around);
  const isOpen = type >= 0 && [type, ...file.argumentsOf(type).map((each) => each?.at ?? -1)].some(isParameter(file));
  const text = isOpen ? await code.text(file.id) : null;
  const at = text?.offsetAt(file.uses.line[i], file.uses.column[i]) ?? 0;
  if (!THROUGH_SELF.test(text?.slice(Math.max(0, at - 20), at) ?? "")) return null;
  const trait = traitOfMethod(file, around) ?? -1;
  return trait < 0 ? null : ofTrait(code, file.name(i), await occurrence(file, trait, chain));
}

const THROUGH_SELF = /\(\s*\*\s*\*\s*self\s*\)\s*\.\s*$/;

const isParameter =
  (file: CodeFile) =>
  (at: number): boolean =>
    at >= 0 && file.uses.local[at] >= 0;

/**
 * The occurrence that declares `Item` in the block around `Self::Item`: as a type it is what the block says that it
 * stands for. -1 for any other name.
 */
export function ownAssociated(file: CodeFile, at: number): number {
  const { left, leftFlags, enclosing } = file.uses;
  if (left[at] !== LEFT_CODES.this || (leftFlags[at] & LEFT_FLAGS.scope) === 0) return -1;
  let around = enclosing[at];
  while (around >= 0 && file.symbols[around].qualifier === null) around = file.symbols[around].container;
  if (around < 0) return -1;
  const { qualifier, disambiguator, container } = file.symbols[around];
  const own = file.symbols.find(
    (each) =>
      each.name === file.name(at) &&
      each.ordinal !== around &&
      each.qualifier === qualifier &&
      each.container === container &&
      each.disambiguator === disambiguator &&
      file.kind(each.ordinal) === "type_alias",
  );
  return own ? file.nameOccurrence(own.ordinal) : -1;
}

/** Occurrences before a name among which the trait stands that it is an argument of. */
const MAX_BACK = 24;

/** `Item` of `Feed<u8, Item = Grain>`: what the trait declares; null for any other name. */
export async function associatedNamed(
  { code, members, occurrence }: Pick<NameReader, "code" | "members" | "occurrence">,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  if (file.role(i) !== "type") return null;
  for (let at = i - 1; at >= 0 && at >= i - MAX_BACK; at--) {
    if (!file.argumentsOf(at).some((each) => each?.at === i)) continue;
    const text = await code.text(file.id);
    const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
    if (!/^\s*=(?![=>])/.test(text?.slice(end, end + 8) ?? "")) return null;
    const trait = await occurrence(file, at, chain);
    const own = await ofTrait(code, file.name(i), trait);
    return own ?? ofSupertraits(members, file.name(i), trait);
  }
  return null;
}

/** What the traits above a trait declare; a name that none of them has is no name of the file's own for that. */
async function ofSupertraits(members: NameReader["members"], name: string, trait: Resolution): Promise<Resolution> {
  const [head] = trait.basis === "name" ? [] : trait.declarations;
  const above = head ? (await members.find(scopeOf(head), head.language, name)).members : [];
  const types = above.filter(({ kind }) => kind === "type_alias");
  return types.length > 0 ? means(types, "receiver") : unknown();
}

/** What a trait declares of a name; null where it is not known, and where it has none of that name. */
async function ofTrait(code: CodeIndex, name: string, trait: Resolution): Promise<Resolution | null> {
  if (trait.external) return meansOutside(trait.external.specifier);
  const [head] = trait.basis === "name" ? [] : trait.declarations;
  const own = head ? (await code.named(name)).where(holderOf, scopeOf(head)) : [];
  return own.length > 0 ? means(own, "receiver") : null;
}

/** The trait of `<T as Trait>::Item`, as an occurrence; -1 where none is written. */
async function traitWritten(code: CodeIndex, file: CodeFile, i: number): Promise<number> {
  const left = file.uses.left[i];
  const text = left >= 0 && left + 1 < i ? await code.text(file.id) : null;
  if (!text) return -1;
  const offset = (at: number) => text.offsetAt(file.uses.line[at], file.uses.column[at]);
  const end = offset(i);
  if (!/>\s*::\s*$/.test(text.slice(Math.max(0, end - 8), end))) return -1;
  for (let at = left + 1; at < i; at++) {
    const path = /\bas\s+((?:\w+\s*::\s*)*)$/.exec(text.slice(offset(left), offset(at)));
    const isLast = path !== null && !file.qualifies(at);
    if (isLast) return at;
  }
  return -1;
}
