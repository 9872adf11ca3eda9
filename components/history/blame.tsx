"use client";
/** The lines of a file, each run of them with the commit that wrote it. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { contentQuery } from "@/lib/client/queries/files";
import { blameQuery } from "@/lib/client/queries/history";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { linesOf } from "../highlight/lines-of";
import { FailureBanner } from "../shell/failure-banner";
import { fileUrl } from "@/lib/contract/page-url";
import { parseLineRange } from "../code/line-range";
import { blameRows } from "./blame-rows";
import type { HistoryProps } from "./history-props";

const NO_NAMES = new Map();

export function Blame({ repo, file, language }: HistoryProps) {
  const content = useQuery(contentQuery({ repo, file }));
  const blame = useInfiniteQuery(blameQuery({ repo, file }));
  const pages = useMemo(() => blame.data?.pages ?? [], [blame.data]);
  const last = pages.at(-1);
  const lines = useMemo(() => linesOf(content.data?.text ?? "").slice(0, last?.end ?? 0), [content.data, last]);
  const coloured = useMemo(() => colourLines(lines, language, NO_NAMES), [lines, language]);
  const rows = useMemo(() => blameRows(pages.flatMap(({ results }) => results)), [pages]);
  const list = useRef<HTMLDivElement>(null);
  const isThere = lines.length > 0;
  useEffect(() => {
    const asked = parseLineRange(location.hash);
    if (isThere && asked !== null) list.current?.querySelector(`#L${asked.start}`)?.scrollIntoView({ block: "center" });
  }, [isThere]);
  const error = content.error ?? blame.error;
  const why = pages.length > 0 && rows.size === 0 ? (last?.emptyReason?.message ?? null) : null;
  return (
    <div className="scrolls grow blame" role="region" aria-label={`Blame of ${file}`} tabIndex={0} ref={list}>
      {error !== null && (
        <FailureBanner
          what="The lines could not be read."
          error={error}
          retry={() => void Promise.all([content.refetch(), blame.refetch()])}
        />
      )}
      {(why !== null || (last === undefined && error === null)) && (
        <p className="history-note soft" role="status">
          {why ?? "Git is being asked."}
        </p>
      )}
      {rows.size > 0 &&
        coloured.map((line, at) => {
          const row = rows.get(at + 1);
          return (
            <div className={row?.begins ? "blame-line begins" : "blame-line"} id={`L${at + 1}`} key={at}>
              <span className="blame-commit meta" title={row?.title}>
                {row?.begins === true && (
                  <>
                    <span className="cut grow">{row.words}</span>
                    <span className="cut soft blame-author">{row.author}</span>
                    <span className="quiet num">{row.day}</span>
                  </>
                )}
              </span>
              <a className="blame-number num" href={`${fileUrl(repo, file)}#L${at + 1}`}>
                {at + 1}
              </a>
              <code>
                <ColouredText {...line} />
              </code>
            </div>
          );
        })}
      {blame.hasNextPage && (
        <p className="hit-more">
          <button
            className="button outlined"
            disabled={blame.isFetchingNextPage}
            onClick={() => void blame.fetchNextPage()}
          >
            Show more lines
          </button>
        </p>
      )}
    </div>
  );
}
