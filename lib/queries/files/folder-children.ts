/** What a folder holds directly, made from the paths below it. */
import type { PathEntry } from "./path-list";

/** A folder with what is below it at any depth, or a file. */
export interface FolderChild {
  name: string;
  path: string;
  /** the innermost folder that holds all of its files; the path itself for a file */
  innermost: string;
  /** the file itself; null for a folder */
  file: PathEntry | null;
  files: number;
  symbols: number;
  lines: number;
}

/** Children of a folder of one repository (empty for the root): folders first, then by name as a person sorts. */
export function childrenOf(folder: string, entries: Iterable<PathEntry>, repositoryId: number): FolderChild[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const folders = new Map<string, FolderChild>();
  const files: FolderChild[] = [];
  for (const entry of entries) {
    if (entry.repositoryId !== repositoryId || !entry.path.startsWith(prefix)) continue;
    const slash = entry.path.indexOf("/", prefix.length);
    const path = slash < 0 ? entry.path : entry.path.slice(0, slash);
    const name = path.slice(prefix.length);
    const { symbolCount: symbols, lines } = entry;
    if (slash < 0) files.push({ name, path, innermost: path, file: entry, files: 1, symbols, lines });
    else add(folders, { name, path, innermost: folderOf(entry.path), file: null, files: 1, symbols, lines });
  }
  return [...[...folders.values()].sort(byName), ...files.sort(byName)];
}

function add(folders: Map<string, FolderChild>, child: FolderChild): void {
  const folder = folders.get(child.path);
  if (folder === undefined) {
    folders.set(child.path, child);
    return;
  }
  folder.files += child.files;
  folder.symbols += child.symbols;
  folder.lines += child.lines;
  while (!isWithin(child.innermost, folder.innermost)) folder.innermost = folderOf(folder.innermost);
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
const isWithin = (path: string, folder: string): boolean =>
  path.startsWith(folder) && (path.length === folder.length || path[folder.length] === "/");

const order = new Intl.Collator("en", { numeric: true });
const byName = (a: FolderChild, b: FolderChild): number => order.compare(a.name, b.name);
