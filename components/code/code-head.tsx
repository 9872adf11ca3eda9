"use client";
/** The line above the code: where this is, down to the symbol under the cursor, and the way to link here. */
import Link from "next/link";
import { Fragment } from "react";
import { fileOutline, type OutlineNode } from "@/lib/contract/file-outline";
import { fileUrl } from "@/lib/contract/page-url";
import { readFile } from "@/lib/contract/read-file";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { moduleFolder } from "../words/module-folder";
import type { Counterpart } from "@/lib/contract/symbol-counterpart";
import { FileLink } from "../navigate/file-link";
import { openOutline } from "../dock/dock-store";
import { ownerOf } from "../outline/outline-rows";
import { FileCrumb } from "./file-crumb";
import { FolderCrumbs } from "./folder-crumbs";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { PanelButton } from "./panel-button";
import { sideWord } from "./use-counterpart";
import type { CodePageProps } from "./code-page-props";

interface CodeHeadProps {
  content: CodePageProps["content"];
  around: readonly OutlineNode[];
  counterpart: Counterpart | null;
  onCopy: () => void;
  onOpen: (node: OutlineNode) => void;
  onUsages: () => void;
}

/** Symbols around the cursor that are named in a narrow head, too. */
const INNERMOST = 2;

export function CodeHead({ content: { repo, file, module }, around, counterpart, ...head }: CodeHeadProps) {
  const { onCopy, onOpen, onUsages } = head;
  const above = moduleFolder(file, module);
  const folders = file.split("/").slice(0, -1);
  // Of the folders above the module nothing is said.
  const first = above === null ? 0 : above.split("/").length;
  return (
    <div className="code-head">
      <PanelButton panel="files" className="button square drawer-button" />
      <nav className="crumbs" aria-label="Place">
        <Link href={fileUrl(repo, "")} title={repo}>
          <span className="cut">{repo}</span>
        </Link>
        {above !== null && (
          <>
            <Between className="module-crumb" />
            <Link className="module-crumb" href={fileUrl(repo, above)} title={above}>
              <Icon name="module" className="k-scope" label="module" />
              <span className="cut">{module}</span>
            </Link>
          </>
        )}
        <FolderCrumbs repo={repo} folders={folders} first={first} />
        <Between />
        <FileCrumb repo={repo} file={file} />
        {around.map((node, at) => (
          <Fragment key={`${node.key}:${node.line}`}>
            <Between className={at < around.length - INNERMOST ? "outer" : ""} />
            <button
              className={at < around.length - INNERMOST ? "outer" : ""}
              title={node.name}
              onClick={() => onOpen(node)}
            >
              <KindIcon kind={node.kind} />
              <span className="cut crumb-owner">{ownerOf(node)}</span>
              <span className="cut">{node.ownName ?? node.name}</span>
            </button>
          </Fragment>
        ))}
      </nav>
      <button className="button square" aria-label="Back" title="Back (Alt ←)" onClick={() => history.back()}>
        <Icon name="back" />
      </button>
      <button className="button square" aria-label="Forward" title="Forward (Alt →)" onClick={() => history.forward()}>
        <Icon name="forward" />
      </button>
      {counterpart !== null && (
        <FileLink className="button" href={counterpart.url} title={`${counterpart.file} (Alt O)`}>
          <Icon name="split" />
          {sideWord(counterpart)}
        </FileLink>
      )}
      <button className="button square outline-button" aria-label="Outline" title="Outline (o)" onClick={openOutline}>
        <Icon name="outline" />
      </button>
      <button
        className="button square"
        aria-label="Usages of the name under the cursor"
        title="Usages of the name under the cursor (Shift F12, u)"
        onClick={onUsages}
      >
        <Icon name="inheritors" />
      </button>
      <WaysButton questions={questionsOf(repo, file)} className="button square ways-button" />
      <button className="button square" aria-label="Copy link" title="Copy link (y)" onClick={onCopy}>
        <Icon name="link" />
      </button>
    </div>
  );
}

const questionsOf = (repo: string, path: string) => {
  const file = `${repo}/${path}`;
  return [questionOf("Text of this file", readFile, { file }), questionOf("Its symbols", fileOutline, { file })];
};

function Between({ className = "" }: { className?: string }) {
  return <Icon name="chevron-right" size={12} className={`quiet ${className}`} />;
}
