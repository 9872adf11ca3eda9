/** Modules of TypeScript and JavaScript. */
import { madeOf } from "../built-folders";
import { folderOf } from "../known-files";
import { aliasTargets, packageTargets, type RepositoryManifests } from "../manifests";
import { packageOf } from "../npm-manifest";
import { joinPath } from "../path-index";
import { beside, firstOf, inPackage, type ImportTargetRule } from "./import-target-rule";

const SCRIPT_ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".mjs", ".cts", ".cjs"];

/**
 * What runs before what only describes it: `require("./a")` of JavaScript reads `a.js`, also where `a.d.ts` is beside.
 */
const RUNNING_FIRST = [...SCRIPT_ENDINGS.filter((ending) => ending !== ".d.ts"), ".d.ts"];

/** Paths that a module's name can mean on disk; TypeScript writes `./a.js` for what is `./a.ts` there. */
function* scriptPaths(name: string, endings: readonly string[] = SCRIPT_ENDINGS): Generator<string> {
  for (const stem of [name, name.replace(/\.[cm]?jsx?$/, "")])
    for (const folder of ["", "/index"]) for (const ending of endings) yield stem + folder + ending;
}

/** Those of a path, and of what it is made of where a build would put it. */
const pathsOf = ({ built }: RepositoryManifests, path: string, endings?: readonly string[]): string[] =>
  madeOf(built, path).flatMap((each) => [...scriptPaths(each, endings)]);

const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/.test(path);

/**
 * Relative paths, the project's own names, `@/` or `~/` for a folder above, and packages of other repositories that a
 * manifest asks for.
 */
export const script: ImportTargetRule = ({ specifier, kind }, from, paths, manifests, elsewhere) => {
  if (specifier.startsWith(".")) {
    const folder = joinPath(folderOf(from.path), specifier);
    const isRequired = isJavaScript(from.path) && (kind === "require" || kind === "export_from");
    const endings = isRequired ? RUNNING_FIRST : SCRIPT_ENDINGS;
    const entry = manifests.entries.find((each) => each.folder === folder)?.targets ?? [];
    const at = (path: string) => paths.at(from.repositoryId, path);
    return (
      firstOf(
        entry.flatMap((target) => pathsOf(manifests, target)),
        at,
      ) ??
      firstOf(scriptPaths(specifier, endings), (path) => beside(paths, from, path)) ??
      (folder === null ? undefined : firstOf(pathsOf(manifests, folder, endings), at))
    );
  }
  // a package's own name may stand for an installed one: what a build would make of this one does not count
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
  const said = elsewhere.said(repositoryId);
  return firstOf(
    packageTargets(said, name, named).flatMap((target) => pathsOf(said, target)),
    (path) => paths.at(repositoryId, path),
  );
};
