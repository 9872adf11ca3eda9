/** Types that derive from types, in both directions. What a type names as its base is asked of WrittenBases. */
import { nameHash } from "../../format/name-hash";
import { splitQualified } from "../../format/symbol-key";
import type { RelationRecord } from "../../db/read/type-relations";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { HOOKS } from "../languages/hooks";
import { PreciseEdges } from "../precise/precise-edges";
import type { NameResolver } from "../members/name-resolver";
import { edgeOf, asNode, isNode, nodeId, type TypeEdge, type TypeNode } from "../facts/type-edges";
import { ENGINE } from "../languages/engine";
import { PerLanguage } from "../languages/per-language";
import type { ForeignBlock } from "../languages/rules/inheritance-hooks";
import { WrittenBases } from "../members/written-bases";
import { RULES } from "../languages/registry";

/** Types below one type that are looked at. */
export const MAX_BELOW = 5000;

interface FoundEdge {
  edge: TypeEdge;
  /** the base is this very declaration, and no other definition of the same key */
  isNear: boolean;
  /** declarations that the base's name means: of a library that is written down again in one file those there alone */
  meant: number;
}

/** The relation to an ancestor that is not the parent. */
export const DERIVES = "derives";

/** More types of one base name than that are taken as they were linked. */
const MAX_RESOLVED = 600;

