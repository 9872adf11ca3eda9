/**
 * `import a.b.c` of Python binds `a`, the package, and makes `a.b.c` known by its whole name. Nothing is looked for
 * that no import of the file names.
 */
import type { ImportRecord } from "../../../db/read/code-files";
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

/** Names that are written one behind the other with dots. */
const MAX_NAMES = 12;

/** The file of the module that an import of this file names by this dotted path; null for none. */
export function moduleNamed(file: CodeFile, path: string): number | null {
  if (!path.includes(".")) return null;
  const found = file.imports.find((each) => isWhole(each) && each.specifier === path && each.targetFile !== null);
  return found?.targetFile ?? null;
}

/** The file of the module that an occurrence names together with all that stands left of it: `c` of `a.b.c`. */
export function moduleAt(file: CodeFile, at: number): number | null {
  if (file.uses.arity[at] >= 0) return null;
  const names: string[] = [];
  let root = at;
  for (; root >= 0 && names.length < MAX_NAMES; root = file.uses.left[root]) {
    names.unshift(file.name(root));
    if (file.uses.left[root] === LEFT_CODES.none) break;
  }
  return root >= 0 && file.uses.local[root] < 0 ? moduleNamed(file, names.join(".")) : null;
}

/**
 * The package that such an import binds, by the file that says what it holds; null where that has none, or the import
 * binds the module.
 */
export async function packageBound(code: CodeIndex, found: ImportRecord): Promise<number | null> {
  const [name, ...inside] = found.specifier.split(".");
  if (!isWhole(found) || inside.length === 0 || name !== found.name || found.targetFile === null) return null;
  const module = await code.file(found.targetFile);
  const parts = module ? partsOf(module.path) : [];
  const folder = parts.slice(0, Math.max(0, parts.length - inside.length)).join("/");
  return module && folder !== "" ? code.fileAt(module.repositoryId, [`${folder}/__init__.py`]) : null;
}

/**
 * `from pack import part`, where a file of the package is that part; null where the import leads to something in a
 * file.
 */
export async function moduleTaken(
  code: CodeIndex,
  file: CodeFile,
  found: ImportRecord,
): Promise<{ home: number | null } | null> {
  const { specifier, imported, targetFile } = found;
  if (imported === null || targetFile === null || targetFile === file.id) return null;
  const module = await code.file(targetFile);
  if (!module) return null;
  const path = partsOf(module.path);
  const folder = path.slice(0, -1);
  if (path.at(-1) !== imported || !isPackage(folder, specifier, file.path)) return null;
  const home = await code.fileAt(module.repositoryId, [[...folder, "__init__.py"].join("/")]);
  // `from a import a` of a folder that is no package is a name in `a.py`
  if (home === null && specifier.split(".").at(-1) === imported) return null;
  return { home: home === targetFile ? null : home };
}

/**
 * A module of a package that the package takes something from: that alone makes it an attribute, `pack.part` for
 * whoever imports `pack`. Null for any other name.
 */
export async function moduleHeld(code: CodeIndex, pack: CodeFile, name: string): Promise<number | null> {
  if (!/(?:^|\/)__init__\.pyi?$/.test(pack.path)) return null;
  const whole = [...partsOf(pack.path), name];
  for (const { targetFile } of pack.imports) {
    const module = targetFile === null || targetFile === pack.id ? null : await code.file(targetFile);
    const path = module ? partsOf(module.path) : [];
    if (!module || !whole.every((part, i) => path[i] === part)) continue;
    const at = path.length === whole.length ? module.id : await code.fileAt(module.repositoryId, initOf(whole));
    if (at !== null) return at;
  }
  return null;
}

const initOf = (path: readonly string[]): string[] => [`${path.join("/")}/__init__.py`];

/** Whether a folder is the package that a specifier names; a module of its package's own name may be either. */
function isPackage(folder: readonly string[], specifier: string, from: string): boolean {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const named = specifier.slice(dots).split(".").filter(Boolean);
  if (dots === 0) return named.every((part, i) => folder.at(i - named.length) === part);
  const around = from.split("/").slice(0, -dots);
  return [...around, ...named].join("/") === folder.join("/");
}

/** A module's path without what stands for a file: `a/b` of `a/b.py` and of `a/b/__init__.py`. */
const partsOf = (path: string): string[] => path.replace(/(?:\/__init__)?\.pyi?$/, "").split("/");

const isWhole = ({ kind, imported }: ImportRecord): boolean => kind === "import" && imported === null;
