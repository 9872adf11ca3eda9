/**
 * What projects say of their own import names, in the manifests that lie beside the code: go.mod's module,
 * Cargo.toml's crate, package.json's name, `imports` and `exports`, tsconfig's `paths`. Read anew for each linking,
 * bounded in files and bytes; what cannot be read says nothing.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { builtFolders, type BuiltFolder } from "./built-folders";
import { cargoManifest, crateName } from "./cargo-manifest";
import { foldersAround, type ManifestName } from "./manifest-folders";
import { npmManifest, parseJson, type Dependency } from "./npm-manifest";
import { joinPath } from "./path-index";

/** An import name and what it stands for, from a folder on. `*` in the name stands for the `*` of the targets. */
interface ImportAlias {
  /** files below it know the name */
  folder: string;
  name: string;
  /** paths from the repository's root */
  targets: string[];
  /** the package of this name, as files outside of the repository may import it, too */
  ofPackage?: string;
}

/** A Go module: the folders below `folder` are packages below `name`. */
interface GoModule {
  folder: string;
  name: string;
}

/** A Rust crate: what its name stands for is the file at its root. */
interface RustCrate {
  name: string;
  root: string;
  /** what other manifests call it */
  package: string;
}

/** The files that a folder stands for where it is imported by its path, first what says it best. */
interface FolderEntry {
  folder: string;
  targets: string[];
}

export interface RepositoryManifests {
  aliases: ImportAlias[];
  entries: FolderEntry[];
  /** where what a build makes of the sources would lie */
  built: BuiltFolder[];
  goModules: GoModule[];
  crates: RustCrate[];
  /** npm packages that are asked for */
  packages: Dependency[];
  /** packages of Cargo that are asked for */
  crateNames: Dependency[];
}

export const NO_MANIFESTS: RepositoryManifests = {
  aliases: [],
  entries: [],
  built: [],
  goModules: [],
  crates: [],
  packages: [],
  crateNames: [],
};

const MAX_BYTES = 400_000;
const MAX_ALIASES = 500;

/**
 * The manifests in the folders that hold these files of one repository, and above them.
 * @param manifestOf the manifest that files of a language ask for
 */
export async function readManifests(
  root: string,
  files: readonly ImportTarget[],
  manifestOf: (language: string) => ManifestName | undefined,
): Promise<RepositoryManifests> {
  const foldersWith = (name: ManifestName) => foldersAround(files, (file) => manifestOf(file.language) === name);
  const manifests: RepositoryManifests = {
    ...NO_MANIFESTS,
    aliases: [],
    entries: [],
    built: [],
    goModules: [],
    crates: [],
  };
  const asked: { npm: Dependency[]; cargo: Dependency[] } = { npm: [], cargo: [] };
  for (const folder of foldersWith("go.mod")) {
    const name = /^module\s+"?([^\s"]+)/m.exec(await textOf(root, folder, "go.mod"))?.[1];
    if (name) manifests.goModules.push({ folder, name });
  }
  for (const folder of foldersWith("Cargo.toml")) {
    const said = cargoManifest(await textOf(root, folder, "Cargo.toml"));
    manifests.crates.push(...cratesIn(folder, said));
    asked.cargo.push(...said.dependencies);
  }
  for (const folder of foldersWith("package.json")) {
    const text = await textOf(root, folder, "package.json");
    manifests.aliases.push(...packageAliases(folder, text));
    manifests.entries.push(...folderEntries(folder, text));
    const settings = withoutComments(await textOf(root, folder, "tsconfig.json"));
    manifests.aliases.push(...pathAliases(folder, settings));
    manifests.built.push(...builtFolders(folder, settings));
    asked.npm.push(...npmManifest(text).dependencies);
  }
  manifests.aliases.splice(MAX_ALIASES);
  // the nearest folder says it best
  manifests.aliases.sort((a, b) => b.folder.length - a.folder.length);
  manifests.goModules.sort((a, b) => b.folder.length - a.folder.length);
  return { ...manifests, packages: unique(asked.npm), crateNames: unique(asked.cargo) };
}

/** Each once, in the order of their names. */
function unique(dependencies: readonly Dependency[]): Dependency[] {
  const found = new Map(dependencies.map((each) => [`${each.as} ${each.name}`, each]));
  return [...found.values()].sort((a, b) => (a.as < b.as ? -1 : a.as > b.as ? 1 : a.name < b.name ? -1 : 1));
}

/** `[package] name`, or `[lib] name` and `path` where they say it otherwise. */
function cratesIn(folder: string, { name, library }: ReturnType<typeof cargoManifest>): RustCrate[] {
  const called = library.name ?? name;
  const root = joinPath(folder, library.path ?? "src/lib.rs");
  return called === undefined || root === null ? [] : [{ name: crateName(called), root, package: name ?? called }];
}

async function textOf(root: string, folder: string, name: string): Promise<string> {
  const text = await readFile(join(root, folder, name), "utf8").catch(() => "");
  return text.length > MAX_BYTES ? "" : text;
}

