/** Which of several classes derives from which, and whether one below another has a method of its own. */
import { nameHash } from "../../../format/name-hash";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";

const MAX_ABOVE = 12;
/** Classes below one whose names are gathered; where there are more, each class is asked what it derives from. */
const MAX_BELOW = 400;

export const isMember = (d: Declaration): boolean => isFunction(d.kind) || d.kind === "property";

/** The last name of a scope: `Sails.Sheet.` */
export const lastOfScope = (scope: string): string => scope.slice(0, -1).split(".").pop() ?? "";

export class DerivedClasses {
  private readonly below = new Map<string, Promise<ReadonlySet<string> | null>>();

  constructor(private readonly names: Pick<NameReader, "code" | "members">) {}

  /** The class that all others derive from; null where none is. */
  async topmost(types: readonly Declaration[]): Promise<Declaration | null> {
    for (const type of types) {
      const below = await Promise.all(
        types.map(async (other) => other === type || (await this.derives(other, type.keyHash))),
      );
      if (below.every(Boolean)) return type;
    }
    return null;
  }

  /** An object of a class below may be meant, which answers in its own way. */
  async isOverridden(member: Declaration, type: Declaration, file: CodeFile): Promise<boolean> {
    return (await this.ofBelow(member.name, type, file)).some((d) => d.keyHash !== member.keyHash);
  }

  /** Methods of this name that classes have which derive from a type. */
  async ofBelow(name: string, type: Declaration, file: CodeFile): Promise<Declaration[]> {
    const own = scopeOf(type);
    const others = (await this.names.code.named(name)).all.filter(
      (d) => d.holder !== own && d.holderKind === "class" && isMember(d) && isOfRepository(d, file),
    );
    const below = others.length > 0 ? await this.namesBelow(type.name) : null;
    const found: Declaration[] = [];
    for (const holder of new Set(others.map((d) => d.holder))) {
      if (below?.has(lastOfScope(holder)) === false) continue;
      const [child] = await this.names.members.types.ofScope(holder, file.language);
      if (child && (await this.derives(child, type.keyHash))) found.push(...others.filter((d) => d.holder === holder));
    }
    return found;
  }

  /** Whether all derive from one class of the repository, which may be one of them. */
  async areOfOneFamily(types: readonly Declaration[], file: CodeFile): Promise<boolean> {
    const [first = new Set<bigint>(), ...others] = await Promise.all(
      types.map((type) => this.classesAbove(type, file)),
    );
    return [...first].some((key) => others.every((above) => above.has(key)));
  }

  /** A class and those of the repository that it derives from, by their keys. */
  private async classesAbove(type: Declaration, file: CodeFile): Promise<ReadonlySet<bigint>> {
    const found = new Set<bigint>();
    for (let level: readonly Declaration[] = [type], steps = 0; level.length > 0 && steps < MAX_ABOVE; steps++) {
      for (const d of level) if (d.kind === "class" && isOfRepository(d, file)) found.add(d.keyHash);
      level = await this.above(level);
    }
    return found;
  }

  private async derives(type: Declaration, base: bigint): Promise<boolean> {
    let level: readonly Declaration[] = [type];
    for (let steps = 0; level.length > 0 && steps < MAX_ABOVE; steps++) {
      if (steps > 0 && level.some(({ keyHash }) => keyHash === base)) return true;
      level = await this.above(level);
    }
    return false;
  }

  private async above(types: readonly Declaration[]): Promise<Declaration[]> {
    const bases = await Promise.all(types.map((each) => this.names.members.types.bases(each)));
    return bases.flat().flatMap((found) => found?.slice(0, 1) ?? []);
  }

  /** What classes and modules are called that may derive from one of this name; null where they are too many. */
  private namesBelow(name: string): Promise<ReadonlySet<string> | null> {
    let found = this.below.get(name);
    if (!found) this.below.set(name, (found = this.findBelow(name)));
    return found;
  }

  private async findBelow(name: string): Promise<ReadonlySet<string> | null> {
    const { code } = this.names;
    const found = new Set<string>();
    for (let level = [name]; level.length > 0;) {
      const relations = [...(await code.relationsNaming(level.map(nameHash))).values()].flat();
      if (relations.length > MAX_BELOW) return null;
      const children = await code.declared(relations.map(({ childId }) => childId));
      level = [...new Set([...children.values()].map((child) => child.name))].filter((each) => !found.has(each));
      for (const each of level) found.add(each);
      if (found.size > MAX_BELOW) return null;
    }
    return found;
  }
}
