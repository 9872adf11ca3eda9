/**
 * What a path of Unreal means: `/Script/Module.Class` a class of C++, without its prefix, and with `:Function` behind
 * it one of its functions; `/Game/Folder/Asset.Asset_C` a Blueprint. And by which paths a class or a Blueprint is
 * named. A path says exactly what it means: a class of the same name in another module is another class.
 */
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { definitionsFirst, means, meansOutside, type Resolution } from "../../facts/resolution";
import type { EnginePaths } from "../engine-hooks";
import { unrealModules } from "./modules";
import { unrealRedirects } from "./redirects";

/** Letters that a kind of type has before the name that Unreal knows it by. */
const PREFIXES: ReadonlyMap<Declaration["kind"], RegExp> = new Map([
  ["class", /^[UAI](?=[A-Z_])/],
  ["struct", /^F(?=[A-Z_])/],
]);
const SCRIPT = /^\/Script\/(\w+)\.(\w+)$/;
/** A function behind the path of what holds it. */
const MEMBER = /^([^:]+):([^:]+)$/;

export const isUnrealPath = (name: string): boolean => name.startsWith("/");

/** `Actor` of `/Script/Engine.Actor`; null for any other path. */
export const scriptObject = (path: string): string | null => SCRIPT.exec(path)?.[2] ?? null;

/** Names in code that Unreal knows as one: `AActor` and others for `Actor`. */
export const prefixedNames = (object: string): string[] => ["U", "A", "F", "I"].map((prefix) => prefix + object);

/** The name by which Unreal would know a class or struct of this name in code. */
export const objectNameOf = (name: string): string => name.replace(/^[UAFI](?=[A-Z_])/, "");

/** Path of the class that a Blueprint generates, by a path of the Blueprint. */
export function generatedClass(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\..*/, "");
  return `${path.slice(0, path.lastIndexOf("/") + 1)}${name}.${name}_C`;
}

export class UnrealPaths implements EnginePaths {
  constructor(private readonly code: CodeIndex) {}

  /** @param repositoryId of the file in which the path stands: its settings say what old paths mean */
  async meaning(path: string, repositoryId: number): Promise<Resolution> {
    const [, holder, name] = MEMBER.exec(path) ?? [];
    return holder === undefined ? this.typeMeaning(path, repositoryId) : this.member(holder, name, repositoryId);
  }

  private async typeMeaning(path: string, repositoryId: number): Promise<Resolution> {
    const find = (each: string) => (SCRIPT.test(each) ? this.nativeType(each) : this.blueprint(each));
    const found = await find(path);
    if (found) return found;
    const renamed = (await this.code.ofRepository(unrealRedirects, repositoryId)).newPath(path);
    return (renamed === path ? null : await find(renamed)) ?? meansOutside(path);
  }

  /** Paths that name this declaration's symbol, old ones too; none for what only code can name. */
  async pathsOf(d: Declaration): Promise<string[]> {
    if (d.kind === "blueprint") return this.pathsOfBlueprint(d);
    if (isFunction(d.kind)) return this.pathsOfMember(d);
    const object = objectName(d);
    const module = object === null ? null : await this.moduleOf(d);
    if (module === null) return [];
    const path = `/Script/${module}.${object}`;
    return [path, ...(await this.code.ofRepository(unrealRedirects, d.repositoryId)).oldPaths(path)];
  }

  /** The last names of the paths that name it. */
  async lastNames(d: Declaration): Promise<string[]> {
    const object = objectName(d);
    const names = (await this.pathsOf(d)).map((path) => path.slice(path.lastIndexOf(".") + 1));
    return [...new Set(object === null ? names : [object, ...names])];
  }

  /** A function of a class or a Blueprint, by its name: neither knows overloads. */
  private async member(holder: string, name: string, repositoryId: number): Promise<Resolution> {
    const { declarations: types, basis } = await this.typeMeaning(holder, repositoryId);
    const scopes = new Set(types.map(scopeOf));
    const found = (await this.code.declarations(name)).filter((d) => isFunction(d.kind) && scopes.has(d.holder));
    const near = found.filter((d) => types.some((type) => type.repositoryId === d.repositoryId));
    return near.length > 0 ? means(definitionsFirst(near), basis) : meansOutside(holder);
  }

  private async pathsOfMember(d: Declaration): Promise<string[]> {
    const owner = d.owners.at(-1);
    if (owner === undefined || (d.language !== "uasset" && (d.language !== "cpp" || d.owners.length > 1))) return [];
    const types = (await this.code.declarations(owner)).filter(
      (type) => isType(type.kind) && type.repositoryId === d.repositoryId && scopeOf(type) === d.holder,
    );
    const type = types.find(({ role }) => role === "definition");
    return type === undefined ? [] : (await this.pathsOf(type)).map((path) => `${path}:${d.name}`);
  }

  private async nativeType(path: string): Promise<Resolution | null> {
    const [, module, object] = SCRIPT.exec(path) ?? [];
    if (module === undefined) return null;
    const names = [...prefixedNames(object), object];
    await this.code.prefetchNames(names);
    const named = (await Promise.all(names.map((name) => this.code.declarations(name)))).flat();
    const possible = named.filter((d) => objectName(d) === object && d.role !== "forward_declaration");
    const modules = await Promise.all(possible.map((d) => this.moduleOf(d)));
    const exact = possible.filter((_, i) => modules[i] === module);
    if (exact.length > 0) return means(withTheirDeclarations(exact, named), "scope");
    const unplaced = possible.filter((_, i) => modules[i] === null);
    const isUnique = unplaced.length > 0 && new Set(unplaced.map((d) => d.keyHash)).size === 1;
    return isUnique ? means(withTheirDeclarations(unplaced, named), "unique_name") : null;
  }

  private async blueprint(path: string): Promise<Resolution | null> {
    const dot = path.indexOf(".", path.lastIndexOf("/"));
    const packagePath = dot < 0 ? path : path.slice(0, dot);
    const name = packagePath.slice(packagePath.lastIndexOf("/") + 1);
    const found = (await this.code.declarations(name)).filter(
      (d) => d.kind === "blueprint" && packageOf(d) === packagePath,
    );
    return found.length > 0 ? means(found, "scope") : null;
  }

  private async pathsOfBlueprint(d: Declaration): Promise<string[]> {
    const packagePath = packageOf(d);
    const old = (await this.code.ofRepository(unrealRedirects, d.repositoryId)).oldPaths(`${packagePath}.${d.name}_C`);
    return [packagePath, `${packagePath}.${d.name}`, `${packagePath}.${d.name}_C`, ...old];
  }

  private async moduleOf(d: Declaration): Promise<string | null> {
    return (await this.code.ofRepository(unrealModules, d.repositoryId)).of(d.path);
  }
}

/** `/Game/Folder/Asset` of a Blueprint. */
export const packageOf = (d: Pick<Declaration, "owners" | "name">): string => `/${[...d.owners, d.name].join("/")}`;

/** The name by which Unreal knows a type; null for what it cannot know. Enums keep their E. */
function objectName({ language, kind, name, owners }: Declaration): string | null {
  if (language !== "cpp" || (kind !== "enum" && owners.length > 0)) return null;
  if (kind === "enum") return name;
  return PREFIXES.get(kind)?.test(name) ? name.slice(1) : null;
}

function withTheirDeclarations(chosen: readonly Declaration[], named: readonly Declaration[]): Declaration[] {
  const keys = new Set(chosen.map((d) => d.keyHash));
  return [...chosen, ...named.filter((d) => keys.has(d.keyHash) && !chosen.includes(d))];
}
