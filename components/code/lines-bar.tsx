"use client";
/** What can be done with the lines that are chosen. */
import { Icon } from "../icons/icon";
import { useAnnouncer } from "../shell/announcer";
import { linesOf } from "../highlight/lex-lines";
import { KeyName } from "../text/key-name";
import type { CodeViewProps } from "./code-view";
import { formatLines, type LineRange } from "./line-hash";

interface Props {
  text: CodeViewProps["text"];
  picked: LineRange;
  copyLink(): void;
  clear(): void;
}

export function LinesBar({ text, picked, copyLink, clear }: Props) {
  const { note } = useAnnouncer();
  const copyLines = (): void => {
    const lines = linesOf(text ?? "").slice(picked.start - 1, picked.end);
    navigator.clipboard.writeText(lines.join("\n")).then(
      () => note(lines.length === 1 ? "Line copied" : `${lines.length} lines copied`),
      () => note("The browser does not let this page copy. Select the text instead."),
    );
  };
  return (
    <div className="lines-bar" role="group" aria-label="Chosen lines">
      <span className="mono meta quiet grow">{formatLines(picked)}</span>
      <button className="button" onClick={copyLink}>
        <Icon name="ui-link" />
        Copy link <KeyName keys="y" />
      </button>
      <button className="button" onClick={copyLines}>
        <Icon name="ui-copy" />
        {picked.start === picked.end ? "Copy line" : "Copy lines"}
      </button>
      <button className="button square" aria-label="Choose no lines" onClick={clear}>
        <Icon name="ui-close" />
      </button>
    </div>
  );
}
