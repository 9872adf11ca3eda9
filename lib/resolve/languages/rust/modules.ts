/**
 * Where the modules of a Rust crate stand: `mod name;` announces a file, `crate` is the root's, `super` the one above.
 * Paths only.
 */

/** Files of a module that a file announces, by where they may stand. */
export function filesOfModule(path: string, inner: readonly string[], name: string): string[] {
  const stem = [folderOfModules(path), ...inner, name].filter((part) => part !== "").join("/");
  return [`${stem}.rs`, `${stem}/mod.rs`];
}

/** Files that can be the root of the crate, nearest first. */
export function filesOfRoot(path: string): string[] {
  const found: string[] = isTarget(path) ? [path] : [];
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    for (const root of ROOTS) found.push(folder === "" ? root : `${folder}/${root}`);
    if (isTarget(`${folder}.rs`)) found.push(`${folder}.rs`);
    if (folder === "" || found.length > MAX_ROOTS) return found;
  }
}

/** Files that can be the module above a file. */
export function filesAbove(path: string): string[] {
  const isFolderFile = FOLDER_FILES.test(path);
  const folder = isFolderFile ? folderOf(folderOf(path)) : folderOf(path);
  const own = isFolderFile ? folderOf(path) : "";
  const named = isFolderFile ? [] : [`${folder}.rs`];
  if (isFolderFile && own === "") return [];
  const inside = ["mod.rs", ...ROOTS].map((name) => (folder === "" ? name : `${folder}/${name}`));
  return [...inside, ...named];
}

/** The path that one beside a file leads to: `../src/dock.rs` of `tests/docks.rs` is `src/dock.rs`. */
export function joinedPath(path: string, relative: string): string {
  const steps = folderOf(path).split("/").filter(Boolean);
  for (const step of relative.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The folder that a crate's sources stand in; empty for files at the top of a checkout. */
export const crateOf = (path: string): string =>
  /^(?:.*?\/)?(?:src|tests|benches|examples)(?=\/)/.exec(path)?.[0] ?? "";

/**
 * A program, a test or an example sees the library of its package, which as a rule is named after its folder:
 * `tide_log` is `tide-log/src/lib.rs`. Null for any other name.
 */
export function libraryBeside(path: string, name: string): string | null {
  const folder = folderOf(crateOf(path));
  const isOfName = folder.slice(folder.lastIndexOf("/") + 1).replaceAll("-", "_") === name;
  return folder !== "" && isOfName ? `${folder}/src/lib.rs` : null;
}

/** The folder that holds the files of a file's modules. */
function folderOfModules(path: string): string {
  return FOLDER_FILES.test(path) || isTarget(path) ? folderOf(path) : path.replace(/\.rs$/, "");
}

/** Whether a file is the root of a crate by its folder: `tests/rigs.rs`, and no `src/tests/rigs.rs`. */
export const isTarget = (path: string): boolean => TARGETS.test(path);

const ROOTS = ["lib.rs", "main.rs"];
const FOLDER_FILES = /(^|\/)(mod|lib|main)\.rs$/;
const TARGETS = /^(?:(?!(?:.*\/)?src\/)(?:.*\/)?(?:tests|benches|examples)|(?:.*\/)?src\/bin)\/[^/]+\.rs$/;
const MAX_ROOTS = 24;

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
