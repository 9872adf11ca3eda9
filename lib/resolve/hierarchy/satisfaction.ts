/** Which types satisfy an interface by their methods, where a language asks for no declaration of it: Go. */
import { isStructural } from "../../contract/languages";
import { fileTexts } from "../../db/read/file-text";
import type { Queryable } from "../../db/pool";
import type { SourceText } from "../../format/source-text";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SymbolRecord } from "../../format/symbol-record";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, type Declaration } from "../facts/declaration";
import { HOOKS } from "../languages/hooks";
import { PreciseRelatives } from "../precise/precise-relatives";
import { ownerOf } from "../members/owner-of";
import type { NameResolver } from "../members/name-resolver";
import { nodeId, type TypeNode } from "../facts/type-edges";
import { barePackages, packageOf } from "./bare-packages";
import { MAX_BELOW, type TypeGraph } from "./type-graph";

export class Satisfaction {
  private readonly satisfyingById = new Map<string, Promise<TypeNode[]>>();
  private readonly packagesById = new Map<number, Promise<ReadonlyMap<string, string>>>();
  private readonly interfacesByMethod = new Map<string, Promise<TypeNode[]>>();
  private readonly precise: PreciseRelatives;

  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly resolver: NameResolver,
    private readonly graph: TypeGraph,
  ) {
    this.precise = new PreciseRelatives(code);
  }

  /** Whether a type satisfies an interface. */
  async isSatisfied(type: TypeNode, asking: TypeNode): Promise<boolean> {
    return (await this.satisfying(asking)).some((node) => nodeId(node) === nodeId(type));
  }

  /** Types whose methods, embedded ones included, are all that an interface asks for. */
  satisfying(type: TypeNode): Promise<TypeNode[]> {
    const [head] = type.declarations;
    if (head?.kind !== "interface" || !isStructural(head.language)) return Promise.resolve([]);
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
    // What only repeats an interface of the library tells nothing of those that ask for more.
    const areOutside = asked.every(({ fileId }) => fileId < 0);
    const found = [...(fits?.values() ?? [])].filter((node) => !areOutside || !isInterface(node));
    return this.metBy(type, found);
  }

  /** Those that are ever in a program with an interface. */
  private async metBy({ declarations: [asking] }: TypeNode, types: readonly TypeNode[]): Promise<TypeNode[]> {
    const met: TypeNode[] = [];
    for (const type of types)
      if ((await HOOKS[asking.language].doMeet?.(this.code, type.declarations[0], asking)) !== false) met.push(type);
    return met;
  }

  /** Interfaces that ask for this method and that a type satisfies. */
  async satisfied(type: TypeNode, name: string): Promise<TypeNode[]> {
    const found: TypeNode[] = [];
    for (const asking of await this.interfacesWith(name, type.repositoryId))
      if (await this.isSatisfied(type, asking)) found.push(asking);
    return found;
  }

  /** Interfaces that ask for a method of this name. */
  interfacesWith(name: string, repositoryId: number): Promise<TypeNode[]> {
    const id = `${repositoryId} ${name}`;
    let found = this.interfacesByMethod.get(id);
    if (!found) this.interfacesByMethod.set(id, (found = this.findInterfaces(name, repositoryId)));
    return found;
  }

  private async findInterfaces(name: string, repositoryId: number): Promise<TypeNode[]> {
    const found = new Map<string, TypeNode>();
    for (const method of await this.members(name)) {
      if (method.repositoryId !== repositoryId || method.holderKind !== "interface") continue;
      const owner = await ownerOf(method, this.resolver);
      if (owner) found.set(nodeId(owner), owner);
    }
    return [...found.values()];
  }

  private async askedMethods(type: TypeNode): Promise<GoMethod[]> {
    const methods = new Map<string, GoMethod>();
    const all = [type, ...(await this.graph.ancestors(type))];
    for (const method of await this.askedOutside(all)) methods.set(method.name, method);
    for (const node of all) {
      for (const { fileId, ordinal } of node.declarations) {
        const file = await this.code.file(fileId);
        const texts = await fileTexts(this.pool, [fileId]);
        for (const symbol of file?.symbols ?? [])
          if (symbol.container === ordinal && file && isFunction(file.kind(symbol.ordinal)))
            methods.set(symbol.name, {
              ...{ name: symbol.name, fileId, ordinal: symbol.ordinal },
              shape: await this.shapeOf(symbol, texts.get(fileId), file),
            });
      }
    }
    return [...methods.values()];
  }

  /** What interfaces ask for by embedding such as stand outside: `error`, `io.Closer`. */
  private async askedOutside(types: readonly TypeNode[]): Promise<GoMethod[]> {
    const inside = new Set(types.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
    const found: GoMethod[] = [];
    for (const { id, fileId, language } of types.flatMap(({ declarations }) => declarations)) {
      const file = await this.code.file(fileId);
      const bases = (await this.code.bases([id])).get(id) ?? [];
      const packages = file && bases.length > 0 ? await this.packagesOf(file) : new Map<string, string>();
      for (const { baseName } of bases) {
        const [name, own] = baseName.split(".").toReversed();
        const isInside = own === undefined ? inside.has(name) : file?.imports.some((each) => isOfOwn(each, own));
        const full = own === undefined ? name : `${packages.get(own) ?? own}.${name}`;
        if (isInside) continue;
        for (const [asked, declared] of HOOKS[language].outsideMethods?.(full) ?? []) {
          const shape = HOOKS[language].methodShape?.(declared, (written) => written ?? "") ?? "";
          found.push({ name: asked, fileId: -1, ordinal: -1, shape });
        }
      }
    }
    return found;
  }

  /** Types that have this method, or get it by embedding one that has. */
  private async holders(asked: GoMethod, repositoryId: number): Promise<Map<string, TypeNode>> {
    const found = new Map<string, TypeNode>();
    /** types whose own method of the name is another one: it hides what they embed */
    const others = new Set<string>();
    const methods = (await this.members(asked.name)).filter((method) => method.repositoryId === repositoryId);
    const linked = await this.linkedTo(asked, methods);
    const texts = await fileTexts(
      this.pool,
      methods.map((method) => method.fileId),
    );
    await this.code.prefetchFiles(methods.map((method) => method.fileId));
    for (const method of methods) {
      const file = await this.code.file(method.fileId);
      const owner = file ? await ownerOf(method, this.resolver) : null;
      if (!file || !owner) continue;
      const shape = await this.shapeOf(method.source.symbol, texts.get(method.fileId), file);
      if (shape === asked.shape || linked.has(method.keyHash)) found.set(nodeId(owner), owner);
      else others.add(nodeId(owner));
    }
    for (const { edge } of await this.graph.descendants([...found.values()], MAX_BELOW))
      if (!others.has(nodeId(edge.child)) && edge.base !== null && found.has(nodeId(edge.base)))
        found.set(nodeId(edge.child), edge.child);
    return found;
  }

  /** Methods that a compiler's engine says to stand for the one that is asked for, whatever their types are called. */
  private async linkedTo({ fileId, ordinal }: GoMethod, methods: readonly Declaration[]): Promise<ReadonlySet<bigint>> {
    const asked = methods.find((method) => method.fileId === fileId && method.ordinal === ordinal);
    const linked = asked ? await this.precise.direct(asked, "override", "below") : [];
    return new Set(linked.flatMap(({ declarations }) => declarations.map(({ keyHash }) => keyHash)));
  }

  private async shapeOf(symbol: SymbolRecord, text: SourceText | undefined, file: CodeFile): Promise<string> {
    const { nameLine, nameColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(symbol.ranges);
    const rest = text?.between(nameLine, nameColumn + symbol.name.length, signatureEndLine, signatureEndColumn) ?? "";
    const packages = await this.packagesOf(file);
    const bare = await barePackages(this.code, file, rest);
    const packageOfName = (written: string | null, name: string) =>
      (written === null ? bare.get(name) : undefined) ?? packages.get(written ?? "") ?? written ?? "";
    return HOOKS[file.language].methodShape?.(rest, packageOfName) ?? "";
  }

  /** What packages are called in themselves, by what a file calls them; "" for its own. */
  private packagesOf(file: CodeFile): Promise<ReadonlyMap<string, string>> {
    let found = this.packagesById.get(file.id);
    if (!found) this.packagesById.set(file.id, (found = this.readPackages(file)));
    return found;
  }

  private async readPackages(file: CodeFile): Promise<ReadonlyMap<string, string>> {
    const packages = new Map([["", packageOf(file) ?? ""]]);
    for (const { name, specifier, targetFile } of file.imports) {
      const target = targetFile === null ? null : await this.code.file(targetFile);
      if (name !== null) packages.set(name, (target && packageOf(target)) ?? lastOf(specifier));
    }
    return packages;
  }

  private async members(name: string): Promise<Declaration[]> {
    const all = await this.code.declarations(name);
    return all.filter((d) => isStructural(d.language) && isFunction(d.kind));
  }
}

/** A method that an interface asks for. */
interface GoMethod {
  name: string;
  /** -1 outside, as its ordinal */
  fileId: number;
  ordinal: number;
  /** see go-shape.ts */
  shape: string;
}

const isInterface = ({ declarations: [head] }: TypeNode): boolean => head?.kind === "interface";

/** Whether a package of the repository is called so. */
const isOfOwn = ({ name, targetFile }: CodeFile["imports"][number], called: string): boolean =>
  name === called && targetFile !== null;

/** The last part of an import path that is no version: `lift` of `example.org/lift/v2`. */
const lastOf = (specifier: string): string =>
  specifier
    .split("/")
    .filter((part, at) => at === 0 || !/^v\d+$/.test(part))
    .at(-1) ?? specifier;

const both = (a: ReadonlyMap<string, TypeNode>, b: ReadonlyMap<string, TypeNode>): Map<string, TypeNode> =>
  new Map([...a].filter(([id]) => b.has(id)));
