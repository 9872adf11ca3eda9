"use client";
/** What can be done with the open file as a whole, once its menu is opened. */
import { useRouter } from "next/navigation";
import { fileUrl } from "@/lib/contract/page-url";
import { ContextMenu } from "../menu/context-menu";
import type { Box } from "../shell/popover";
import { shortRevision } from "../words/short-revision";
import { fileActions, rawAddress } from "./file-actions";
import type { CopiedLink } from "./use-copied-link";
import { toggleWrap, useWrap } from "./use-wrap";

/** Letters of a commit that a link holds. */
const SHORT = 10;

export interface OpenFileMenuProps {
  repo: string;
  file: string;
  at: { line: number; column: number };
  /** Commit that is indexed. */
  revision: string | null;
  copies: Pick<CopiedLink, "copyText" | "say">;
  label: string;
  beside: Box;
  onClose: (pressed: boolean) => void;
}

export function OpenFileMenu({ repo, file, at, revision, copies, ...menu }: OpenFileMenuProps) {
  const router = useRouter();
  const wrap = useWrap();
  const copyAll = (): void =>
    void fetch(rawAddress(repo, file))
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(
        (text) => copies.copyText(text, `The text of ${file.slice(file.lastIndexOf("/") + 1)} copied.`),
        () => copies.say("The text could not be read."),
      );
  const copyCommit = (commit: string) => () =>
    copies.copyText(
      `${location.origin}${fileUrl(`${repo}@${commit.slice(0, SHORT)}`, file)}#L${at.line}`,
      `Link copied. It says when the code has moved on from ${shortRevision(commit)}, and shows it as it was.`,
    );
  return (
    <ContextMenu
      {...menu}
      groups={fileActions({
        ...{ repo, file, at, wrap },
        onWrap: toggleWrap,
        onCopyAll: copyAll,
        onCopyCommit: revision === null ? null : copyCommit(revision),
        onVisit: (url) => router.push(url),
      })}
    />
  );
}
