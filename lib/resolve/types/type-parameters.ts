/**
 * What the parameters of a generic type stand for in the types that derive from it: `class Users : Table<User>` says
 * what `T` is in all that `Users` inherits. Null where nothing written says it; nothing is guessed.
 */
import { splitQualified } from "../../format/symbol-key";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType, scopeOf, type Declaration } from "../facts/declaration";
import { argumentsOfSite, type TypeSite, type ValueType } from "../facts/value-type";
import type { TypeSources } from "./type-sources";
import { placeInBlock } from "./block-parameters";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

/** A type parameter by the occurrence that declares it, or a variable of types by its name. */
interface TypeParameter {
  file: CodeFile;
  /** -1 for a variable */
  local: number;
  variable?: Variable;
}

/** A variable of types, as a type has it for a parameter. */
interface Variable {
  name: string;
  /** the type, in the parameter's file */
  owner: number;
}

/** How far up the bases are followed, and how many of one type's. */
const MAX_DEPTH = 8;
const MAX_BASES = 12;

export class TypeParameters {
  constructor(private readonly names: TypeSources) {}

  /** @param site where the type is written, with its own arguments; null where it is known without */
  async given(
    parameter: TypeParameter,
    type: Declaration,
    site: TypeSite | null,
    chain: Chain,
    depth = 0,
  ): Promise<TypeSite | null> {
    const home = await this.names.code.file(type.fileId);
    if (!home) return null;
    const declared = home.id === parameter.file.id ? placeOf(home, type, parameter) : -1;
    const own = declared < 0 ? placeInBlock(parameter.file, parameter.local, type) : declared;
    if (own >= 0) return argumentAt(site, own);
    if (depth >= MAX_DEPTH) return null;
    for (const base of await this.basesOf(home, type)) {
      const found = await this.names.occurrence(home, base, chain);
      const above = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
      if (!above || above.keyHash === type.keyHash) continue;
      const given = await this.given(parameter, above, { file: home, at: base, isArray: false }, chain, depth + 1);
      if (given) return passedOn(given, home, type, site);
    }
    return this.ofCompanion(parameter, type, chain, depth);
  }

  /**
   * Where the element of a container is written that a type derives from and that stands outside: `class Fleet :
   * ArrayList<Ship>()`.
   */
  async elementAbove(type: Declaration, site: TypeSite | null, chain: Chain, depth = 0): Promise<TypeSite | null> {
    const home = depth < MAX_DEPTH ? await this.names.code.file(type.fileId) : null;
    for (const base of home ? await this.basesOf(home, type) : []) {
      if (!home) break;
      const found = await this.names.occurrence(home, base, chain);
      const above = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
      const written = { file: home, at: base, isArray: false };
      const given = above
        ? above.keyHash === type.keyHash
          ? null
          : await this.elementAbove(above, written, chain, depth + 1)
        : found.external && onlyArgument(written);
      if (given) return passedOn(given, home, type, site);
    }
    return null;
  }

  /**
   * Where a type, or one above it, derives from a container from outside: `struct Rows : std::map<int, Row> {}`.
   * @param names of containers; null where any type with arguments is one
   */
  async containerAbove(
    type: Declaration,
    chain: Chain,
    names: RegExp | null = null,
    depth = 0,
  ): Promise<TypeSite | null> {
    const home = depth < MAX_DEPTH ? await this.names.code.file(type.fileId) : null;
    for (const base of home ? await this.basesOf(home, type) : []) {
      if (!home) break;
      const found = await this.names.occurrence(home, base, chain);
      const above = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
      const isNamed = names === null || names.test(home.name(base));
      const isContainer = isNamed && found.external !== null && home.argumentsOf(base).length > 0;
      if (isContainer) return { file: home, at: base, isArray: false };
      const isOther = above && above.keyHash !== type.keyHash;
      const given = isOther ? await this.containerAbove(above, chain, names, depth + 1) : null;
      if (given) return given;
    }
    return null;
  }

  /** Kotlin asks a class for what its companion has. */
  private async ofCompanion(
    parameter: TypeParameter,
    type: Declaration,
    chain: Chain,
    depth: number,
  ): Promise<TypeSite | null> {
    const { companion } = RULES[type.language];
    if (companion === null || type.name === companion) return null;
    const [object] = await this.names.members.types.ofScope(`${scopeOf(type)}${companion}.`, type.language);
    return object ? this.given(parameter, object, null, chain, depth + 1) : null;
  }

  /** Occurrences that name what a type derives from. */
  private async basesOf(home: CodeFile, type: Declaration): Promise<number[]> {
    const relations = (await this.names.code.bases([type.id])).get(type.id) ?? [];
    const wanted = new Set(relations.slice(0, MAX_BASES).map(({ baseName }) => splitQualified(baseName).pop()));
    const found: number[] = [];
    for (let i = home.nameOccurrence(type.ordinal) + 1; wanted.size > 0 && i < home.uses.count; i++) {
      if (home.uses.enclosing[i] !== type.ordinal || !home.mayNameBase(i)) continue;
      if (wanted.delete(home.name(i))) found.push(i);
    }
    return found;
  }
}

/** Of a list's arguments the one; null for a map's two. */
function onlyArgument({ file, at }: TypeSite): TypeSite | null {
  const all = file.argumentsOf(at);
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Place of a parameter among a type's own; -1 for another's. */
function placeOf(home: CodeFile, { ordinal }: Declaration, { local, variable }: Omit<TypeParameter, "file">): number {
  if (local >= 0) return home.argumentsOf(home.nameOccurrence(ordinal)).findIndex((each) => each?.at === local);
  if (variable?.owner !== ordinal) return -1;
  return HOOKS[home.language].classVariables?.(home, ordinal).indexOf(variable.name) ?? -1;
}

/** An argument that is the deriving type's own parameter stands for what that one's is given. */
function passedOn(given: TypeSite, home: CodeFile, type: Declaration, site: TypeSite | null): TypeSite | null {
  if (given.file.id !== home.id) return given;
  const local = home.uses.local[given.at];
  const variable = { name: home.name(given.at), owner: type.ordinal };
  const place = placeOf(home, type, { local, variable });
  if (place >= 0) return argumentAt(site, place);
  return local < 0 ? given : null;
}

/** A type's argument knows the call that the type comes from: there its own parameters are given. */
function argumentAt(site: TypeSite | null, place: number): TypeSite | null {
  const argument = site ? argumentsOfSite(site)[place] : undefined;
  return argument ? { ...argument, call: site?.call } : null;
}

/**
 * What gives its receiver's own type, `Bed<T> add(T)`, gives it with the arguments that the receiver's is written
 * with.
 */
export function sameAs(type: ValueType & { sort: "type" }, receiver: ValueType | null): ValueType {
  if (receiver?.sort !== "type" || receiver.site === null) return type;
  const [own, asked] = [type.declarations[0], receiver.declarations[0]];
  const isOwn = own.keyHash === asked.keyHash && type.site?.file.id === own.fileId;
  return isOwn && isGeneric(type.site) ? { ...type, site: receiver.site } : type;
}

/** Whether a type is written with type parameters alone: `Bed<T>`. */
function isGeneric(site: TypeSite | null): boolean {
  const given = site?.file.argumentsOf(site.at) ?? [];
  return given.length > 0 && given.every((each) => each !== undefined && each.file.uses.local[each.at] >= 0);
}