export class TypeGraph {
  readonly written: WrittenBases;
  private readonly precise: PreciseEdges;
  private readonly blocks = new PerLanguage(({ foreignBlocks }) =>
    foreignBlocks?.(this.code, (file, i) => this.resolver.occurrence(file, i)),
  );
  private readonly asked = new Map<string, Promise<readonly TypeEdge[]>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
  ) {
    this.written = new WrittenBases(code, resolver);
    this.precise = new PreciseEdges(code);
  }

  /** Types that name this one as a base. */
  children(node: TypeNode): Promise<readonly TypeEdge[]> {
    return this.remember("below", node, async () => this.precise.below(node, await this.findChildren(node)));
  }

  /** What this type names as its bases, in the order written. */
  bases(node: TypeNode): Promise<readonly TypeEdge[]> {
    return this.remember("above", node, async () => this.precise.above(node, await this.findBases(node)));
  }

  private remember(side: "below" | "above", node: TypeNode, find: () => Promise<TypeEdge[]>) {
    const id = `${side} ${nodeId(node)} ${node.declarations[0]?.id}`;
    const known = this.asked.get(id);
    if (known) return known;
    const found = this.known(id, find);
    this.asked.set(id, found);
    return found;
  }

  private async known(id: string, find: () => Promise<TypeEdge[]>): Promise<readonly TypeEdge[]> {
    const { typeEdges } = await this.code.decided();
    const known = typeEdges.get(id);
    if (known) return known;
    const found = await find();
    typeEdges.set(id, found, found.length + 1);
    return found;
  }

  /** Every type below these, nearest first, at most `limit`; edges by the type they end in. */
  async descendants(
    roots: readonly TypeNode[],
    limit: number,
    childrenOf = (node: TypeNode) => this.children(node),
  ): Promise<{ edge: TypeEdge; depth: number }[]> {
    const seen = new Set(roots.map(nodeId));
    const found: { edge: TypeEdge; depth: number }[] = [];
    let level = [...roots];
    for (let depth = 1; level.length > 0 && depth < 64; depth++) {
      const edges = (await Promise.all(level.map(childrenOf))).flat();
      level = [];
      for (const edge of edges) {
        if (seen.has(nodeId(edge.child)) || found.length >= limit) continue;
        seen.add(nodeId(edge.child));
        found.push({ edge, depth });
        level.push(edge.child);
      }
    }
    return found;
  }

  /** Every type above a type, nearest first. */
  async ancestors(root: TypeNode): Promise<TypeNode[]> {
    const seen = new Set([nodeId(root)]);
    const found: TypeNode[] = [];
    let level = [root];
    for (let depth = 0; level.length > 0 && depth < 64; depth++) {
      const edges = (await Promise.all(level.map((node) => this.bases(node)))).flat();
      level = [];
      for (const { base } of edges) {
        if (base === null || seen.has(nodeId(base))) continue;
        seen.add(nodeId(base));
        found.push(base);
        level.push(base);
      }
    }
    return found;
  }

  private async findChildren(node: TypeNode): Promise<TypeEdge[]> {
    const [head] = node.declarations;
    if (!head) return [];
    const names = await this.namesOf(node);
    const relations = [...(await this.code.relationsNaming(names.map(nameHash))).values()].flat();
    // what has this type's own key derives from it only as a specialization of a template
    const mayBeOwn = RULES[head.language].templateSpecializations;
    const possible = relations.filter(
      ({ childKey, childId }) => childKey !== node.keyHash || (mayBeOwn && childId !== node.special),
    );
    const byRule = possible.length <= MAX_RESOLVED;
    const children = await this.code.declared(possible.map((relation) => relation.childId));
    const edgeOfRelation = async (relation: RelationRecord): Promise<FoundEdge[]> => {
      const child = children.get(relation.childId);
      if (!child || !this.mayDerive(child, head, relation)) return [];
      const meant = byRule ? await this.written.meant(child, relation) : await this.written.linked(child, relation);
      if (!meant || !isNode(node, meant.declarations, child)) return [];
      if (relation.relation === DERIVES && (await this.written.knowsParent(child))) return [];
      const isNear = meant.declarations.some(({ id }) => id === head.id);
      const whole = await this.whole(child);
      // `Pack<First, Rest...> : Pack<Rest...>` means the template, one by one
      const isOpen = !isNear || (whole.keyHash === node.keyHash && meant.declarations.length > 1);
      if (node.special === undefined ? whole.keyHash === node.keyHash && whole.special === undefined : isOpen)
        return [];
      return [{ edge: edgeOf(whole, node, relation, meant.basis), isNear, meant: meant.declarations.length }];
    };
    const found = (await Promise.all(possible.map(edgeOfRelation))).flat();
    found.push(...(await this.implementing(node, names, relations)));
    // a type may stand in the index twice, as where a library is also kept as one header: those count that mean this
    // declaration
    found.sort((a, b) => Number(b.isNear) - Number(a.isNear));
    return bestPerChild(found);
  }

  /** The names by which others list a type as their base. */
  private async namesOf({ declarations }: TypeNode): Promise<string[]> {
    const [head] = declarations;
    const files = declarations.map(({ fileId }) => fileId);
    const isImported =
      RULES[head.language].renamingImports && (head.holderKind === null || head.holderKind === "module");
    const own = [head.name, ...(RULES[head.language].classAliases ? await this.assigned(files, head.name) : [])];
    const imported = isImported ? await Promise.all(own.map((name) => this.code.importedAs(files, name))) : [];
    const names = [
      splitQualified(head.name).at(-1) ?? head.name,
      ...(await this.resolver.paths.lastNames(head)),
      ...[...own.slice(1), ...imported.flat()],
    ];
    return [...new Set(names)];
  }

  /** Names that the files of a class of Python assign it to: `Alias = Base`. */
  private async assigned(files: readonly number[], name: string): Promise<string[]> {
    const homes = await Promise.all(files.map((id) => this.code.file(id)));
    return homes.flatMap((home) => (home && HOOKS[home.language].namesAssigned?.(home, name)) ?? []);
  }

  /** Types that implement an interface in a block elsewhere. */
  private async implementing(
    node: TypeNode,
    names: readonly string[],
    relations: readonly RelationRecord[],
  ): Promise<FoundEdge[]> {
    const blocks = this.blocks.of(node.declarations[0].language);
    const all = (await blocks?.ofTrait(names, relations)) ?? [];
    const own = all.filter(({ trait, file }) => isNode(node, trait.declarations, file));
    const edgeTo = async ({ type, trait, written }: ForeignBlock): Promise<FoundEdge> => ({
      edge: edgeOf(await this.whole(type), node, written, trait.basis),
      isNear: true,
      meant: 1,
    });
    return Promise.all(own.map(edgeTo));
  }

  /** Interfaces that blocks elsewhere implement for a type. */
  private async implemented(node: TypeNode): Promise<TypeEdge[]> {
    const [head] = node.declarations;
    const blocks = head && this.blocks.of(head.language);
    const all = blocks ? await blocks.forType(head, await this.namesOf(node)) : [];
    return all.map(({ trait, written }) =>
      edgeOf(node, trait.external ? null : asNode(trait.declarations, node.repositoryId), written, trait.basis),
    );
  }

  private async findBases(node: TypeNode): Promise<TypeEdge[]> {
    const relations = [...(await this.code.bases(node.declarations.map(({ id }) => id))).values()].flat();
    const edges: TypeEdge[] = [];
    const seen = new Set<string>();
    for (const relation of relations) {
      const child = node.declarations.find((declaration) => declaration.id === relation.childId);
      if (!child) continue;
      if (relation.relation === DERIVES && edges.some(({ base }) => base !== null)) continue;
      const meant = await this.written.meant(child, relation);
      const base = meant && meant.declarations.length > 0 ? asNode(meant.declarations, child.repositoryId) : null;
      if (base !== null && nodeId(base) === nodeId(node)) continue;
      const id = base === null ? relation.baseName : nodeId(base);
      if (seen.has(id)) continue;
      seen.add(id);
      edges.push(edgeOf(node, base, relation, meant?.basis ?? "scope"));
    }
    edges.push(...(await this.implemented(node)));
    return edges;
  }

  private mayDerive(child: Declaration, base: Declaration, relation: RelationRecord): boolean {
    return ENGINE.isPath(relation.baseName) || RULES[base.language].family.has(child.language);
  }

  /** The type with all its declarations, of several definitions this one first; a specialization by itself. */
  async whole(d: Declaration): Promise<TypeNode> {
    const same = await this.code.declarationsOf(d);
    const isSpecial = await HOOKS[d.language].isSpecialization?.(this.code, d, same);
    if (isSpecial) return { ...asNode([d], d.repositoryId), special: d.id };
    const others = same.filter(({ id, repositoryId }) => id !== d.id && repositoryId === d.repositoryId);
    return asNode([d, ...others], d.repositoryId);
  }
}

/** Of the edges of a child that stands in the index twice the first, or one as near whose base means more. */
function bestPerChild(found: readonly FoundEdge[]): TypeEdge[] {
  const best = new Map<string, FoundEdge>();
  for (const each of found) {
    const known = best.get(nodeId(each.edge.child));
    if (!known || (each.isNear === known.isNear && each.meant > known.meant)) best.set(nodeId(each.edge.child), each);
  }
  return [...best.values()].map(({ edge }) => edge);
}
