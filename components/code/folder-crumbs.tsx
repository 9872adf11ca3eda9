/**
 * The folders of the open file in its breadcrumb: the nearest by name, those before them as one `…`. A narrow head
 * names fewer; the stylesheet decides which are drawn.
 */
import Link from "next/link";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";

/** Folders shown by name where there is room. */
const NAMED = 2;

interface FolderCrumbsProps {
  repo: string;
  /** All above the file, outermost first. */
  folders: readonly string[];
  /** Of them are said otherwise: those down to the module. */
  first: number;
}

export function FolderCrumbs({ repo, folders, first }: FolderCrumbsProps) {
  const hidden = Math.max(first, folders.length - NAMED);
  const crumb = (depth: number, className: string, words: string) => (
    <Crumb key={className} url={fileUrl(repo, folders.slice(0, depth).join("/"))} className={className} words={words}>
      {folders.slice(0, depth).join("/")}
    </Crumb>
  );
  const named = folders.slice(hidden);
  return (
    <>
      {hidden > first && crumb(hidden, "rest-wide", "…")}
      {named.length > 1 && crumb(folders.length - 1, "rest-narrow", "…")}
      {named.length > 0 && crumb(folders.length, "rest-narrowest", "…")}
      {named.map((folder, at) =>
        crumb(hidden + at + 1, at === named.length - 1 ? "folder-crumb" : "folder-crumb far", folder),
      )}
    </>
  );
}

/** @param children its path */
function Crumb({
  url,
  className,
  words,
  children,
}: {
  url: string;
  className: string;
  words: string;
  children: string;
}) {
  return (
    <>
      <Icon name="chevron-right" size={12} className={`quiet ${className}`} />
      <Link className={className} href={url} title={children} aria-label={words === "…" ? children : undefined}>
        <span className="cut">{words}</span>
      </Link>
    </>
  );
}
