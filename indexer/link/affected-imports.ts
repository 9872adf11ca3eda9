/**
 * Which imports may lead elsewhere now that files came or went, told by their wording alone. Rules look files up by
 * names that an import's wording holds, with three exceptions that are met here: a file that stands for its folder
 * (`index.ts`, `mod.rs`, `__init__.py`), a wording of nothing but dots, and a name that a manifest gives. What is
 * named here is looked at again; naming too much costs time, never an answer.
 */
import { DOTTED } from "../../lib/db/link/link-imports";
import { PACKAGE_MARKS } from "./import-rules";
import { baseName, folderOf } from "./known-files";
import type { RepositoryManifests } from "./manifests";

/** An import is concerned if it contains one of these words, or all words of one of these wordings. */
export interface AffectedWords {
  words: string[];
  phrases: string[];
}

const FOLDER_MARK = /^(index\..*|mod\.rs|__init__\.py)$/;

/**
 * @param moved paths of one repository where files came or went
 * @param paths of all its files of languages whose packages are marked
 */
export function affectedWords(
  moved: readonly string[],
  manifests: RepositoryManifests,
  paths: readonly string[],
): AffectedWords {
  const words = new Set<string>();
  const phrases = new Set<string>();
  for (const path of moved) {
    const [name, folder] = [baseName(path), folderOf(path)];
    words.add(name);
    for (const word of wordsOf(stemOf(name))) words.add(word);
    if (standsForFolder(path, manifests)) {
      words.add(DOTTED);
      for (const word of wordsOf(baseName(folder))) words.add(word);
    }
    for (const phrase of namesFor(path, manifests)) phrases.add(phrase);
    if (PACKAGE_MARKS.has(name)) for (const word of modulesIn(folder, paths)) words.add(word);
  }
  return { words: [...words], phrases: [...phrases] };
}

/** `dock_test.go` and `dock.d.ts` give `dock_test` and `dock`. */
const stemOf = (name: string): string => name.replace(/(?<=.)\..*$/, "");

/** As `import_words` parts a wording. */
const wordsOf = (text: string): string[] => text.split(/[.:\\/]/).filter((word) => word !== "");

/** A package of Go is its folder; a folder of scripts may be its `main`. */
const standsForFolder = (path: string, { entries }: RepositoryManifests): boolean =>
  path.endsWith(".go") ||
  FOLDER_MARK.test(baseName(path)) ||
  entries.some(({ targets }) => targets.some((target) => spellings(path).includes(target)));

/** What manifests call a file. */
function* namesFor(path: string, manifests: RepositoryManifests): Generator<string> {
  for (const { name, root } of manifests.crates) if (root === path) yield name;
  for (const { name, folder } of manifests.goModules) if (folder === folderOf(path)) yield name;
  for (const { folder, targets } of manifests.entries)
    if (targets.some((target) => spellings(path).includes(target))) yield baseName(folder);
  for (const { name, targets } of manifests.aliases)
    for (const target of targets) for (const middle of middles(path, target)) yield name.replace("*", () => middle);
}

/** Ways to write a path in a manifest or an import: endings may be left out, and a folder stands for its index. */
function spellings(path: string): string[] {
  const stem = path.replace(/(\.d)?\.[cm]?[jt]sx?$/, "");
  const without = stem.replace(/\/index$/, "");
  return [...new Set([path, stem, without])];
}

/** What stands for the `*` where a target with one means the path; empty where a target without one does. */
function middles(path: string, target: string): string[] {
  const star = target.indexOf("*");
  const stem = target.replace(/(\.d)?\.[cm]?[jt]sx?$/, "");
  const ways = spellings(path);
  if (star < 0) return [...spellings(target), stem].some((way) => ways.includes(way)) ? [""] : [];
  const before = target.slice(0, star);
  return [target, stem].flatMap((way) => {
    const after = way.slice(star + 1);
    const fits = ways.filter((each) => each.startsWith(before) && each.endsWith(after));
    return fits.map((each) => each.slice(before.length, each.length - after.length));
  });
}

/** A folder that becomes a package, or no longer is one, changes what its modules are called. */
function* modulesIn(folder: string, paths: readonly string[]): Generator<string> {
  const start = folder === "" ? "" : `${folder}/`;
  for (const path of paths)
    if (path.startsWith(start)) yield path.slice(start.length).split("/")[0].replace(/\.py$/, "");
}
