/**
 * Members of objects without a name, by their keys: of literals, and of types that are written out. And what a
 * literal's key means: the member of what the literal is given to. Scripts only.
 */
import { LEFT_CODES, TYPED } from "../../format/occurrence-table";
import type { Basis } from "../../contract/vocabulary";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, scopeOf, type Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import type { ValueType } from "../facts/value-type";
import type { Members } from "./members";
import { parametersIn } from "../facts/parameters";
import { isRecord } from "../facts/standard-collections";
import { means, meansLocal, meansOutside, meansParameter, unknown, type Resolution } from "../facts/resolution";
import type { ValueReader } from "./value-reader";

type NamelessObject = ValueType & { sort: "object" };

/** Declarations of what is called of which the parameters are looked at. */
const MAX_CALLED = 4;

interface Known {
  code: CodeIndex;
  members: Members;
  values: ValueReader;
  occurrence(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
  /** the member of a name's own name that a type has */
  member(file: CodeFile, i: number, meaning: ValueType, basis: Basis, chain: Chain): Promise<Resolution | null>;
}

/** What is spread in an object; -1 for nothing. */
export const spreadIn = ({ file, first }: NamelessObject): number => file.typedBy.related(first, TYPED.extends);

/** A key as the meaning of a name in some file: a symbol, or the place where it stands. */
export async function meansKey(
  code: CodeIndex,
  home: CodeFile,
  key: number,
  file: CodeFile,
  basis: Basis,
): Promise<Resolution> {
  const ordinal = home.uses.symbol[key];
  if (ordinal >= 0) {
    const { name, keyHash } = home.symbols[ordinal];
    return means((await code.named(name)).where(keyOf, keyHash), basis);
  }
  return home.id === file.id ? { ...meansLocal(key), basis } : meansParameter(home.id, key, basis);
}

/** What a literal's key means; null for any other name, and where the key is a symbol that nothing else explains. */
export async function literalKey(file: CodeFile, i: number, known: Known, chain: Chain): Promise<Resolution | null> {
  const first = file.objectOf(i);
  const isKey = first >= 0 && file.uses.local[i] !== i && (file.role(i) === "write" || file.uses.symbol[i] >= 0);
  if (!isKey || file.uses.left[i] !== LEFT_CODES.none) return null;
  const isSymbol = file.uses.symbol[i] >= 0;
  const expected = await expectedOf(file, first, known, chain);
  const found = expected === null ? null : await known.member(file, i, expected, "receiver", chain);
  if (found && found.basis !== "name" && (found.declarations.length > 0 || found.local >= 0 || found.parameter))
    return found;
  if (isSymbol) return null;
  return expected?.sort === "outside" ? meansOutside(expected.specifier) : unknown();
}

/** The type of what a literal is given to; null where nothing says it. */
async function expectedOf(file: CodeFile, first: number, known: Known, chain: Chain): Promise<ValueType | null> {
  const inner = chain.next(`given ${file.id} ${first}`);
  if (!inner) return null;
  const place = file.argumentsOf(first).findIndex((each) => each !== undefined);
  const argument = place < 0 ? undefined : file.argumentsOf(first)[place];
  if (argument) {
    const taken = await parameterOf(file, argument.at, place, known, inner);
    return argument.isArray && taken ? known.values.element(taken, inner) : taken;
  }
  const to = file.typedBy.related(first, TYPED.givenTo);
  const list = to < 0 ? file.typedBy.related(first, TYPED.listedIn) : -1;
  const whole = to >= 0 || list >= 0 ? await typeAt(file, Math.max(to, list), known, inner) : null;
  return list >= 0 && whole ? known.values.element(whole, inner) : whole;
}

/** The type that is written at a place, or that the member there is declared with. */
async function typeAt(file: CodeFile, at: number, known: Known, chain: Chain): Promise<ValueType | null> {
  const ofMap = await valueOfMap(file, at, known, chain);
  if (ofMap) return ofMap;
  if (file.role(at) === "type" || file.beginsObject(at))
    return known.values.written.at({ file, at, isArray: false }, chain);
  const found = await known.occurrence(file, at, chain);
  if (found.external) return { sort: "outside", specifier: found.external.specifier, site: null };
  if (found.basis === "name") return null;
  const home = found.parameter ? await known.code.file(found.parameter.fileId) : file;
  const name = found.parameter?.at ?? found.local;
  if (home && name >= 0) return name === at && home === file ? null : known.values.ofName(home, name, chain);
  for (const declaration of found.declarations) {
    const type = await known.values.ofDeclaration(declaration, chain);
    if (type) return type;
  }
  return null;
}

/** `{ bow: { … } }` that is given to a `Record<Side, Plank>`: what each of its keys holds; null for any other key. */
async function valueOfMap(file: CodeFile, key: number, known: Known, chain: Chain): Promise<ValueType | null> {
  const first = file.objectOf(key);
  const map = first >= 0 && file.uses.local[key] !== key ? await expectedOf(file, first, known, chain) : null;
  const site = map?.sort === "outside" ? map.site : null;
  return site && isRecord(site.file.name(site.at)) && map ? known.values.element(map, chain) : null;
}

/** The type of the parameter that takes an argument. */
async function parameterOf(
  file: CodeFile,
  callee: number,
  place: number,
  known: Known,
  chain: Chain,
): Promise<ValueType | null> {
  const found = await known.occurrence(file, callee, chain);
  if (found.external) return { sort: "outside", specifier: found.external.specifier, site: null };
  if (found.basis === "name") return null;
  for (const declaration of found.declarations.slice(0, MAX_CALLED)) {
    const [called] = isFunction(declaration.kind) ? [declaration] : await constructorOf(declaration, known);
    const home = await known.code.file((called ?? declaration).fileId);
    if (!home) continue;
    const type = called
      ? await declaredParameter(home, called.ordinal, place, known, chain)
      : await takenParameter(home, home.nameOccurrence(declaration.ordinal), place, known, chain);
    if (type) return type;
  }
  return null;
}

/** What a value takes that is declared with a function type: `load: (options: Options) => void`. */
async function takenParameter(home: CodeFile, own: number, place: number, { values }: Known, chain: Chain) {
  const taken = own < 0 ? undefined : home.takenBy(own, place);
  return taken ? values.written.at(taken, chain) : null;
}

const constructorOf = async (type: Declaration, { members }: Known): Promise<Declaration[]> =>
  type.kind === "class" ? (await members.find(scopeOf(type), type.language, "constructor")).members : [];

/** Names that one pattern takes apart are one parameter: `({ a, b }: Type, c)`. */
async function declaredParameter(
  home: CodeFile,
  ordinal: number,
  place: number,
  { values }: Known,
  chain: Chain,
): Promise<ValueType | null> {
  let at = -1;
  let pattern = -1;
  for (const name of parametersIn(home, ordinal)) {
    const typed = home.typedBy.get(name);
    const whole = typed?.[1] === TYPED.memberOfType ? typed[0] : -1;
    if (whole < 0 || whole !== pattern) at++;
    pattern = whole;
    if (at !== place) continue;
    return whole >= 0
      ? values.written.at({ file: home, at: whole, isArray: false }, chain)
      : values.ofName(home, name, chain);
  }
  return null;
}
