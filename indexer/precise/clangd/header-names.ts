/** Paths by the names that includes write. Pure. */
import { posix } from "node:path";

export class HeaderNames {
  private readonly byName = new Map<string, string[]>();

  add(path: string): void {
    const name = posix.basename(path);
    const same = this.byName.get(name);
    if (same) same.push(path);
    else this.byName.set(name, [path]);
  }

  /** Files that an include may mean, were their folder told: those whose path ends like it. */
  endingWith(name: string): readonly string[] {
    const clean = posix.normalize(name).replace(/^(?:\.\.\/)+/, "");
    const same = this.byName.get(posix.basename(clean)) ?? [];
    return same.filter((path) => path === clean || path.endsWith(`/${clean}`));
  }
}

/** The folder from which a name leads to a path; null where it leads out of the repository. */
export function folderServing(path: string, name: string): string | null {
  const clean = posix.normalize(name);
  const ups = /^(?:\.\.\/)*/.exec(clean)?.[0].length ?? 0;
  if (ups > 0) return null;
  return path === clean ? "" : path.slice(0, -clean.length - 1);
}

/** Steps from one folder to another: up to the one that holds both, and down again. */
export function distanceOf(from: string, to: string): number {
  const parts = from === "" || from === "." ? [] : from.split("/");
  const other = to === "" || to === "." ? [] : to.split("/");
  let shared = 0;
  while (shared < parts.length && shared < other.length && parts[shared] === other[shared]) shared++;
  return parts.length - shared + (other.length - shared);
}
