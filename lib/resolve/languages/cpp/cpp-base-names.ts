/**
 * Names of the types that a type of C++ derives from: seen in its body and in its members' as if it declared them,
 * wherever they stand.
 */
import { isType, scopeOf, type Declaration } from "../../facts/declaration";
import type { MemberReader } from "../readers";
import type { BaseNames } from "../rules/name-hooks";

/** Bases of one type, however far up. */
const MAX_BASES = 200;

type NamedBases = ReadonlyMap<string, readonly Declaration[]>;

export class CppBaseNames implements BaseNames {
  /** by scope of the type that derives */
  private readonly known = new Map<string, Promise<NamedBases>>();

  constructor(private readonly members: MemberReader) {}

  /**
   * The base of this name of the type with this scope, the nearest; null when there is none. In a type that bears the
   * name of its base the name is its own.
   */
  async find(scope: string, name: string): Promise<readonly Declaration[] | null> {
    const all = this.known.get(scope) ?? this.collect(scope);
    this.known.set(scope, all);
    return (await all).get(name) ?? null;
  }

  private async collect(scope: string): Promise<NamedBases> {
    const found = new Map<string, readonly Declaration[]>();
    const seen = new Set([scope]);
    const own = await this.members.types.ofScope(scope, "cpp");
    for (let level = [scope]; level.length > 0 && seen.size < MAX_BASES;) {
      const above: string[] = [];
      for (const type of (await Promise.all(level.map((at) => this.members.types.ofScope(at, "cpp")))).flat()) {
        for (const base of await this.members.types.bases(type)) {
          const head = base?.find(({ kind }) => isType(kind) && kind !== "type_alias");
          if (!base || !head || seen.has(scopeOf(head))) continue;
          seen.add(scopeOf(head));
          above.push(scopeOf(head));
          if (!found.has(head.name)) found.set(head.name, head.name === own[0]?.name ? own : base);
        }
      }
      level = above;
    }
    return found;
  }
}
