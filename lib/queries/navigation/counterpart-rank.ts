/** Which side of a header and source pair a file is, and how near another file stands. Pure. */

/** Null for a file that is neither. */
export function sideOf(path: string): "header" | "source" | null {
  if (/\.(h|hh|hpp|hxx|h\+\+|inl|ipp|tpp)$/i.test(path)) return "header";
  return /\.(c|cc|cpp|cxx|c\+\+|m|mm)$/i.test(path) ? "source" : null;
}

/** Name without folder and extension, lower case. */
export function stemOf(path: string): string {
  return (path.split("/").pop() ?? path).replace(/\.[^.]*$/, "").toLowerCase();
}

/** Folders that a header and its source differ by: they count as one. */
const PAIRED = new Set(["public", "private", "include", "src", "source", "inc", "headers", "classes", "internal"]);

const foldersOf = (path: string): string[] =>
  path
    .split("/")
    .slice(0, -1)
    .filter((folder) => !PAIRED.has(folder.toLowerCase()));

/** Most shared symbols first, then the fewest folders away. */
export function bySharedThenNear(from: string) {
  const own = foldersOf(from);
  const distance = (path: string) => {
    const other = foldersOf(path);
    let same = 0;
    while (same < own.length && own[same] === other[same]) same++;
    return own.length + other.length - 2 * same;
  };
  return (a: { path: string; shared: number }, b: { path: string; shared: number }): number =>
    b.shared - a.shared || distance(a.path) - distance(b.path) || (a.path < b.path ? -1 : 1);
}
