/**
 * All members of a type, whatever their name: what its bodies hold, and methods that name it as their owner elsewhere.
 */
import { symbolsInside } from "../../db/read/symbols-inside";
import { symbolsWithQualifier } from "../../db/read/methods-elsewhere";
import type { Queryable } from "../../db/pool";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { overloadOf } from "../facts/disambiguator";
import type { TypeNode } from "../facts/type-edges";
import type { TypeGraph } from "./type-graph";
import { RULES } from "../languages/registry";

/** Members of one type that are listed. */
const MAX_MEMBERS = 5000;

/** A member: where its type declares it, and where its body stands when elsewhere. */
export interface Member {
  declaration: Declaration;
  definition: Declaration | null;
  /** null for the type's own */
  inheritedFrom: TypeNode | null;
}

export class MemberList {
  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly graph: TypeGraph,
  ) {}

  /** In the order of the source; with `inherited` those of the bases behind them, hidden ones left out. */
  async of(type: TypeNode, inherited: boolean): Promise<Member[]> {
    const members = await this.own(type, null);
    if (!inherited) return members;
    const seen = new Set(members.map(({ declaration }) => hides(declaration)));
    for (const base of await this.graph.ancestors(type)) {
      const all = await this.own(base, base);
      const visible = all.filter(
        ({ declaration }) => declaration.kind !== "constructor" && !seen.has(hides(declaration)),
      );
      visible.forEach(({ declaration }) => seen.add(hides(declaration)));
      members.push(...visible);
    }
    return members;
  }

  private async own(type: TypeNode, inheritedFrom: TypeNode | null): Promise<Member[]> {
    const ids = (await this.inBodies(type)).slice(0, MAX_MEMBERS);
    const found = [...(await this.code.declared(ids)).values()].sort(bySource(ids));
    const definitions = await Promise.all(found.map((d) => this.definitionOf(d)));
    const members = new Map<bigint, Member>();
    for (const [at, declaration] of found.entries()) {
      if (!members.has(declaration.keyHash))
        members.set(declaration.keyHash, { declaration, definition: definitions[at], inheritedFrom });
    }
    return [...members.values()];
  }

  private async inBodies(type: TypeNode): Promise<bigint[]> {
    const bodies = type.declarations.filter(({ role }) => role !== "forward_declaration");
    const ids = await symbolsInside(
      this.pool,
      bodies.map(({ id }) => id),
    );
    const [head] = type.declarations;
    if (!RULES[head.language].methodsElsewhere) return ids;
    const folder = head.path.replace(/\/?[^/]*$/, "");
    return [...ids, ...(await symbolsWithQualifier(this.pool, head.repositoryId, folder, head.name))];
  }

  private async definitionOf(d: Declaration): Promise<Declaration | null> {
    if (d.role === "definition") return null;
    const all = await this.code.declarationsOf(d);
    const same = all.filter((other) => other.repositoryId === d.repositoryId);
    return same.find((other) => other.role === "definition" && other.id !== d.id) ?? null;
  }
}

/** What a member hides in its bases: the name, and where overloads differ by parameters those too. */
const hides = (d: Declaration): string => `${d.name} ${overloadOf(d)}`;

function bySource(ids: readonly bigint[]): (a: Declaration, b: Declaration) => number {
  const order = new Map(ids.map((id, at) => [id, at]));
  return (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0);
}
