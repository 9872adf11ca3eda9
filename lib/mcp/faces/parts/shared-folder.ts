/** The folders that all paths of an answer begin with: said once, they need not stand on every row. Pure. */

/** Shorter ones cost more to say than they save. */
const LEAST = 8;

/** With the slash at its end; empty where the paths share too little. */
export function sharedFolder(paths: Iterable<string>): string {
  const distinct = [...new Set(paths)];
  if (distinct.length < 2) return "";
  let shared = distinct[0].slice(0, distinct[0].lastIndexOf("/") + 1);
  for (const path of distinct) {
    while (!path.startsWith(shared)) shared = shared.slice(0, shared.lastIndexOf("/", shared.length - 2) + 1);
    if (shared === "") return "";
  }
  return shared.length < LEAST ? "" : shared;
}
