/** What bare names of C# mean by rules of their own: attributes, and a property that is called like its type. */
import { TYPED } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { definitionsFirst, means, meansOutside, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { madeType } from "./made-types";
import { ATTRIBUTE } from "./rules";
import { isStandardStatic } from "./standard-members";

/** Occurrences behind a name that are looked at for its member: type arguments may stand between. */
const MAX_BEHIND = 8;

/** Null where the rules that hold for every name decide. */
export async function bareName(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
  if (isAttribute(file, i)) return (await attribute(names, file, i, chain)) ?? noAttribute(names, file, i);
  return (await madeType(names, file, i, chain)) ?? typeOfItsName(names, file, i, chain);
}

async function attribute(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
  const name = file.name(i) + ATTRIBUTE;
  const isClass = (d: Declaration) => d.kind === "class";
  if (!(await names.code.named(name)).all.some(isClass)) return null;
  const near = await names.lexical.find(file, file.uses.enclosing[i], { at: i, name, role: "type", arity: -1 }, chain);
  if (near?.every(isClass)) return means(definitionsFirst(near), "scope");
  return names.visible.find(file, i, name);
}

/** Attributes derive from one: outside where no type of the name derives from anything. */
async function noAttribute({ code }: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const types = (await code.named(file.name(i))).all.filter((d) => d.language === file.language && isType(d.kind));
  const listed = await code.bases(types.map(({ id }) => id));
  return types.length > 0 && types.every(({ id }) => !listed.get(id)?.length) ? meansOutside(null) : null;
}

/**
 * In `Color.Red` a property `Color Color` gives way to its type where the member belongs to the type and not to its
 * values.
 */
async function typeOfItsName(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
  const member = memberBehind(file, i);
  const name = file.name(i);
  const isStatic = member >= 0 && isStandardStatic(file.name(member));
  if (member < 0 || !(isStatic || (await names.code.named(name)).all.some((d) => isType(d.kind)))) return null;
  const asked = { at: i, name, role: file.role(i), arity: file.uses.arity[i] };
  const value = (await names.lexical.find(file, file.uses.enclosing[i], asked, chain))?.find((d) => VALUES.has(d.kind));
  const home = value ? await names.code.file(value.fileId) : null;
  const [by, how] = (value && home?.typedBy.get(home.nameOccurrence(value.ordinal))) ?? [-1, -1];
  if (!home || by < 0 || (how & TYPED.place) !== TYPED.byType || home.name(by) !== name) return null;
  const meant = await names.occurrence(home, by, chain);
  if (meant.external && isStatic) return meant;
  const [type] = meant.declarations.filter((d) => isType(d.kind));
  if (!type || meant.basis === "name") return null;
  const found = (await names.members.find(scopeOf(type), file.language, file.name(member))).members;
  return found.length > 0 && found.every(isOfType) ? meant : null;
}

const VALUES: ReadonlySet<string> = new Set(["property", "field", "constant"]);

/** Extraction marks what stands in brackets before a declaration. */
const isAttribute = (file: CodeFile, i: number): boolean => file.role(i) === "type" && file.uses.arity[i] === 0;

/** The occurrence that is asked of this name, -1 for none. */
function memberBehind({ uses }: CodeFile, i: number): number {
  for (let at = i + 1; at < uses.count && at <= i + MAX_BEHIND; at++) if (uses.left[at] === i) return at;
  return -1;
}

/** A member that is reached by the type's name, not by a value. */
const isOfType = (d: Declaration): boolean =>
  hasModifier(d, "static") || d.kind === "constant" || d.kind === "enum_member" || isType(d.kind);
