/**
 * Which file an import means, by language. Best effort without a build: what needs include paths, a class path or a
 * package manager's say is found by the end of the path, or not at all. A namespace (C# `using`, wildcards) is no file.
 */
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import type { Elsewhere } from "./elsewhere";
import { folderOf } from "./known-files";
import { aliasTargets, goPackageFolder, NO_MANIFESTS, packageTargets, type RepositoryManifests } from "./manifests";
import { packageOf, type Dependency } from "./npm-manifest";
import { joinPath, type PathIndex } from "./paths";

interface ImportWording {
  specifier: string;
  kind: string;
  imported: string | null;
}

type ImportRule = (
  wording: ImportWording,
  from: ImportTarget,
  paths: PathIndex,
  manifests: RepositoryManifests,
  elsewhere: Elsewhere,
) => ImportTarget | undefined;

const NOTHING_ELSEWHERE: Elsewhere = { bearing: () => [], said: () => NO_MANIFESTS };

/** The file that stands at a path relative to the importing one. */
function beside(paths: PathIndex, from: ImportTarget, relative: string): ImportTarget | undefined {
  const path = joinPath(folderOf(from.path), relative);
  return path === null ? undefined : paths.at(from.repositoryId, path);
}

const include: ImportRule = ({ specifier, kind }, from, paths) => {
  const near = kind === "include" ? beside(paths, from, specifier) : undefined;
  const path = specifier.replace(/^(\.{1,2}\/)+/, "");
  return near ?? paths.endingWith(path, from, true) ?? paths.endingWith(generic(path), from);
};

/** What an architecture has no header of its own for, builds take from a folder beside it: `asm/errno.h` from `asm-generic/errno.h`. */
const generic = (path: string): string => path.replace("/", "-generic/");

/** `a.b.C`, `a.b.C.member`, `a.b.C.Inner.member` */
const jvm: ImportRule = ({ specifier, kind }, from, paths) => {
  if (kind === "import_wildcard") return undefined;
  const segments = specifier.split(".");
  for (let drop = 0; drop <= 2 && segments.length - drop >= 2; drop++) {
    const path = segments.slice(0, segments.length - drop).join("/");
    const found = paths.endingWith(path + ".java", from, true) ?? paths.endingWith(path + ".kt", from, true);
    if (found) return found;
  }
  return undefined;
};

/** Namespaces begin with a prefix that composer.json maps to a folder: the end of the name counts. */
const php: ImportRule = ({ specifier }, from, paths) => {
  if (/\.(php|inc)$/.test(specifier))
    return include({ specifier, kind: "include", imported: null }, from, paths, NO_MANIFESTS, NOTHING_ELSEWHERE);
  const segments = specifier.split("\\").filter((segment) => segment !== "");
  for (let start = 0; start === 0 || start < segments.length - 1; start++) {
    const found = paths.endingWith(segments.slice(start).join("/") + ".php", from, start === 0);
    if (found) return found;
  }
  return undefined;
};

const python: ImportRule = ({ specifier, imported }, from, paths) => {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const module = specifier.slice(dots).replaceAll(".", "/");
  const names = imported && imported !== "*" ? [joined(module, imported), module] : [module];
  for (const name of names) {
    for (const path of [name + ".py", joined(name, "__init__.py")]) {
      const up = "../".repeat(Math.max(0, dots - 1));
      const found = dots > 0 ? beside(paths, from, up + path) : moduleAt(paths, from, path);
      if (found) return found;
    }
  }
  return undefined;
};

/** A module is named from outside of all packages: what lies in one is not meant without its name. */
function moduleAt(paths: PathIndex, from: ImportTarget, path: string): ImportTarget | undefined {
  const found = path.startsWith("__init__") ? undefined : paths.endingWith(path, from, true);
  if (!found) return undefined;
  const root = found.path.slice(0, -path.length);
  return root !== "" && paths.at(found.repositoryId, `${root}__init__.py`) ? undefined : found;
}

const joined = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);

const SCRIPT_ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".mjs", ".cts", ".cjs"];

/** Paths that a module's name can mean on disk; TypeScript writes `./a.js` for what is `./a.ts` there. */
function* scriptPaths(name: string): Generator<string> {
  for (const stem of [name, name.replace(/\.[cm]?jsx?$/, "")])
    for (const folder of ["", "/index"]) for (const ending of SCRIPT_ENDINGS) yield stem + folder + ending;
}

