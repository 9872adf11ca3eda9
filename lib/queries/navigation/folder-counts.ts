/** Counts all rows by folder, so that a first page shows what it is a part of. Pure. */

/** Folders that are told. */
const MOST = 8;

export interface FolderCount {
  /** `<repo>/<path>/`, with the slash at its end */
  folder: string;
  rows: number;
}

/**
 * The folders that tell the rows apart: those right below what all paths share, most rows first.
 * @param paths `<repo>/<path>` of each row
 */
export function folderCounts(paths: readonly string[]): FolderCount[] {
  const parts = paths.map((path) => path.split("/").slice(0, -1));
  const [first = []] = parts;
  let shared = 0;
  while (shared < first.length && parts.every((each) => each[shared] === first[shared])) shared++;
  const counts = new Map<string, number>();
  for (const each of parts) {
    const folder = `${each.slice(0, shared + 1).join("/")}/`;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .map(([folder, rows]) => ({ folder, rows }))
    .sort((a, b) => b.rows - a.rows || (a.folder < b.folder ? -1 : 1))
    .slice(0, MOST);
}
