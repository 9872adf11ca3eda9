"use client";
/** The question of a page, to be taken along: as a link, as JSON and as a command for curl. */
import type { CopiedLink } from "./use-copied-link";
import { Icon } from "../icons/icon";

interface CopyLinksProps {
  /** Address of the same answer as JSON. */
  api: string;
  copies: Pick<CopiedLink, "copyLink" | "copyText">;
  /** Class of the buttons. */
  button: string;
}

export function CopyLinks({ api, copies: { copyLink, copyText }, button }: CopyLinksProps) {
  return (
    <>
      <button className={button} onClick={copyLink}>
        <Icon name="link" />
        Link
      </button>
      <a className={button} href={api}>
        <Icon name="json" />
        JSON
      </a>
      <button
        className={button}
        onClick={() => copyText(`curl '${location.origin}${api.replaceAll("'", "%27")}'`, "Command copied.")}
      >
        <Icon name="terminal" />
        curl
      </button>
    </>
  );
}
