/**
 * Which files read a header, over any number of includes. Pure; by the names that includes write, so rather one too
 * many.
 */
import { posix } from "node:path";
import type { Listing } from "./listing";

/** These paths, and every file that includes one of them. Paths that are gone or new count by their names. */
export function withDependents(listing: Listing, changed: Iterable<string>): Set<string> {
  const byName = includersByName(listing);
  const found = new Set(changed);
  const open = [...found];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const { includer, name } of byName.get(posix.basename(path)) ?? []) {
      if (found.has(includer) || !mayMean(path, includer, name)) continue;
      found.add(includer);
      open.push(includer);
    }
  }
  return found;
}

interface Inclusion {
  includer: string;
  /** as written */
  name: string;
}

function includersByName(listing: Listing): Map<string, Inclusion[]> {
  const byName = new Map<string, Inclusion[]>();
  for (const { path: includer, directives } of listing.files())
    for (const { name } of directives.includes) {
      const base = posix.basename(name);
      const known = byName.get(base);
      if (known) known.push({ includer, name });
      else byName.set(base, [{ includer, name }]);
    }
  return byName;
}

function mayMean(path: string, includer: string, name: string): boolean {
  if (posix.join(posix.dirname(includer), name) === path) return true;
  const clean = posix.normalize(name).replace(/^(?:\.\.\/)+/, "");
  return path === clean || path.endsWith(`/${clean}`);
}
