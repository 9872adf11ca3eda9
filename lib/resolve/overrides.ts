/**
 * Which methods override which, by the types that hold them, their name and their parameters; and which types satisfy an
 * interface where a language asks for no declaration of it.
 */
import { fileTexts } from "../db/file-text";
import type { Queryable } from "../db/pool";
import type { SourceText } from "../db/source-text";
import { decodeSymbolRanges } from "../db/symbol-ranges";
import type { SymbolRecord } from "../db/symbols-with-owners";
import { unnamedBase } from "./anonymous";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isFunction, isType, scopeOf, type Declaration } from "./declaration";
import { goShape } from "./go-shape";
import { bestOverloads, canBeOverridden, canOverride, mayOverride } from "./overriding-rules";
import type { Resolver } from "./resolver";
import { asNode, nodeId, type TypeGraph, type TypeNode } from "./type-graph";
import { VirtualMethods } from "./virtual-methods";

/** Types below one type that are looked at. */
const MAX_TYPES = 5000;

export class Overrides {
  private readonly satisfyingById = new Map<string, Promise<TypeNode[]>>();
  private readonly virtual: VirtualMethods;
  private readonly interfacesByMethod = new Map<string, Promise<TypeNode[]>>();

  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly resolver: Resolver,
    private readonly graph: TypeGraph,
  ) {
    this.virtual = new VirtualMethods(code, graph, (member) => this.owner(member));
  }

  /** Methods that override or implement one, every declaration of them. */
  async overriding(method: Declaration): Promise<Declaration[]> {
    if (!canBeOverridden(method)) return [];
    const owner = await this.owner(method);
    if (owner === null) return [];
    const below =
      method.language === "go"
        ? await this.satisfying(owner)
        : (await this.graph.descendants([owner], MAX_TYPES)).map(({ edge }) => edge.child);
    const found = [...(await this.fitting(method, below)), ...(await this.unnamed(method, [owner, ...below]))];
    const isOpen = await this.virtual.has(method);
    return found.filter((d) => isOpen || d.language !== "cpp");
  }

  /** Methods that one overrides or implements, nearest first. */
  async overridden(method: Declaration): Promise<Declaration[]> {
    if (!canOverride(method)) return [];
    const owner = await this.owner(method);
    if (owner === null) return [];
    const above =
      method.language === "go" ? await this.satisfied(owner, method.name) : await this.graph.ancestors(owner);
    const found = await this.fitting(method, above);
    const isOpen = await Promise.all(found.map((d) => this.isOpenTo(method, d)));
    return found.filter((_d, at) => isOpen[at]);
  }

  /** Whether `above` can be overridden by `below`: an event of C++ that is not virtual by Blueprints alone. */
  async isOpenTo(below: Declaration, above: Declaration): Promise<boolean> {
    return canBeOverridden(above) && (below.language !== "cpp" || (await this.virtual.has(above)));
  }

  /** The type that holds a member; null for anything else. */
  async owner(member: Declaration): Promise<TypeNode | null> {
    if (member.holderKind === null || !isType(member.holderKind)) return null;
    const types = await this.resolver.members.types(member.holder, member.language);
    return types.length > 0 ? asNode(types, member.repositoryId) : null;
  }

  /** Go: types whose methods, embedded ones included, are all that an interface asks for. */
  satisfying(type: TypeNode): Promise<TypeNode[]> {
    const [head] = type.declarations;
    if (head?.kind !== "interface" || head.language !== "go") return Promise.resolve([]);
    const id = nodeId(type);
    let found = this.satisfyingById.get(id);
    if (!found) this.satisfyingById.set(id, (found = this.findSatisfying(type)));
    return found;
  }

  private async findSatisfying(type: TypeNode): Promise<TypeNode[]> {
    const asked = await this.askedMethods(type);
    await this.code.prefetchNames(asked.map(({ name }) => name));
    let fits: Map<string, TypeNode> | null = null;
    for (const method of asked) {
      const holders = await this.holders(method, type.repositoryId);
      fits = fits === null ? holders : both(fits, holders);
      if (fits.size === 0) break;
    }
    fits?.delete(nodeId(type));
    return [...(fits?.values() ?? [])];
  }

  /** Go: interfaces that ask for this method and that a type satisfies. */
  private async satisfied(type: TypeNode, name: string): Promise<TypeNode[]> {
    const found: TypeNode[] = [];
    for (const asking of await this.interfacesWith(name, type.repositoryId)) {
      const satisfying = await this.satisfying(asking);
      if (satisfying.some((node) => nodeId(node) === nodeId(type))) found.push(asking);
    }
    return found;
  }

  private interfacesWith(name: string, repositoryId: number): Promise<TypeNode[]> {
    const id = `${repositoryId} ${name}`;
    let found = this.interfacesByMethod.get(id);
    if (!found) this.interfacesByMethod.set(id, (found = this.findInterfaces(name, repositoryId)));
    return found;
  }

  private async findInterfaces(name: string, repositoryId: number): Promise<TypeNode[]> {
    const found = new Map<string, TypeNode>();
    for (const method of await this.members(name, "go")) {
      if (method.repositoryId !== repositoryId || method.holderKind !== "interface") continue;
      const owner = await this.owner(method);
      if (owner) found.set(nodeId(owner), owner);
    }
    return [...found.values()];
  }

  private async askedMethods(type: TypeNode): Promise<GoMethod[]> {
    const methods = new Map<string, GoMethod>();
    for (const node of [type, ...(await this.graph.ancestors(type))]) {
      for (const { fileId, ordinal } of node.declarations) {
        const file = await this.code.file(fileId);
        const texts = await fileTexts(this.pool, [fileId]);
        for (const symbol of file?.symbols ?? [])
          if (symbol.container === ordinal && file && isFunction(file.kind(symbol.ordinal)))
            methods.set(symbol.name, { name: symbol.name, shape: shapeOf(symbol, texts.get(fileId), file) });
      }
    }
    return [...methods.values()];
  }

  /** Types that have this method, or get it by embedding one that has. */
  private async holders({ name, shape }: GoMethod, repositoryId: number): Promise<Map<string, TypeNode>> {
    const found = new Map<string, TypeNode>();
    const methods = (await this.members(name, "go")).filter((method) => method.repositoryId === repositoryId);
    const texts = await fileTexts(
      this.pool,
      methods.map((method) => method.fileId),
    );
    await this.code.prefetchFiles(methods.map((method) => method.fileId));
    for (const method of methods) {
      const file = await this.code.file(method.fileId);
      if (!file || shapeOf(method.source.symbol, texts.get(method.fileId), file) !== shape) continue;
      const owner = await this.owner(method);
      if (owner) found.set(nodeId(owner), owner);
    }
    for (const { edge } of await this.graph.descendants([...found.values()], MAX_TYPES))
      found.set(nodeId(edge.child), edge.child);
    return found;
  }

  private async members(name: string, language: Declaration["language"]): Promise<Declaration[]> {
    return (await this.code.declarations(name)).filter((d) => d.language === language && isFunction(d.kind));
  }

  /** Members of these types that a method can override or be overridden by. */
  private async fitting(method: Declaration, types: readonly TypeNode[]): Promise<Declaration[]> {
    const scopes = new Map(types.map((node) => [scopeOf(node.declarations[0]), node.repositoryId]));
    const named = (await this.namesakes(method)).filter((d) => scopes.get(d.holder) === d.repositoryId);
    return bestOverloads(method, named);
  }

  /** Methods of anonymous classes that override one of this type or of the types below it. */
  private async unnamed(method: Declaration, types: readonly TypeNode[]): Promise<Declaration[]> {
    const scopes = new Set(types.map((node) => scopeOf(node.declarations[0])));
    const namesakes = await this.namesakes(method);
    const bases = await Promise.all(namesakes.map((d) => unnamedBase(d, this.code, this.resolver)));
    const found = namesakes.filter((_d, at) => scopes.has(bases[at] ?? ""));
    return bestOverloads(method, found);
  }

  private async namesakes(method: Declaration): Promise<Declaration[]> {
    return (await this.code.declarations(method.name)).filter((d) => mayOverride(d, method));
  }
}

/** A method that an interface asks for. */
interface GoMethod {
  name: string;
  /** see go-shape.ts */
  shape: string;
}

function shapeOf(symbol: SymbolRecord, text: SourceText | undefined, file: CodeFile): string {
  const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(symbol.ranges);
  const rest = text?.between(nameLine, nameColumn + symbol.name.length, signatureEndLine, signatureEndColumn) ?? "";
  const own = file.symbols.find(({ ordinal }) => file.kind(ordinal) === "package")?.name ?? "";
  return goShape(rest, (written) =>
    written === null ? own : (file.importOf(written)?.specifier.split("/").at(-1) ?? written),
  );
}

const both = (a: ReadonlyMap<string, TypeNode>, b: ReadonlyMap<string, TypeNode>): Map<string, TypeNode> =>
  new Map([...a].filter(([id]) => b.has(id)));