const packageSchema = z.object({
  name: z.string().optional().catch(undefined),
  imports: z.record(z.string(), z.unknown()).optional().catch(undefined),
  exports: z.unknown().optional(),
  main: z.unknown().optional(),
  module: z.unknown().optional(),
  types: z.unknown().optional(),
  source: z.unknown().optional(),
});

function packageAliases(folder: string, text: string): ImportAlias[] {
  const read = packageSchema.safeParse(parseJson(text));
  if (!read.success) return [];
  const { name, imports = {}, exports } = read.data;
  const aliases = Object.entries(imports).map(([alias, target]) => aliasOf(folder, folder, alias, target));
  if (name === undefined) return aliases;
  const entries =
    typeof exports === "object" && exports !== null && !Array.isArray(exports) ? exports : { ".": exports };
  const own = Object.entries(entries).filter(([entry]) => entry.startsWith("."));
  const { source, types, module, main } = read.data;
  const named = [
    ...own.map(([entry, target]) => aliasOf("", folder, name + entry.slice(1), target)),
    aliasOf("", folder, name, [source, types, module, main, "./src/index", "./index", ...calledAs(name)]),
    aliasOf("", folder, `${name}/*`, ["./*", "./src/*"]),
  ];
  return [...aliases, ...named.map((alias) => ({ ...alias, ofPackage: name }))];
}

/** Sources that are called as the package is: `@scope/deep-sea` may begin in `src/DeepSea`. */
function calledAs(name: string): string[] {
  const last = name.slice(name.lastIndexOf("/") + 1);
  const joined = last.replace(/[-_.]+(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const names = new Set([last, joined, joined.charAt(0).toUpperCase() + joined.slice(1)]);
  return [...names].map((each) => `./src/${each}`);
}

function folderEntries(folder: string, text: string): FolderEntry[] {
  const read = packageSchema.safeParse(parseJson(text));
  if (!read.success) return [];
  const { source, main, module } = read.data;
  const { targets } = aliasOf(folder, folder, ".", [source, main, module]);
  return targets.length > 0 ? [{ folder, targets }] : [];
}

const tsconfigSchema = z.object({
  compilerOptions: z.object({
    baseUrl: z.string().optional(),
    paths: z.record(z.string(), z.array(z.string())).optional(),
  }),
});

function pathAliases(folder: string, text: string): ImportAlias[] {
  const read = tsconfigSchema.safeParse(parseJson(text));
  if (!read.success) return [];
  const { baseUrl, paths = {} } = read.data.compilerOptions;
  const base = joinPath(folder, baseUrl ?? ".");
  if (base === null) return [];
  const aliases = Object.entries(paths).map(([name, targets]) => aliasOf(folder, base, name, targets));
  return baseUrl === undefined ? aliases : [...aliases, aliasOf(folder, base, "*", ["./*"])];
}

/** @param target a path, a list of paths, or paths by condition */
function aliasOf(folder: string, base: string, name: string, target: unknown): ImportAlias {
  const targets = pathsIn(target).flatMap((path) => joinPath(base, path) ?? []);
  return { folder, name, targets: [...new Set(targets)] };
}

function pathsIn(target: unknown, depth = 0): string[] {
  if (typeof target === "string") return [target];
  if (typeof target !== "object" || target === null || depth > 4) return [];
  return Object.values(target).flatMap((each) => pathsIn(each, depth + 1));
}

/** tsconfig allows comments and commas at the end; strings are left alone. */
function withoutComments(text: string): string {
  return text
    .replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_all, string: string | undefined) => string ?? "")
    .replace(/,(\s*[}\]])/g, "$1");
}

/** Paths from the repository's root that an import name stands for in a file, most likely first. */
export function aliasTargets(
  { aliases }: Pick<RepositoryManifests, "aliases">,
  from: string,
  specifier: string,
): string[] {
  return aliases.flatMap(({ folder, name, targets }) => {
    if (folder !== "" && !from.startsWith(`${folder}/`)) return [];
    const star = name.indexOf("*");
    if (star < 0) return name === specifier ? targets : [];
    const [before, after] = [name.slice(0, star), name.slice(star + 1)];
    if (specifier.length < name.length - 1 || !specifier.startsWith(before) || !specifier.endsWith(after)) return [];
    const middle = specifier.slice(before.length, specifier.length - after.length);
    return targets.map((target) => target.replace("*", () => middle));
  });
}

/** The same of a package's name, as files of another repository import it. */
export const packageTargets = ({ aliases }: RepositoryManifests, name: string, specifier: string): string[] =>
  aliasTargets({ aliases: aliases.filter(({ ofPackage }) => ofPackage === name) }, "", specifier);

/** The folder of a Go package by its import path; undefined when no module here holds it. */
export function goPackageFolder(manifests: RepositoryManifests, specifier: string): string | undefined {
  for (const { folder, name } of manifests.goModules) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    return [folder, specifier.slice(name.length + 1)].filter((part) => part !== "").join("/");
  }
  return undefined;
}
