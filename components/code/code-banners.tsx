"use client";
/** What a reader must know about the file before trusting what it shows. */
import { Icon } from "../icons/icon";
import { usePalette } from "../palette/palette-provider";
import { count, countOf } from "../text/figures";
import type { CodeViewProps } from "./code-view";
import "../states/states.css";

/** Gaps that are named; more are counted. */
const NAMED = 3;

export function CodeBanners({ description, text, cutAt, missing, pending }: CodeViewProps) {
  const { open } = usePalette();
  const { status, detail, gaps, lines } = description;
  return (
    <>
      {missing !== null && (
        <div className="banner banner-warn">
          <Icon name="ui-info" />
          <span className="grow">
            <b>
              <code>{missing}</code> is no longer here.
            </b>{" "}
            It was renamed or removed since the link was made.
          </span>
          <button className="button outlined" onClick={() => open(missing)}>
            Search for it
          </button>
        </div>
      )}
      {pending > 0 && (
        <div className="banner banner-warn">
          <Icon name="ui-clock" />
          <span className="grow">
            <b>{pending === 1 ? "1 file is" : `${count(pending)} files are`} newer than the index.</b> They are being
            read now; this one may be among them.
          </span>
        </div>
      )}
      {gaps.length > 0 && (
        <div className="banner banner-warn">
          <Icon name="ui-warning" />
          <span className="grow">
            <b>{gapWords(gaps)} could not be parsed.</b> The rest of the file is indexed.
          </span>
        </div>
      )}
      {text !== null && (status === "skipped" || status === "failed") && (
        <div className="banner">
          <Icon name={status === "failed" ? "ui-error" : "ui-minus"} />
          <span className="grow">
            <b>No symbols of this file are known.</b> {status === "failed" ? "Failed" : "Skipped"}:{" "}
            {detail ?? "no reason"}
          </span>
        </div>
      )}
      {cutAt !== null && (
        <div className="banner">
          <Icon name="ui-info" />
          <span className="grow">
            Lines 1–{count(cutAt)} of {countOf(lines, "line")} are shown: the text is too long for one page.
          </span>
        </div>
      )}
    </>
  );
}

function gapWords(gaps: CodeViewProps["description"]["gaps"]): string {
  const range = ({ startLine, endLine }: { startLine: number; endLine: number }): string =>
    startLine === endLine ? String(startLine) : `${startLine}–${endLine}`;
  const one = gaps.length === 1 && gaps[0].startLine === gaps[0].endLine;
  const named = gaps.slice(0, NAMED).map(range).join(", ");
  const more = gaps.length > NAMED ? ` and ${count(gaps.length - NAMED)} more places` : "";
  return `${one ? "Line" : "Lines"} ${named}${more}`;
}
