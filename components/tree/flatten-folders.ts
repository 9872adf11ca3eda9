/** The file tree as rows, from the folders that were read so far. */
import type { FileRow } from "@/lib/contract/file-row";
import { count } from "../text/figures";
import type { TreeRow } from "./tree-view";

/** What is known of a folder's children. */
export interface FolderState {
  rows: readonly FileRow[];
  /** There are more children than were read. */
  more: boolean;
  state: "reading" | "read" | "failed";
}

export interface FileTreeRow extends TreeRow {
  kind: "file" | "folder" | "more" | "reading" | "failed";
  /** The folder that a `more`, `reading` or `failed` row belongs to; else the path itself. */
  path: string;
  row: FileRow | null;
}

/** @param folders by path; the root is the empty one */
export function flattenFolders(
  folders: ReadonlyMap<string, FolderState>,
  open: ReadonlySet<string>,
  folder = "",
  level = 1,
): FileTreeRow[] {
  const { rows = [], more = false, state = "reading" } = folders.get(folder) ?? {};
  const setSize = rows.length + (more ? 1 : 0);
  const listed = rows.flatMap((row, index): FileTreeRow[] => {
    const isFolder = row.type === "folder";
    const expanded = isFolder ? open.has(row.file) : undefined;
    const problem = row.status === "skipped" || row.status === "failed" || row.status === "partial" ? row.status : "";
    const own: FileTreeRow = {
      id: row.file,
      kind: row.type,
      path: row.file,
      row,
      level,
      setSize,
      position: index + 1,
      expanded,
      label: [row.type, row.name, isFolder ? `${count(row.files)} files` : problem].filter(Boolean).join(", "),
      text: row.name,
      href: row.url,
    };
    return [own, ...(expanded ? flattenFolders(folders, open, row.file, level + 1) : [])];
  });
  const notes: FileTreeRow["kind"][] = [
    ...(state === "reading" && rows.length === 0 ? ["reading" as const] : []),
    ...(state === "failed" ? ["failed" as const] : []),
    ...(more && state !== "failed" ? ["more" as const] : []),
  ];
  return [...listed, ...notes.map((kind) => noteRow(kind, folder, level, setSize))];
}

const NOTES = { more: "Show more", reading: "Reading", failed: "Could not list. Retry" } as const;

function noteRow(kind: FileTreeRow["kind"], path: string, level: number, setSize: number): FileTreeRow {
  const label = kind === "file" || kind === "folder" ? "" : NOTES[kind];
  const place = { level, setSize: setSize + 1, position: setSize + 1, expanded: undefined };
  return { id: `${kind} ${path}`, kind, path, row: null, ...place, label, text: label, href: "#" };
}

/** The folders above a path, outermost first: `a/b/c.ts` gives `a`, `a/b`. */
export function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
