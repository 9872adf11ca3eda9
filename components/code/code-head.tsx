"use client";
/** The line above the code: where this is, down to the symbol under the cursor, and the way to link here. */
import Link from "next/link";
import { remote } from "@/lib/client/remote";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { moduleFolder } from "../words/module-folder";
import type { Counterpart } from "@/lib/contract/symbol-counterpart";
import { FileLink } from "../navigate/file-link";
import { openOutline, openTrail } from "../dock/dock-store";
import { crumbRoom } from "./crumb-room";
import { CrumbSymbols } from "./crumb-symbols";
import { FileCrumb } from "./file-crumb";
import { FileMenu } from "./file-menu";
import { FolderChevron, FolderCrumbs } from "./folder-crumbs";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { PanelButton } from "./panel-button";
import type { CopiedLink } from "./use-copied-link";
import { sideWord } from "./use-counterpart";
import type { CodePageProps } from "./code-page-props";
import { IconButton } from "../ui/icon-button";

/** Pixels of the buttons that every head has, of the one to the other side of a header, of one with an icon. */
const ICON_BUTTON = 30;
const BUTTONS = 16 + 7 * ICON_BUTTON;
const SIDE_BUTTON = 90;

interface CodeHeadProps {
  content: CodePageProps["content"];
  outline: readonly OutlineNode[];
  around: readonly OutlineNode[];
  counterpart: Counterpart | null;
  /** Of the cursor. */
  at: { line: number; column: number };
  onCopy: () => void;
  copies: Pick<CopiedLink, "copyText" | "say">;
  onOpen: (node: OutlineNode) => void;
  onUsages: () => void;
  /** Leaves the room to what stands beside; null where nothing does. */
  onClose: (() => void) | null;
}

export function CodeHead({
  content: { repo, file, module, index },
  outline,
  around,
  counterpart,
  at,
  copies,
  ...head
}: CodeHeadProps) {
  const { onCopy, onOpen, onUsages, onClose } = head;
  const above = moduleFolder(file, module);
  const folders = file.split("/").slice(0, -1);
  // Of the folders above the module nothing is said.
  const first = above === null ? 0 : above.split("/").length;
  const room = crumbRoom({
    ...{ repo, module: above === null ? null : (module ?? null), folders: folders.slice(first) },
    ...{ file: file.slice(file.lastIndexOf("/") + 1), symbols: around.map(({ name }) => name) },
    taken: BUTTONS + (counterpart === null ? 0 : SIDE_BUTTON) + (onClose === null ? 0 : ICON_BUTTON),
  });
  return (
    <div className="code-head">
      <PanelButton panel="files" className="drawer-button" />
      <nav className="crumbs" aria-label="Place">
        <Link className={room.repo} href={fileUrl(repo, "")} title={repo}>
          <span className="cut">{repo}</span>
        </Link>
        {above !== null && (
          <>
            <FolderChevron repo={repo} folder="" current={file} className={`${room.module} ${room.repo}`} />
            <Link className={room.module} href={fileUrl(repo, above)} title={above}>
              <Icon name="module" className="k-scope" label="module" />
              <span className="cut">{module}</span>
            </Link>
          </>
        )}
        <FolderCrumbs {...{ repo, folders, first, room }} current={file} />
        <FolderChevron
          {...{ repo, current: file, folder: folders.join("/") }}
          className={folders.length === first ? room.begun : ""}
        />
        <FileCrumb repo={repo} file={file} />
        <CrumbSymbols {...{ file, outline, around, room, onOpen }} />
      </nav>
      <IconButton icon="back" label="Back" title="Back (Alt ←)" onClick={() => history.back()} />
      <IconButton
        className="trail-button"
        icon="trail"
        label="Reading trail"
        title="Reading trail: where you have been (w)"
        onClick={openTrail}
      />
      <IconButton icon="forward" label="Forward" title="Forward (Alt →)" onClick={() => history.forward()} />
      {counterpart !== null && (
        <FileLink className="button" href={counterpart.url} title={`${counterpart.file} (Alt O)`}>
          <Icon name="split" />
          {sideWord(counterpart)}
        </FileLink>
      )}
      <IconButton className="outline-button" icon="outline" label="Outline" title="Outline (o)" onClick={openOutline} />
      <IconButton
        icon="inheritors"
        label="Usages of the name under the cursor"
        title="Usages of the name under the cursor (Shift F12, u)"
        onClick={onUsages}
      />
      <WaysButton questions={questionsOf(repo, file)} className="ways-button" />
      <IconButton icon="link" label="Copy link" title="Copy link (y)" onClick={onCopy} />
      <FileMenu repo={repo} file={file} at={at} revision={index.revision} copies={copies} />
      {onClose !== null && (
        <IconButton icon="close" label="Close this pane" title="Close: keep what stands beside" onClick={onClose} />
      )}
    </div>
  );
}

const questionsOf = (repo: string, path: string) => {
  const file = `${repo}/${path}`;
  return [
    questionOf("Text of this file", remote.read_file, { file }),
    questionOf("Its symbols", remote.file_outline, { file }),
  ];
};
