/** What the manifests of a repository say of its packages: their targets, features and dependencies. Pure. */
import { posix } from "node:path";
import { isTable, type TomlTable, type TomlValue } from "./toml";

/** A `Cargo.toml`. */
export interface Manifest {
  /** the one that it stands in; `.` for the repository's own */
  folder: string;
  content: TomlTable;
}

export type TargetKind = "library" | "macros" | "program" | "build";

/** What a compiler would be asked to make of a package: a crate. */
export interface Target {
  kind: TargetKind;
  /** as cargo calls it, with its dashes */
  name: string;
  /** path of the file that it begins with */
  path: string;
}

export interface PackageDependency {
  /** what the code calls it, where it says something else than the library's own name */
  alias: string | null;
  /** the package's name */
  package: string;
  /** folder that a `path` names; null for a package of a registry */
  folder: string | null;
  /** as written: `1.2`, `^0.4`; null for any */
  version: string | null;
  section: "normal" | "dev" | "build";
}

export interface CargoPackage {
  folder: string;
  name: string;
  version: string;
  edition: string;
  features: readonly string[];
  targets: readonly Target[];
  dependencies: readonly PackageDependency[];
}

const SECTIONS = [
  ["dependencies", "normal"],
  ["dev-dependencies", "dev"],
  ["build-dependencies", "build"],
] as const;

/** Folders that cargo looks for targets in, without being told. */
const FOLDERS = [
  ["bin", "src/bin"],
  ["test", "tests"],
  ["example", "examples"],
  ["bench", "benches"],
] as const;

/** @param paths of all Rust files */
export function packagesOf(manifests: readonly Manifest[], paths: readonly string[]): CargoPackage[] {
  const byFolder = new Map(manifests.map((manifest) => [manifest.folder, manifest]));
  const files = new Set(paths);
  return manifests.flatMap(({ folder, content }) => {
    const own = content.package;
    const name = isTable(own) ? text(own.name) : null;
    if (!isTable(own) || name === null) return [];
    const workspace = workspaceOf(byFolder, folder, own);
    const inherited = (key: string): string | null =>
      text(isShared(own[key]) ? at(workspace?.content, "workspace", "package", key) : own[key]);
    const dependencies = dependenciesOf(content, folder, workspace);
    return [
      {
        folder,
        name,
        version: inherited("version") ?? "0.0.0",
        edition: inherited("edition") ?? "2015",
        features: featuresOf(content),
        targets: targetsOf(content, own, { folder, name, files }),
        dependencies,
      },
    ];
  });
}

/** The manifest whose workspace a package belongs to. */
function workspaceOf(byFolder: ReadonlyMap<string, Manifest>, folder: string, own: TomlTable): Manifest | null {
  const told = text(own.workspace);
  if (told !== null) return byFolder.get(within(folder, told)) ?? null;
  for (let above = folder; ; above = posix.dirname(above)) {
    const manifest = byFolder.get(above);
    if (manifest && isTable(manifest.content.workspace)) return manifest;
    if (above === ".") return null;
  }
}

function dependenciesOf(content: TomlTable, folder: string, workspace: Manifest | null): PackageDependency[] {
  const targets = Object.values(isTable(content.target) ? content.target : {}).filter(isTable);
  return [content, ...targets].flatMap((owner) =>
    SECTIONS.flatMap(([key, section]) =>
      Object.entries(tableAt(owner, key)).map(([alias, said]) => {
        const isInherited = isShared(said);
        const value = isInherited ? at(workspace?.content, "workspace", "dependencies", alias) : said;
        const base = isInherited ? (workspace?.folder ?? folder) : folder;
        const details: TomlTable = isTable(value) ? value : {};
        const path = text(details.path);
        const renamed = text(details.package);
        return {
          alias: renamed === null ? null : alias,
          package: renamed ?? alias,
          folder: path === null ? null : within(base, path),
          version: text(details.version) ?? text(value),
          section,
        };
      }),
    ),
  );
}

/** All that can be asked for: each feature, and each optional package. */
function featuresOf(content: TomlTable): string[] {
  const optional = SECTIONS.flatMap(([key]) =>
    Object.entries(tableAt(content, key)).flatMap(([name, said]) =>
      isTable(said) && said.optional === true ? [name] : [],
    ),
  );
  return [...new Set([...Object.keys(tableAt(content, "features")), ...optional])];
}

interface Surroundings {
  folder: string;
  name: string;
  files: ReadonlySet<string>;
}

/** Each file begins one target only. */
function targetsOf(content: TomlTable, own: TomlTable, surroundings: Surroundings): Target[] {
  const { folder, name, files } = surroundings;
  const found = new Map<string, Target>();
  const add = (kind: TargetKind, target: string, inside: string | null): void => {
    const path = inside === null ? null : within(folder, inside);
    if (path !== null && files.has(path) && !found.has(path)) found.set(path, { kind, name: target, path });
  };
  const library = tableAt(content, "lib");
  const makesMacros = library["proc-macro"] === true || library.proc_macro === true;
  add(makesMacros ? "macros" : "library", text(library.name) ?? name, text(library.path) ?? "src/lib.rs");
  for (const [key, inside] of FOLDERS) {
    for (const target of tables(content[key])) {
      const called = text(target.name) ?? name;
      for (const path of [text(target.path), `${inside}/${called}.rs`, `${inside}/${called}/main.rs`])
        add("program", called, path);
    }
    for (const path of beginnings(surroundings, inside)) add("program", nameOf(path), posix.relative(folder, path));
  }
  add("program", name, "src/main.rs");
  if (own.build !== false) add("build", "build-script-build", text(own.build) ?? "build.rs");
  return [...found.values()];
}

/** Files that begin a target by where they stand: `tests/a.rs`, `tests/b/main.rs`. */
function beginnings({ folder, files }: Surroundings, inside: string): string[] {
  const start = `${within(folder, inside)}/`;
  return [...files].filter(
    (path) => path.startsWith(start) && /^(?:[^/]+\.rs|[^/]+\/main\.rs)$/.test(path.slice(start.length)),
  );
}

const nameOf = (path: string): string =>
  posix.basename(path) === "main.rs" ? posix.basename(posix.dirname(path)) : posix.basename(path, ".rs");

const text = (value: TomlValue | undefined): string | null => (typeof value === "string" ? value : null);

const tableAt = (table: TomlTable, key: string): TomlTable => {
  const value = table[key] ?? table[key.replace("-", "_")];
  return isTable(value) ? value : {};
};

const tables = (value: TomlValue | undefined): TomlTable[] => (Array.isArray(value) ? value.filter(isTable) : []);

/** `{ workspace = true }`: the workspace says it. */
const isShared = (value: TomlValue | undefined): boolean => isTable(value) && value.workspace === true;

function at(table: TomlTable | undefined, ...keys: string[]): TomlValue | undefined {
  let value: TomlValue | undefined = table;
  for (const key of keys) value = isTable(value) ? value[key] : undefined;
  return value;
}

const within = (folder: string, path: string): string =>
  posix.normalize(posix.join(folder, path)).replace(/(?<=.)\/$/, "");
