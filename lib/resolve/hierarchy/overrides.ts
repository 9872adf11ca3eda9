/** Which methods override which, by the types that hold them, their name and their parameters. */
import { isStructural } from "../../contract/languages";
import { unnamedBases } from "../members/unnamed-bases";
import type { CodeIndex } from "../facts/code-index";
import { scopeOf, type Declaration } from "../facts/declaration";
import { bestOverloads, canBeOverridden, canOverride, mayOverride } from "./overriding-rules";
import { ownerOf } from "../members/owner-of";
import { HOOKS } from "../languages/hooks";
import { PreciseRelatives } from "../precise/precise-relatives";
import type { NameResolver } from "../members/name-resolver";
import type { Satisfaction } from "./satisfaction";
import type { TypeNode } from "../facts/type-edges";
import { MAX_BELOW, type TypeGraph } from "./type-graph";
import { PerLanguage } from "../languages/per-language";
import { RULES } from "../languages/registry";

export class Overrides {
  private readonly open = new PerLanguage(({ openMethods }) =>
    openMethods?.(this.code, this.graph, (member) => this.owner(member)),
  );
  private readonly precise: PreciseRelatives;

  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
    private readonly graph: TypeGraph,
    private readonly satisfaction: Satisfaction,
  ) {
    this.precise = new PreciseRelatives(code);
  }

  /**
   * Methods that override or implement one, every declaration of them: what rules find, and what a compiler's engine
   * says beyond.
   */
  async overriding(method: Declaration): Promise<Declaration[]> {
    return this.withPrecise(method, "below", await this.overridingByRules(method));
  }

  private async overridingByRules(method: Declaration): Promise<Declaration[]> {
    if (!canBeOverridden(method)) return [];
    const owner = await this.owner(method);
    if (owner === null) return [];
    const below = isStructural(method.language)
      ? await this.satisfaction.satisfying(owner)
      : (await this.graph.descendants([owner], MAX_BELOW)).map(({ edge }) => edge.child);
    const namesakes = (await this.code.declarations(method.name)).filter((d) => mayOverride(d, method));
    const unnamed = await this.unnamed(method, namesakes, [owner, ...below]);
    const found = [...membersOf(below, method, namesakes), ...unnamed];
    const isOpen = await this.isOpen(method);
    if (RULES[method.language].implBlocks) return this.ofTrait(owner, found);
    return found.filter((d) => isOpen || !RULES[d.language].virtualMethods);
  }

  /** Of methods of Rust those that do not stand in the block of another trait, or of none. */
  private async ofTrait(trait: TypeNode, methods: readonly Declaration[]): Promise<Declaration[]> {
    const kept: Declaration[] = [];
    for (const d of methods) if (await this.isOfTrait(trait, d)) kept.push(d);
    return kept;
  }

  private async isOfTrait(trait: TypeNode, { fileId, ordinal, holderKind, source }: Declaration): Promise<boolean> {
    // what stands in another trait is that one's own
    if (source.symbol.qualifier === null || holderKind === "interface") return true;
    const file = await this.code.file(fileId);
    const at = (file && HOOKS[file.language].traitOfMethod?.(file, ordinal)) ?? null;
    if (!file || at === null) return true;
    if (at < 0) return false;
    const meant = await this.resolver.occurrence(file, at);
    const isKnown = meant.external !== null || (meant.basis !== "name" && meant.declarations.length > 0);
    return !isKnown || meant.declarations.some(({ keyHash }) => keyHash === trait.keyHash);
  }

  /**
   * Bodies that types below give a UFUNCTION: `Lift_Implementation` for `Lift`, where the header tool writes the
   * virtual function itself.
   */
  async bodiesBelow(method: Declaration): Promise<Declaration[]> {
    const { bodyNames } = HOOKS[method.language];
    if (!bodyNames || method.kind !== "method") return [];
    const bodies = (await Promise.all(bodyNames(method.name).map((name) => this.code.declarations(name)))).flat();
    const owner = bodies.length === 0 ? null : await this.owner(method);
    if (owner === null) return [];
    const below = (await this.graph.descendants([owner], MAX_BELOW)).map(({ edge }) => edge.child);
    return heldBy(
      below,
      bodies.filter(({ language, kind }) => RULES[language].generatedBodies && kind === "method"),
    );
  }

  /** Methods that one overrides or implements, nearest first. */
  async overridden(method: Declaration): Promise<Declaration[]> {
    return this.withPrecise(method, "above", await this.overriddenByRules(method));
  }

  private async withPrecise(
    method: Declaration,
    direction: "above" | "below",
    byRules: readonly Declaration[],
  ): Promise<Declaration[]> {
    return [...new Set([...byRules, ...(await this.precise.all(method, "override", direction))])];
  }

  private async overriddenByRules(method: Declaration): Promise<Declaration[]> {
    if (!canOverride(method)) return [];
    const owner = await this.owner(method);
    if (owner === null) return [];
    const above = isStructural(method.language)
      ? await this.satisfaction.satisfied(owner, method.name)
      : await this.graph.ancestors(owner);
    const namesakes = (await this.code.declarations(method.name)).filter((d) => mayOverride(method, d));
    const found = membersOf(above, method, namesakes);
    const isOpen = await Promise.all(found.map((d) => this.isOpenTo(method, d)));
    return found.filter((_d, at) => isOpen[at]);
  }

  /** Whether `above` can be overridden by `below`: an event of C++ that is not virtual by Blueprints alone. */
  async isOpenTo(below: Declaration, above: Declaration): Promise<boolean> {
    return canBeOverridden(above) && (!RULES[below.language].virtualMethods || (await this.isOpen(above)));
  }

  /** Where the language has no say in it, the words before a method have been asked already. */
  private isOpen(method: Declaration): Promise<boolean> {
    return this.open.of(method.language)?.has(method) ?? Promise.resolve(true);
  }

  /** The type that holds a member; null for anything else. */
  owner(member: Declaration): Promise<TypeNode | null> {
    return ownerOf(member, this.resolver);
  }

  /** Methods of anonymous classes that override one of these types. */
  private async unnamed(
    method: Declaration,
    namesakes: readonly Declaration[],
    types: readonly TypeNode[],
  ): Promise<Declaration[]> {
    const scopes = new Set(types.map((node) => scopeOf(node.declarations[0])));
    const bases = await Promise.all(namesakes.map((d) => unnamedBases(d, this.code, this.resolver)));
    const found = namesakes.filter((_d, at) => bases[at].some((base) => scopes.has(base)));
    return bestOverloads(method, found);
  }
}

/** Of a method's namesakes those that these types hold, in the order of the types. */
function membersOf(types: readonly TypeNode[], method: Declaration, namesakes: readonly Declaration[]): Declaration[] {
  const held = heldBy(types, namesakes);
  const best = new Set(bestOverloads(method, held));
  return held.filter((d) => best.has(d));
}

/** Those that these types hold, in the order of the types. */
function heldBy(types: readonly TypeNode[], members: readonly Declaration[]): Declaration[] {
  const order = new Map(types.map((node, at) => [`${node.repositoryId} ${scopeOf(node.declarations[0])}`, at]));
  const place = (d: Declaration) => order.get(`${d.repositoryId} ${d.holder}`) ?? -1;
  return members.filter((d) => place(d) >= 0).sort((a, b) => place(a) - place(b));
}
