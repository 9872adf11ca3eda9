"use client";
/** The line above the second pane: where it is, its own way back, and what makes of two panes one again. */
import Link from "next/link";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { fileUrl } from "@/lib/contract/page-url";
import { crumbRoom } from "../code/crumb-room";
import { CrumbSymbols } from "../code/crumb-symbols";
import { FileCrumb } from "../code/file-crumb";
import { FolderChevron, FolderCrumbs } from "../code/folder-crumbs";
import { closeBeside, stepBeside, useBeside } from "./beside-store";
import { IconButton } from "../ui/icon-button";

/** Pixels of its four buttons. */
const BUTTONS = 16 + 4 * 30;

interface BesideHeadProps {
  repo: string;
  file: string;
  /** Null while the file is not there yet. */
  outline: readonly OutlineNode[] | null;
  around: readonly OutlineNode[];
  onOpen: (node: OutlineNode) => void;
  /** Shows this file in the code's place. */
  onAlone: () => void;
}

export function BesideHead({ repo, file, outline, around, onOpen, onAlone }: BesideHeadProps) {
  const { past, ahead } = useBeside();
  const folders = file.split("/").slice(0, -1);
  const room = crumbRoom({
    ...{ repo, module: null, folders, file: file.slice(file.lastIndexOf("/") + 1), taken: BUTTONS },
    symbols: around.map(({ name }) => name),
  });
  return (
    <div className="code-head">
      <nav className="crumbs" aria-label="Place beside">
        <Link className={room.repo} href={fileUrl(repo, "")} title={repo}>
          <span className="cut">{repo}</span>
        </Link>
        <FolderCrumbs {...{ repo, folders, room }} first={0} current={file} />
        <FolderChevron
          {...{ repo, current: file, folder: folders.join("/") }}
          className={folders.length === 0 ? room.begun : ""}
        />
        <FileCrumb repo={repo} file={file} />
        {outline !== null && <CrumbSymbols {...{ file, outline, around, room, onOpen }} />}
      </nav>
      <IconButton
        icon="back"
        label="Back beside"
        title="Back in this pane (Alt ←)"
        disabled={past.length === 0}
        onClick={() => stepBeside("back")}
      />
      <IconButton
        icon="forward"
        label="Forward beside"
        title="Forward in this pane (Alt →)"
        disabled={ahead.length === 0}
        onClick={() => stepBeside("forward")}
      />
      <IconButton icon="open" label="Only this file" title="Only this file" onClick={onAlone} />
      <IconButton icon="close" label="Close beside" title="Close (Ctrl Shift Enter)" onClick={closeBeside} />
    </div>
  );
}
