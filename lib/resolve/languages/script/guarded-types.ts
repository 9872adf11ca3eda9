/**
 * What a value is behind a function that tells its type: `function isTug(ship: Ship): ship is Tug`. Such a function is
 * asked for nothing but what it is declared with.
 */
import type { Chain } from "../../facts/chain";
import { argumentsFrom, listAt } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import { isType, scopeOf, type Declaration } from "../../facts/declaration";
import { keyNamed } from "../../facts/object-literals";
import { occurrenceBeginning } from "../../facts/offsets";
import { ofType, type TypeSite, type ValueType } from "../../facts/value-type";
import type { NameReader } from "../readers";
import { beforeValue } from "./before-value";
import { GUARD, guardsBefore } from "./guards-before";

type Names = Pick<NameReader, "code" | "occurrence" | "members">;

/** Calls that may tell the type of a value, by the last name of the value. */
const GUARDS = new WeakMap<CodeFile, ReadonlyMap<string, readonly number[]>>();
/** Keys of an object without a name that are looked at, and characters of a function's head. */
const MAX_KEYS = 400;
const MAX_HEAD = 2000;

/** The type that tests before a place tell of what stands left there, if it has the member; null otherwise. */
export async function testedType(names: Names, file: CodeFile, i: number, chain: Chain): Promise<ValueType | null> {
  const left = file.uses.left[i];
  if (left < 0 || file.uses.leftFlags[i] !== 0 || file.uses.arity[left] >= 0) return null;
  const guards = guardsIn(file).get(file.name(left));
  if (guards === undefined || guards[0] >= i) return null;
  const inner = chain.next(`guarded ${file.id} ${i}`);
  const place = inner && (await beforeValue(names.code, file, i));
  if (!inner || !place) return null;
  for (const name of guardsBefore(place.before, place.value)) {
    const guard = guards.findLast((each) => each < i && file.name(each) === name);
    const type = guard === undefined ? null : await told(names, file, guard, inner);
    if (type && (await hasMember(names, type, file.name(i)))) return type;
  }
  return null;
}

function guardsIn(file: CodeFile): ReadonlyMap<string, readonly number[]> {
  let known = GUARDS.get(file);
  if (known) return known;
  const found = new Map<string, number[]>();
  const { count, arity, left } = file.uses;
  for (let at = 0; at < count; at++) {
    if (arity[at] < 0 || !GUARD.test(file.name(at))) continue;
    let subject = arity[at] === 0 ? left[at] : at + 1;
    while (arity[at] > 0 && subject + 1 < count && left[subject + 1] === subject) subject++;
    if (subject < 0 || subject >= count) continue;
    const all = found.get(file.name(subject));
    if (all) all.push(at);
    else found.set(file.name(subject), [at]);
  }
  GUARDS.set(file, (known = found));
  return known;
}

/** What the function says that a call names; null where it says nothing of the first value that it is handed. */
async function told(names: Names, file: CodeFile, guard: number, chain: Chain): Promise<ValueType | null> {
  const { basis, declarations, local } = await names.occurrence(file, guard, chain);
  if (local >= 0) return typeAt(names, await predicate(names, file, local, false), chain);
  for (const d of basis === "name" ? [] : declarations) {
    const home = await names.code.file(d.fileId);
    const own = home?.nameOccurrence(d.ordinal) ?? -1;
    const site = home && own >= 0 ? await predicate(names, home, own, file.uses.arity[guard] === 0) : null;
    if (site) return typeAt(names, site, chain);
  }
  return null;
}

const HEAD = /^\s*[?!]?\s*(?::\s*|=\s*(?:async\s+)?(?:function\b\s*[\w$]*\s*)?)?(?:<[^()]*>\s*)?(?=\()/;
const PREDICATE = /^\s*(?::|=>)\s*(?:asserts\s+)?([\w$]+)\s+is\s+(?:\{\s*|(?:[\w$]+\s*\.\s*)*)(?=[\w$])/;

/** Where a function writes the type that it tells: `ship is Tug`. @param name the occurrence that declares it */
async function predicate({ code }: Names, file: CodeFile, name: number, ofOwn: boolean): Promise<TypeSite | null> {
  const text = await code.text(file.id);
  const begin = text?.offsetAt(file.uses.line[name], file.columnBehind(name)) ?? 0;
  const head = text?.slice(begin, begin + MAX_HEAD) ?? "";
  const open = HEAD.exec(head)?.[0].length ?? -1;
  const list = open < 0 ? null : listAt(head, open);
  const said = list && PREDICATE.exec(head.slice(list.end));
  if (!text || !said) return null;
  const [first] = argumentsFrom(head, open) ?? [];
  const isMeant = ofOwn ? said[1] === "this" : first !== undefined && /^[\w$]+/.exec(first.text)?.[0] === said[1];
  const at = isMeant ? occurrenceBeginning(file, text, begin + list.end + said[0].length) : -1;
  return at < 0 ? null : { file, at, isArray: false };
}

async function typeAt({ occurrence }: Names, site: TypeSite | null, chain: Chain): Promise<ValueType | null> {
  if (!site) return null;
  if (site.file.beginsObject(site.at)) return { sort: "object", file: site.file, first: site.at };
  const { basis, declarations } = await occurrence(site.file, site.at, chain);
  const types = basis === "name" ? [] : declarations.filter((d) => isType(d.kind));
  return types.length > 0 ? ofType(types, site) : null;
}

async function hasMember({ members }: Names, type: ValueType, name: string): Promise<boolean> {
  if (type.sort === "object") return keyNamed(type, name, MAX_KEYS) >= 0;
  if (type.sort !== "type") return false;
  const has = async (d: Declaration) => (await members.find(scopeOf(d), d.language, name)).members.length > 0;
  for (const d of type.declarations) if (await has(d)) return true;
  return false;
}
