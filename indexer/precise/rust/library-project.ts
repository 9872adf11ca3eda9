/**
 * The standard library as rust-analyzer is told of it: its crates, and what stands for those that its sources lack. By
 * itself it reads the sources, but a table whose inner one is missing does not say what it holds.
 */
import { posix } from "node:path";
import { outsideMacros } from "./outside-macros";
import { crateBeside, type ProjectCrate } from "./project-crate";

/** `sysroot_project` of a project file. */
export interface LibraryProject {
  sysroot_src: string;
  crates: readonly ProjectCrate[];
}

/** Folders of its crates, and which of them each may name. */
const CRATES: Readonly<Record<string, readonly string[]>> = {
  core: [],
  alloc: ["core"],
  std_detect: ["core", "alloc"],
  unwind: ["core"],
  panic_abort: ["core", "alloc"],
  std: ["core", "alloc", "std_detect", "unwind", "panic_abort"],
  proc_macro: ["core", "alloc", "std"],
  test: ["core", "alloc", "std"],
};

/** What the library calls the crates that its sources lack. */
const LACKING = ["hashbrown", "cfg_if"];

/**
 * @param folder of the library's sources
 * @param below the only file of the crate that stands for what the library is built on
 */
export function libraryProject(folder: string, below: string): LibraryProject {
  const names = Object.keys(CRATES);
  const crates = names.map((name) =>
    crateBeside(posix.join(folder, name, "src/lib.rs"), name, [
      ...CRATES[name].map((each) => ({ crate: names.indexOf(each), name: each })),
      ...LACKING.map((each) => ({ crate: names.length, name: each })),
    ]),
  );
  const core = { crate: names.indexOf("core"), name: "core" };
  return { sysroot_src: folder, crates: [...crates, crateBeside(below, "below_library", [core])] };
}

/**
 * What the library is built on, as far as types go: what its tables hold is known by these alone. Older ones choose
 * platforms by a macro.
 */
export const belowLibrary = (): string => `${outsideMacros(["cfg_if"])}
pub mod hash_map {
    pub struct HashMap<K, V, S, A>(K, V, S, A);
    pub struct Iter<'a, K, V>(&'a K, &'a V);
    pub struct IterMut<'a, K, V>(&'a K, &'a mut V);
    pub struct IntoIter<K, V, A>(K, V, A);
    pub struct Drain<'a, K, V, A>(&'a K, V, A);
    pub struct ExtractIf<'a, K, V, F, A>(&'a K, V, F, A);
    pub struct RustcOccupiedEntry<'a, K, V, A>(&'a K, V, A);
    pub struct RustcVacantEntry<'a, K, V, A>(&'a K, V, A);
}
pub mod hash_set {
    pub struct HashSet<T, S, A>(T, S, A);
    pub struct Iter<'a, T>(&'a T);
    pub struct IntoIter<T, A>(T, A);
    pub struct Drain<'a, T, A>(&'a T, A);
    pub struct ExtractIf<'a, T, F, A>(&'a T, F, A);
    pub struct OccupiedEntry<'a, T, S, A>(&'a T, S, A);
    pub struct VacantEntry<'a, T, S, A>(&'a T, S, A);
}
`;
