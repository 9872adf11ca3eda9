"use client";
/** The button of what can be done with the open file as a whole. */
import { useRouter } from "next/navigation";
import { Icon } from "../icons/icon";
import { ContextMenu } from "../menu/context-menu";
import { usePopoverButton } from "../shell/use-popover-button";
import { fileActions, rawAddress } from "./file-actions";
import type { CopiedLink } from "./use-copied-link";
import { toggleWrap, useWrap } from "./use-wrap";

interface FileMenuProps {
  repo: string;
  file: string;
  at: { line: number; column: number };
  copies: Pick<CopiedLink, "copyText" | "say">;
}

export function FileMenu({ repo, file, at, copies }: FileMenuProps) {
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
  return (
    <>
      <button
        ref={opener}
        className="button square"
        aria-label="About this file"
        title="About this file"
        aria-haspopup="menu"
        aria-expanded={beside !== null}
        onClick={toggle}
      >
        <Icon name="more" />
      </button>
      {beside !== null && (
        <ContextMenu
          label="About this file"
          beside={beside}
          groups={fileActions({
            ...{ repo, file, at, wrap },
            onWrap: toggleWrap,
            onCopyAll: copyAll,
            onVisit: (url) => router.push(url),
          })}
          onClose={close}
        />
      )}
    </>
  );
}
