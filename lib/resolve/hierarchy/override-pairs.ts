/**
 * Whether one method overrides another, asked of two methods: upward from the one that would, because few types stand
 * above a type and thousands may stand below one. Who wants all methods that override one asks Overrides.
 */
import { isStructural } from "../../contract/languages";
import { unnamedBases } from "../members/unnamed-bases";
import type { CodeIndex } from "../facts/code-index";
import { scopeOf, type Declaration } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import type { Overrides } from "./overrides";
import { bestOverloads, mayOverride } from "./overriding-rules";
import { PreciseRelatives } from "../precise/precise-relatives";
import type { NameResolver } from "../members/name-resolver";
import { asNode, type TypeNode } from "../facts/type-edges";
import type { TypeGraph } from "./type-graph";

export class OverridePairs {
  private readonly pairs = new Map<string, Promise<boolean>>();
  private readonly precise: PreciseRelatives;
  private readonly above = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
    private readonly graph: TypeGraph,
    private readonly overrides: Overrides,
  ) {
    this.precise = new PreciseRelatives(code);
  }

  /** Whether `below` overrides or implements `above`, which bears the same name. */
  isOverriding(below: Declaration, above: Declaration): Promise<boolean> {
    const id = `${below.id} ${above.id}`;
    let found = this.pairs.get(id);
    if (!found) this.pairs.set(id, (found = this.decide(below, above)));
    return found;
  }

  private async decide(below: Declaration, above: Declaration): Promise<boolean> {
    const precise = await this.precise.all(below, "override", "above");
    if (precise.some((d) => d.keyHash === above.keyHash && d.repositoryId === above.repositoryId)) return true;
    if (!mayOverride(below, above) || !(await this.overrides.isOpenTo(below, above))) return false;
    // What satisfies an interface by its methods lists no bases.
    if (isStructural(above.language))
      return (await this.overrides.overriding(above)).some((d) => d.keyHash === below.keyHash);
    if (!(await this.typesAbove(below)).has(identity(above.holder, above.repositoryId))) return false;
    const held = (await this.code.named(below.name)).where(holderOf, below.holder);
    const same = held.filter((d) => d.repositoryId === below.repositoryId && mayOverride(d, above));
    return bestOverloads(above, same).some((d) => d.keyHash === below.keyHash);
  }

  /** The types whose methods one can override. */
  private typesAbove(method: Declaration): Promise<ReadonlySet<string>> {
    const id = `${method.repositoryId} ${method.language} ${method.holder}`;
    let found = this.above.get(id);
    if (!found) this.above.set(id, (found = this.findAbove(method)));
    return found;
  }

  private async findAbove(method: Declaration): Promise<ReadonlySet<string>> {
    const unnamed = await this.unnamedBases(method);
    const owner = unnamed.length > 0 ? null : await this.overrides.owner(method);
    const below = owner === null ? unnamed : [owner];
    const above = (await Promise.all(below.map((type) => this.graph.ancestors(type)))).flat();
    const types = [...unnamed, ...above];
    return new Set(types.map(({ declarations: [head], repositoryId }) => identity(scopeOf(head), repositoryId)));
  }

  private async unnamedBases(method: Declaration): Promise<TypeNode[]> {
    const found: TypeNode[] = [];
    for (const scope of await unnamedBases(method, this.code, this.resolver)) {
      const types = await this.resolver.members.types.ofScope(scope, method.language);
      if (types.length > 0) found.push(asNode(types, method.repositoryId));
    }
    return found;
  }
}

/** A type, by its scope in one repository. */
const identity = (scope: string, repositoryId: number): string => `${repositoryId} ${scope}`;
