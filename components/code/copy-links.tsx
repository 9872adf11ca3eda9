"use client";
/** Copies the question of a page: as a link, as JSON, as a command for curl and as a call over MCP. */
import type { CopiedLink } from "./use-copied-link";
import { Icon } from "../icons/icon";
import { curlOf, type Question } from "../ways/question";
import { WaysButton } from "../ways/ways-button";

interface CopyLinksProps {
  question: Question;
  copies: Pick<CopiedLink, "copyLink" | "copyText">;
  /** Class of the buttons. */
  button: string;
}

export function CopyLinks({ question, copies: { copyLink, copyText }, button }: CopyLinksProps) {
  return (
    <>
      <button className={button} onClick={copyLink}>
        <Icon name="link" />
        Link
      </button>
      <a className={button} href={question.address}>
        <Icon name="json" />
        JSON
      </a>
      <button className={button} onClick={() => copyText(curlOf(question, location.origin), "Command copied.")}>
        <Icon name="terminal" />
        curl
      </button>
      <WaysButton questions={[question]} className={button} word="MCP" />
    </>
  );
}
