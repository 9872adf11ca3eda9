/** Which files may mean something else because others have changed. Pure; rather one file too many. */
import { RustText } from "./names";
import type { CargoPackage } from "./packages";
import { packageMeant } from "./project-file";

/**
 * Names that others may know and that mean something else now, or may: those in lines that declare, where these lines
 * differ. Bodies of functions are nobody else's business.
 * @param before null where it is not known: then all of them count
 */
export function changedNames(before: string | null, now: string | null): Set<string> {
  const [old, young] = [linesOf(before), linesOf(now)];
  const changed = new Set<string>();
  const compare = (lines: DeclaringLines, others: DeclaringLines): void => {
    for (const [words, names] of lines) if (!others.has(words)) for (const name of names) changed.add(name);
  };
  compare(old, young);
  compare(young, old);
  return changed;
}

type DeclaringLines = ReadonlyMap<string, readonly string[]>;

const linesOf = (text: string | null): DeclaringLines =>
  new Map([...new RustText(text ?? "").declarations()].map(({ words, names }) => [words, names]));

/** Whether one of these names stands in a text, be it in a comment. */
export function mentions(text: string, names: ReadonlySet<string>): boolean {
  for (const [word] of text.matchAll(/[\p{ID_Start}_][\p{ID_Continue}]*/gu)) if (names.has(word)) return true;
  return false;
}

/** Names that have changed in a file. */
export interface Change {
  path: string;
  names: ReadonlySet<string>;
}

/**
 * For a file, all changed names that it may know: those of its package, and of packages that this one depends on. A
 * file of no package may know all, and all may know its names.
 */
export function changesFor(
  packages: readonly CargoPackage[],
  changes: readonly Change[],
): (path: string) => ReadonlySet<string> {
  const deepest = [...packages].sort((a, b) => b.folder.length - a.folder.length);
  const owner = (path: string): CargoPackage | null =>
    deepest.find(({ folder }) => folder === "." || path.startsWith(`${folder}/`)) ?? null;
  const owned = changes.map(({ path, names }) => ({ names, by: owner(path) }));
  const known = new Map<CargoPackage | null, ReadonlySet<string>>();
  return (path) => {
    const own = owner(path);
    const found = known.get(own);
    if (found) return found;
    const below = own && dependencies(packages, own).add(own);
    const seen = owned.filter(({ by }) => by === null || below === null || below.has(by));
    const names = new Set(seen.flatMap((change) => [...change.names]));
    known.set(own, names);
    return names;
  };
}

/** Packages that one depends on, over any number of others. */
function dependencies(packages: readonly CargoPackage[], of: CargoPackage): Set<CargoPackage> {
  const found = new Set<CargoPackage>();
  const open = [of];
  for (let next = open.pop(); next; next = open.pop())
    for (const dependency of next.dependencies) {
      const meant = packageMeant(packages, next, dependency);
      if (!meant || found.has(meant)) continue;
      found.add(meant);
      open.push(meant);
    }
  return found;
}
