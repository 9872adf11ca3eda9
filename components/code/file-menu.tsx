"use client";
/** The button of what can be done with the open file as a whole. */
import { useRouter } from "next/navigation";
import { fileUrl } from "@/lib/contract/page-url";
import { ContextMenu } from "../menu/context-menu";
import { usePopoverButton } from "../shell/use-popover-button";
import { shortRevision } from "../words/short-revision";
import { fileActions, rawAddress } from "./file-actions";
import type { CopiedLink } from "./use-copied-link";
import { toggleWrap, useWrap } from "./use-wrap";
import { IconButton } from "../ui/icon-button";

/** Letters of a commit that a link holds. */
const SHORT = 10;

interface FileMenuProps {
  repo: string;
  file: string;
  at: { line: number; column: number };
  /** Commit that is indexed. */
  revision: string | null;
  copies: Pick<CopiedLink, "copyText" | "say">;
}

export function FileMenu({ repo, file, at, revision, copies }: FileMenuProps) {
  const { opener, beside, toggle, close } = usePopoverButton();
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
    <>
      <IconButton
        ref={opener}

        icon="more"
        label="About this file"
        title="About this file"
        aria-haspopup="menu"
        aria-expanded={beside !== null}
        onClick={toggle}
      />
      {beside !== null && (
        <ContextMenu
          label="About this file"
          beside={beside}
          groups={fileActions({
            ...{ repo, file, at, wrap },
            onWrap: toggleWrap,
            onCopyAll: copyAll,
            onCopyCommit: revision === null ? null : copyCommit(revision),
            onVisit: (url) => router.push(url),
          })}
          onClose={close}
        />
      )}
    </>
  );
}
