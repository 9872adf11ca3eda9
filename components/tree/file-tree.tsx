"use client";
/** The files of a repository. Folders are read when they unfold; the open file is shown in its place. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { fileUrl } from "@/lib/contract/page-url";
import { OpenCrumbList } from "../code/crumb-list";
import { PanelClose } from "../code/panel-close";
import { Icon } from "../icons/icon";
import { useOpenBeside } from "../navigate/open-beside";
import { useVisit } from "../navigate/visits";
import { usePopoverButton } from "../shell/use-popover-button";
import { later } from "../shell/later";
import { Tree } from "../ui/tree/tree";
import type { OpenWay } from "../ui/tree/tree-row";
import { FileLine } from "./file-line";
import { fileRows, idOfPath, type FilesRow } from "./file-rows";
import { useFolders } from "./use-folders";
import { useOpenFolders } from "./open-folders";
import { IconButton } from "../ui/icon-button";
import "./tree.css";

const RepositoryList = later(async () => (await import("./repository-list")).RepositoryList);

interface FileTreeProps {
  repo: string;
  /** Path of the open file or folder. */
  current: string;
}

/** Another repository is another tree. */
export function FileTree(props: FileTreeProps) {
  return <FilesOf key={props.repo} {...props} />;
}

function FilesOf({ repo, current }: FileTreeProps) {
  const visit = useVisit();
  const openBeside = useOpenBeside();
  const { opened, toggle, reveal, scrolled } = useOpenFolders(repo, current);
  const [revealed, setRevealed] = useState(0);
  const folders = useFolders({ repo, current, opened });
  const { data: status } = useQuery(statusQuery());
  const revision = status?.repositories.find(({ name }) => name === repo)?.revision;
  const rows = fileRows(folders.listingOf, opened);
  const open = (row: FilesRow, way: OpenWay): void => {
    if (row.type === "failed") folders.retry(row.folder);
    if (row.type !== "entry") return;
    if (row.entry.type === "folder") toggle(row.id);
    else if (way === "beside") openBeside(row.entry.url);
    else visit(row.entry.url);
  };
  return (
    <>
      <header className="panel-head">
        <Link className="line grow" href={fileUrl(repo, "")}>
          <Icon name="repository" className="k-scope" label="repository" />
          <span className="strong cut">{repo}</span>
          {revision && <span className="mono meta quiet">{revision.slice(0, 7)}</span>}
        </Link>
        <OtherRepositories repo={repo} />
        <IconButton
          icon="target"
          label="Show the open file"
          title="Show the open file"
          onClick={() => {
            reveal();
            setRevealed(revealed + 1);
          }}
        />
        <PanelClose of="files" />
      </header>
      {rows.length === 0 ? (
        <p className="panel-note soft">No files are indexed here.</p>
      ) : (
        <Tree
          label={`Files of ${repo}`}
          rows={rows}
          here={{ id: idOfPath(rows, current), as: "page", align: "center", shown: revealed }}
          scrolled={scrolled}
          titleOf={(row) => (row.type === "entry" ? row.id : undefined)}
          onFold={(row) => row.type === "entry" && toggle(row.id)}
          onOpen={open}
        >
          {(row) => <FileLine row={row} onMore={folders.readMore} />}
        </Tree>
      )}
    </>
  );
}

/** The way into another repository, without the way home. */
function OtherRepositories({ repo }: { repo: string }) {
  const { opener, beside, toggle, close } = usePopoverButton();
  return (
    <>
      <IconButton
        ref={opener}
        icon="chevron-down"
        label="Other repositories"
        title="Other repositories"
        aria-haspopup="dialog"
        aria-expanded={beside !== null}
        onClick={toggle}
      />
      {beside !== null && (
        <OpenCrumbList value={{ beside, opener, onClose: close }}>
          <RepositoryList current={repo} />
        </OpenCrumbList>
      )}
    </>
  );
}
