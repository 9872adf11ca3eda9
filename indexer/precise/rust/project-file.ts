/**
 * The project as rust-analyzer is told of it in place of cargo: all targets of all packages with every feature, for a
 * Unix. Nothing has to be run for it. Pure.
 */
import { posix } from "node:path";
import { libraryProject, type LibraryProject } from "./library-project";
import type { CargoPackage, PackageDependency, Target } from "./packages";
import { PLATFORM } from "./platform";
import { crateBeside, NEWEST_EDITION, type ProjectCrate } from "./project-crate";

/** `rust-project.json`: https://rust-analyzer.github.io/book/non_cargo_based_projects.html */
export interface ProjectFile {
  sysroot_src?: string;
  /** where it is understood, what it says counts */
  sysroot_project?: LibraryProject;
  crates: readonly ProjectCrate[];
}

/** Editions that a crate may be of; any other one would cost the whole project. */
const EDITIONS = ["2015", "2018", "2021", NEWEST_EDITION];

/** A target, and what it may name. */
interface Crate {
  package: CargoPackage;
  target: Target;
}

/** What is read beside the repository's own files, by absolute paths; null where there is none. */
export interface ReadBeside {
  /** folder of its sources */
  standardLibrary: string | null;
  /** the only file of the crate that stands for what the library is built on */
  belowLibrary: string;
  /**
   * the only files of crates that stand for what the repository does not hold, by the names that code knows them by
   */
  outside: ReadonlyMap<string, string>;
}

/** @param root absolute path of the folder that all packages stand in */
export function projectFile(
  root: string,
  packages: readonly CargoPackage[],
  { standardLibrary, belowLibrary, outside }: ReadBeside,
): ProjectFile {
  const crates = packages.flatMap((each) => each.targets.map((target): Crate => ({ package: each, target })));
  const outsideCrates = [...outside];
  const numbers = new Map(outsideCrates.map(([name], at) => [name, crates.length + at]));
  const links = linksOf(packages, crates, numbers);
  const own = crates.map((each, index) => crateOf(root, each, links[index]));
  return {
    ...(standardLibrary !== null && {
      sysroot_src: standardLibrary,
      sysroot_project: libraryProject(standardLibrary, belowLibrary),
    }),
    crates: [...own, ...outsideCrates.map(([name, path]) => crateBeside(path, name, []))],
  };
}

function crateOf(root: string, { package: own, target }: Crate, deps: ProjectCrate["deps"]): ProjectCrate {
  const folder = posix.join(root, own.folder);
  return {
    display_name: target.name,
    root_module: posix.join(root, target.path),
    edition: EDITIONS.includes(own.edition) ? own.edition : NEWEST_EDITION,
    deps,
    cfg: [...PLATFORM, "test", ...own.features.map((feature) => `feature=${JSON.stringify(feature)}`)],
    env: {
      CARGO_PKG_NAME: own.name,
      CARGO_PKG_VERSION: own.version,
      CARGO_MANIFEST_DIR: folder,
      CARGO_CRATE_NAME: crateName(target.name),
    },
    is_workspace_member: true,
    is_proc_macro: target.kind === "macros",
    source: { include_dirs: [folder], exclude_dirs: [] },
  };
}

/**
 * For each crate, which others it may name and how.
 * @param outside numbers of the crates that stand for those which are not there
 */
function linksOf(
  packages: readonly CargoPackage[],
  crates: readonly Crate[],
  outside: ReadonlyMap<string, number>,
): ProjectCrate["deps"][] {
  const libraries = new Map<CargoPackage, number>();
  crates.forEach(({ package: own, target }, index) => {
    if (isLibrary(target)) libraries.set(own, index);
  });
  const links = crates.map(() => new Map<string, number>());
  const link = (from: number, to: PackageDependency): void => {
    const meant = packageMeant(packages, crates[from].package, to);
    const called = outsideName(to);
    const stands = meant === undefined ? outside.get(called) : undefined;
    if (stands !== undefined) links[from].set(called, stands);
    const index = meant === undefined ? undefined : libraries.get(meant);
    if (index === undefined || index === from || reaches(links, index, from)) return;
    links[from].set(crateName(to.alias ?? crates[index].target.name), index);
  };
  // What tests alone need may lead back to the library: then it is left out there, and there only.
  for (const pass of ["normal", "build", "dev"] as const)
    crates.forEach(({ package: own, target }, index) => {
      if (pass === "normal" && !isLibrary(target) && target.kind !== "build") {
        const library = libraries.get(own);
        if (library !== undefined) links[index].set(crateName(crates[library].target.name), library);
      }
      for (const dependency of own.dependencies)
        if (dependency.section === pass && (pass === "build") === (target.kind === "build")) link(index, dependency);
    });
  return links.map((names) => [...names].map(([name, crate]) => ({ crate, name })));
}

const isLibrary = ({ kind }: Target): boolean => kind === "library" || kind === "macros";

/** The package of the repository that a dependency means; undefined for one from outside. */
export function packageMeant(
  packages: readonly CargoPackage[],
  own: CargoPackage,
  { package: name, folder, version }: PackageDependency,
): CargoPackage | undefined {
  const beside = folder === null ? undefined : packages.find((each) => each.folder === folder && each.name === name);
  if (beside) return beside;
  const named = packages.filter((each) => each.name === name && each !== own && mayBe(each.version, version));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a version may be what is asked for, by its first number that is not 0: others are other packages. */
function mayBe(version: string, asked: string | null): boolean {
  const [, major, minor] = /^\s*[\^~=]?\s*(\d+)(?:\.(\d+))?/.exec(asked ?? "") ?? [];
  const [ownMajor, ownMinor] = version.split(".");
  if (major === undefined) return true;
  return major === ownMajor && (major !== "0" || minor === undefined || minor === ownMinor);
}

function reaches(links: readonly ReadonlyMap<string, number>[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    if (at === to) return true;
    for (const next of links[at]?.values() ?? []) seen.add(next);
  }
  return false;
}

/** What code calls crates that the repository depends on and does not hold. */
export const outsideNames = (packages: readonly CargoPackage[]): ReadonlySet<string> =>
  new Set(
    packages
      .flatMap((own) => own.dependencies.filter((each) => packageMeant(packages, own, each) === undefined))
      .map(outsideName)
      .filter((name) => /^[A-Za-z_]\w*$/.test(name)),
  );

/** A library mostly is called as its package is. */
const outsideName = ({ alias, package: name }: PackageDependency): string => crateName(alias ?? name);

/** What the code calls a package. */
const crateName = (name: string): string => name.replaceAll("-", "_");
