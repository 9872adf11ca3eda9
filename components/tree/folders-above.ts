/** The folders that have to be open for a file to show: `a/b/c.h` lies under `a` and `a/b`. */
export function foldersAbove(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