/** Relative paths, the project's own names, `@/` or `~/` for a folder above, and packages of other repositories that a manifest asks for. */
const script: ImportRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  if (specifier.startsWith(".")) {
    const folder = joinPath(folderOf(from.path), specifier);
    const entry = manifests.entries.find((each) => each.folder === folder)?.targets ?? [];
    return (
      firstOf(
        entry.flatMap((target) => [...scriptPaths(target)]),
        (path) => paths.at(from.repositoryId, path),
      ) ?? firstOf(scriptPaths(specifier), (path) => beside(paths, from, path))
    );
  }
  for (const target of aliasTargets(manifests, from.path, specifier)) {
    const found = firstOf(scriptPaths(target), (path) => paths.at(from.repositoryId, path));
    if (found) return found;
  }
  const alias = /^[@~]\/(.+)$/.exec(specifier);
  if (alias) return firstOf(scriptPaths(alias[1]), (path) => paths.endingWith(path, from));
  const found = inPackage("npm", manifests.packages, packageOf(specifier), from, elsewhere);
  if (!found) return undefined;
  const { repositoryId, name, as } = found;
  const named = name + specifier.slice(as.length);
  return firstOf(
    packageTargets(elsewhere.said(repositoryId), name, named).flatMap((target) => [...scriptPaths(target)]),
    (path) => paths.at(repositoryId, path),
  );
};

/** The one other repository whose package an import means, where a manifest asks for it. @param as what the import calls it */
function inPackage(
  kind: string,
  asked: readonly Dependency[],
  as: string | undefined,
  from: ImportTarget,
  elsewhere: Elsewhere,
): (Dependency & { repositoryId: number }) | undefined {
  const dependency = asked.find((each) => each.as === as);
  if (!dependency) return undefined;
  const others = elsewhere.bearing(`${kind}:${dependency.name}`).filter((id) => id !== from.repositoryId);
  return others.length === 1 ? { ...dependency, repositoryId: others[0] } : undefined;
}

function firstOf(names: Iterable<string>, find: (path: string) => ImportTarget | undefined): ImportTarget | undefined {
  for (const path of names) {
    const found = find(path);
    if (found) return found;
  }
  return undefined;
}

/** A package is a folder; its first file stands for it. Without a go.mod the end of the path has to say it. */
const go: ImportRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  const segments = specifier.split("/");
  const isSource = (path: string): boolean => !path.endsWith("_test.go");
  const own = goPackageFolder(manifests, specifier);
  if (own !== undefined) return paths.firstIn(from.repositoryId, own, ".go", isSource);
  // a module's path names it wherever it lies
  const named = segments.flatMap((_, at) => elsewhere.bearing(`go:${segments.slice(0, at + 1).join("/")}`));
  const found = [...new Set(named)].flatMap((id) => {
    const folder = id === from.repositoryId ? undefined : goPackageFolder(elsewhere.said(id), specifier);
    return folder === undefined ? [] : (paths.firstIn(id, folder, ".go", isSource) ?? []);
  });
  if (found.length === 1) return found[0];
  if (manifests.goModules.length > 0) return undefined;
  for (let start = 0; start < segments.length; start++) {
    const rest = segments.slice(start);
    if (start > 0 && rest.length < 2 && segments.length > 3) break;
    const found = paths.inFolder(rest.join("/"), from, ".go", isSource);
    if (found) return found;
  }
  return undefined;
};

/** `crate::a::b::C`, `super::b`, `self::b`, a plain `a::b` of the same crate, and crates by their names: beside it, or of a package that is asked for. */
const rust: ImportRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  const crate = manifests.crates.find(({ name }) => specifier === name || specifier.startsWith(`${name}::`));
  if (crate) return paths.at(from.repositoryId, crate.root);
  const segments = specifier.split("::");
  const root = segments[0];
  let folder = folderOf(from.path);
  if (root === "crate") folder = from.path.slice(0, from.path.lastIndexOf("src/") + 4).replace(/\/$/, "");
  else if (root === "super" && !/(^|\/)(mod|lib|main)\.rs$/.test(from.path)) folder = folderOf(from.path);
  else if (root === "super") folder = folderOf(folder);
  const path = segments.filter((segment) => !["crate", "self", "super"].includes(segment));
  for (let length = path.length; length > 0; length--) {
    const stem = joined(folder, path.slice(0, length).join("/"));
    const found = paths.at(from.repositoryId, stem + ".rs") ?? paths.at(from.repositoryId, stem + "/mod.rs");
    if (found) return found;
  }
  const asked = inPackage("cargo", manifests.crateNames, root, from, elsewhere);
  const there = asked && elsewhere.said(asked.repositoryId).crates.find((each) => each.package === asked.name);
  return asked && there && paths.at(asked.repositoryId, there.root);
};

const ruby: ImportRule = ({ specifier }, from, paths) => {
  const path = specifier.endsWith(".rb") ? specifier : specifier + ".rb";
  return beside(paths, from, path) ?? (path.startsWith(".") ? undefined : paths.endingWith(path, from, true));
};

const RULES: Partial<Record<LanguageId, ImportRule>> = {
  ...{ c: include, cpp: include, java: jvm, kotlin: jvm, php, python, go, rust, ruby },
  ...{ typescript: script, tsx: script, javascript: script },
};

/** The file that an import of `from` means, or undefined. */
export function resolveImport(
  wording: ImportWording,
  from: ImportTarget,
  paths: PathIndex,
  elsewhere: Elsewhere = NOTHING_ELSEWHERE,
): ImportTarget | undefined {
  return RULES[from.language]?.(wording, from, paths, elsewhere.said(from.repositoryId), elsewhere);
}
