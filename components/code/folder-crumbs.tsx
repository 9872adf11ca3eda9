"use client";
/**
 * The folders of the open file in its breadcrumb: the nearest by name, those before them as one `…`. A narrow head
 * names fewer; the stylesheet decides which are drawn. The mark before each lists what the folder above it holds.
 */
import Link from "next/link";
import { fileUrl } from "@/lib/contract/page-url";
import { later } from "../shell/later";
import { CrumbChevron } from "./crumb-chevron";

const FolderList = later(async () => (await import("./folder-list")).FolderList);

/** Folders shown by name where there is room. */
const NAMED = 2;

interface FolderCrumbsProps {
  repo: string;
  /** All above the file, outermost first. */
  folders: readonly string[];
  /** Of them are said otherwise: those down to the module. */
  first: number;
  /** Path of the open file or folder. */
  current: string;
}

export function FolderCrumbs({ repo, folders, first, current }: FolderCrumbsProps) {
  const hidden = Math.max(first, folders.length - NAMED);
  const pathTo = (depth: number): string => folders.slice(0, depth).join("/");
  const crumb = (depth: number, above: number, className: string, words: string) => (
    <Crumb key={className} {...{ repo, current, className, words }} above={pathTo(above)} path={pathTo(depth)} />
  );
  const named = folders.slice(hidden);
  return (
    <>
      {hidden > first && crumb(hidden, first, "rest-wide", "…")}
      {named.length > 1 && crumb(folders.length - 1, first, "rest-narrow", "…")}
      {named.length > 0 && crumb(folders.length, first, "rest-narrowest", "…")}
      {named.map((folder, at) =>
        crumb(hidden + at + 1, hidden + at, at === named.length - 1 ? "folder-crumb" : "folder-crumb far", folder),
      )}
    </>
  );
}

interface CrumbProps {
  repo: string;
  current: string;
  className: string;
  words: string;
  /** The folder that holds it. */
  above: string;
  path: string;
}

function Crumb({ repo, current, className, words, above, path }: CrumbProps) {
  return (
    <>
      <FolderChevron {...{ repo, current, className }} folder={above} />
      <Link className={className} href={fileUrl(repo, path)} title={path} aria-label={words === "…" ? path : undefined}>
        <span className="cut">{words}</span>
      </Link>
    </>
  );
}

interface FolderChevronProps {
  repo: string;
  folder: string;
  current: string;
  className?: string;
}

/** Lists what a folder of the breadcrumb holds. */
export function FolderChevron({ repo, folder, current, className }: FolderChevronProps) {
  const label = `What ${folder === "" ? repo : folder.slice(folder.lastIndexOf("/") + 1)} holds`;
  return (
    <CrumbChevron label={label} className={className}>
      <FolderList {...{ repo, folder, current, label }} />
    </CrumbChevron>
  );
}
