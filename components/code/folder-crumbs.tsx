"use client";
/**
 * The folders of the open file in its breadcrumb: as many as there is room for, from the file outwards, and one `…`
 * for the others; the stylesheet decides which are drawn. The mark before each lists what the folder above it holds.
 */
import { Fragment } from "react";
import Link from "next/link";
import { fileUrl } from "@/lib/contract/page-url";
import { later } from "../shell/later";
import { CrumbChevron } from "./crumb-chevron";
import type { CrumbRoom } from "./crumb-room";
import "./crumb-room.css";

const FolderList = later(async () => (await import("./folder-list")).FolderList);

interface FolderCrumbsProps {
  repo: string;
  /** All above the file, outermost first. */
  folders: readonly string[];
  /** Of them are said otherwise: those down to the module. */
  first: number;
  /** Path of the open file or folder. */
  current: string;
  room: CrumbRoom;
}

export function FolderCrumbs({ repo, folders, first, current, room }: FolderCrumbsProps) {
  const pathTo = (depth: number): string => folders.slice(0, depth).join("/");
  return folders.slice(first).map((folder, at) => {
    const depth = first + at;
    const path = pathTo(depth + 1);
    return (
      <Fragment key={path}>
        <Crumb
          {...{ repo, current, path, words: "…", begun: room.begun }}
          className={`rest ${room.rests[at]}`}
          above={pathTo(first)}
        />
        <Crumb
          {...{ repo, current, path, words: folder, begun: at === 0 ? room.begun : "" }}
          className={room.folders[at]}
          above={pathTo(depth)}
        />
      </Fragment>
    );
  });
}

interface CrumbProps {
  repo: string;
  current: string;
  className: string;
  words: string;
  /** When something stands before it. */
  begun: string;
  /** The folder that holds it. */
  above: string;
  path: string;
}

function Crumb({ repo, current, className, words, begun, above, path }: CrumbProps) {
  return (
    <>
      <FolderChevron {...{ repo, current }} className={`${className} ${begun}`} folder={above} />
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
