/** The files of a repository as flat rows, made of the pages of its open folders. Pure. */
import type { FileRow } from "@/lib/contract/file-row";
import { fileUrl } from "@/lib/contract/page-url";
import type { TreeRow } from "../ui/tree/tree-row";
import { reasonWords, statusWord } from "../words/reasons";
import { keptEnds } from "./kept-ends";

/** What is known of a folder so far. */
export interface FolderListing {
  rows: readonly FileRow[];
  /** Of the whole folder; null until its first page is there. */
  total: number | null;
  /** How many pages are known. */
  pages: number;
  /** Its next page is asked for, or can be. */
  hasMore: boolean;
  /** A page could not be read. */
  failure: string | null;
}

export type FilesRow = TreeRow &
  /** `name` from the folder above on, `kept` letters of its end are never cut */
  (
    | { type: "entry"; entry: FileRow; name: string; kept: number }
    /** A row in outline: its folder is being read. */
    | { type: "waiting"; width: number }
    /** Rows that are asked for once this one is seen. */
    | { type: "more"; folder: string; pages: number }
    | { type: "failed"; folder: string; message: string }
  );

/** Rows in outline for a folder that is being read, by their widths in percent. */
const WAITING = [46, 34, 58, 40, 52, 30];

interface Folder {
  path: string;
  level: number;
  /** Rows that it will have at most, as far as that is known. */
  expected: number;
}

/** @param listingOf what is known of an open folder; undefined while that is nothing */
export function fileRows(
  listingOf: (folder: string) => FolderListing | undefined,
  opened: ReadonlySet<string>,
): FilesRow[] {
  const rowsOf = ({ path, level, expected }: Folder): FilesRow[] => {
    const listing = listingOf(path);
    if (listing === undefined) return waitingRows(path, level, expected);
    const siblings = listing.total ?? listing.rows.length;
    const kept = keptEnds(listing.rows.map((entry) => nameBelow(path, entry)));
    const rows = listing.rows.flatMap((entry, at): FilesRow[] => {
      const isOpen = entry.type === "folder" && opened.has(reachedBy(entry));
      const row = { ...entryRow(entry, path, { level, position: at + 1, siblings }, isOpen), kept: kept[at] };
      return isOpen ? [row, ...rowsOf({ path: reachedBy(entry), level: level + 1, expected: entry.files })] : [row];
    });
    const place = { level, position: listing.rows.length + 1, siblings, expanded: null };
    if (listing.failure !== null)
      rows.push({
        type: "failed",
        folder: path,
        message: listing.failure,
        id: `${path}/?failed`,
        ...place,
        label: "Could not list. Enter tries again.",
      });
    else if (listing.hasMore)
      rows.push({
        ...{
          type: "more",
          folder: path,
          pages: listing.pages,
          id: `${path}/?more=${listing.rows.length}`,
          ...place,
          inert: true,
        },
        label: "Reading more",
      });
    return rows;
  };
  return rowsOf({ path: "", level: 1, expected: Infinity });
}

function waitingRows(folder: string, level: number, expected: number): FilesRow[] {
  return WAITING.slice(0, expected).map((width, at) => ({
    type: "waiting",
    width,
    id: `${folder}/?${width}`,
    label: "",
    inert: true,
    level,
    position: at + 1,
    siblings: WAITING.length,
    expanded: null,
  }));
}

/** The folder that a row opens: folders that hold nothing but one other are one row with it. */
export const reachedBy = ({ file, innermost }: FileRow): string => innermost ?? file;

/** What a row is called below a folder (empty for the root), with the folders that it steps over. */
export const nameBelow = (folder: string, row: FileRow): string =>
  folder === "" ? reachedBy(row) : reachedBy(row).slice(folder.length + 1);

/** The row of a file or a folder; of a folder that is stepped over, the one of the folder that it leads to. */
export function idOfPath(rows: readonly FilesRow[], path: string): string {
  const isStep = (row: FilesRow): boolean =>
    row.type === "entry" &&
    row.id.startsWith(`${path}/`) &&
    (row.entry.file === path || path.startsWith(`${row.entry.file}/`));
  return rows.find(isStep)?.id ?? path;
}

type Place = Pick<TreeRow, "level" | "position" | "siblings">;

type EntryRow = Extract<FilesRow, { type: "entry" }>;

function entryRow(entry: FileRow, folder: string, place: Place, isOpen: boolean): Omit<EntryRow, "kept"> {
  const { type, repo, url } = entry;
  const id = reachedBy(entry);
  const name = nameBelow(folder, entry);
  const trouble = troubleOf(entry);
  const what = moduleOf(entry) === undefined ? type : "module";
  return {
    type: "entry",
    entry,
    id,
    href: id === entry.file ? url : fileUrl(repo, id),
    name,
    ...place,
    expanded: type === "folder" ? isOpen : null,
    label: `${what} ${name}${trouble === null ? "" : `, ${trouble}`}`,
  };
}

/** The module that a folder is. */
export const moduleOf = ({ type, module }: FileRow): string | undefined => (type === "folder" ? module : undefined);

/** Why a file has no symbols, or not all of them; null for all others. */
export const troubleOf = ({ status, reason }: FileRow): string | null =>
  status === null || status === "indexed" ? null : `${statusWord(status)}: ${reasonWords(reason)}`;
