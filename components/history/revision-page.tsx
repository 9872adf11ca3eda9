"use client";
/** A file as it was in a commit: plain rows in their colours. What the index knows of it now is one link away. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { remote } from "@/lib/client/remote";
import { contentQuery } from "@/lib/client/queries/files";
import { fileUrl, historyUrl } from "@/lib/contract/page-url";
import { rawAddress } from "../code/file-actions";
import { parseLineRange } from "../code/line-range";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { linesOf } from "../highlight/lines-of";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { count } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { revisionWords } from "./revision-words";
import { IconLink } from "../ui/icon-button";
import "./history-page.css";

/** Rows of one page; the whole text is there as text alone. */
const MOST_LINES = 5_000;
const NO_NAMES = new Map();

interface RevisionPageProps {
  repo: string;
  file: string;
  /** As the address names it. */
  rev: string;
}

export function RevisionPage({ repo, file, rev }: RevisionPageProps) {
  const { data, error, refetch } = useQuery(contentQuery({ repo, file, rev }));
  const all = useMemo(() => linesOf(data?.text ?? ""), [data]);
  const lines = useMemo(() => all.slice(0, MOST_LINES), [all]);
  const coloured = useMemo(() => colourLines(lines, data?.language ?? null, NO_NAMES), [lines, data]);
  const rows = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined && data.text !== null;
  useEffect(() => {
    const asked = isThere ? parseLineRange(location.hash) : null;
    if (asked === null) return;
    for (const row of rows.current?.querySelectorAll<HTMLElement>("[data-line]") ?? []) {
      const line = Number(row.dataset.line);
      row.classList.toggle("picked", asked.start <= line && line <= asked.end);
      if (line === asked.start) row.scrollIntoView({ block: "center" });
    }
  }, [isThere, coloured]);
  const isGone = data?.reason === "vanished";
  return (
    <main id="main" className="history-page">
      <header className="history-head">
        <h1 className="line cut">
          <Icon name="clock" />
          <span className="strong cut">{file.slice(file.lastIndexOf("/") + 1)}</span>
          <span className="meta quiet cut">{`at ${(data?.revision ?? rev).slice(0, 10)}`}</span>
        </h1>
        <span className="meta quiet grow history-folder">
          <PathCut path={[repo, ...file.split("/").slice(0, -1)].join("/")} />
        </span>
        {!isGone && data !== undefined && (
          <a
            className="button outlined"
            href={`${fileUrl(repo, file)}?rev=${encodeURIComponent(data.revision ?? rev)}`}
            onClick={(event) => {
              // Lines of the address are looked for in the file as it is now.
              event.currentTarget.href += location.hash;
            }}
          >
            As it is now
          </a>
        )}
        {!isGone && data !== undefined && (
          <IconLink href={historyUrl(repo, file, data.revision ?? rev)} icon="clock" label="History" title="History" />
        )}
        <WaysButton questions={[questionOf("This text", remote.read_file, { file, repo, rev })]} />
      </header>
      <p className="banner flat" role="status">
        <Icon name="info" />
        {data === undefined ? (error === null ? "Git is being asked." : "Git said nothing.") : revisionWords(data, rev)}
      </p>
      {error !== null && (
        <FailureBanner what="The text could not be read." error={error} retry={() => void refetch()} />
      )}
      <div className="scrolls grow" role="region" aria-label={`Code of ${file}`} tabIndex={0} ref={rows}>
        {coloured.map((line, at) => (
          <div className="blame-line" data-line={at + 1} id={`L${at + 1}`} key={at}>
            <a className="blame-number num" href={`#L${at + 1}`}>
              {at + 1}
            </a>
            <code>
              <ColouredText {...line} />
            </code>
          </div>
        ))}
        {all.length > MOST_LINES && (
          <p className="hit-more">
            <a className="button outlined" href={`${rawAddress(repo, file)}?rev=${encodeURIComponent(rev)}`}>
              {`All ${count(all.length)} lines as text alone`}
            </a>
          </p>
        )}
      </div>
    </main>
  );
}
