"use client";
/** The commits that changed a file, the newest first. */
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { historyQuery } from "@/lib/client/queries/history";
import { historyUrl, revisionUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { counted } from "../words/figures";
import type { HistoryProps } from "./history-props";

/** Letters of a commit that people write. */
const SHORT = 10;

export function Commits({ repo, file, rev }: HistoryProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery({ repo, file, rev }),
  );
  const pages = data?.pages ?? [];
  const commits = pages.flatMap(({ results }) => results);
  const last = pages.at(-1);
  return (
    <div className="scrolls grow" role="region" aria-label="Commits" tabIndex={0}>
      <p className="history-note soft num" role="status">
        {last === undefined
          ? error === null && "Git is being asked."
          : commits.length > 0
            ? `${last.totalIsLowerBound ? "At least " : ""}${counted(last.totalMatches, "commit")}`
            : last.emptyReason?.message}
      </p>
      {rev !== undefined && (
        <p className="banner flat">
          <Icon name="clock" />
          <span className="grow">
            Up to <code>{rev.slice(0, SHORT)}</code>
          </span>
          <Link className="button outlined" href={historyUrl(repo, file)}>
            All commits
          </Link>
        </p>
      )}
      {error !== null && (
        <FailureBanner what="The history could not be read." error={error} retry={() => void refetch()} />
      )}
      <ol className="commits">
        {commits.map(({ commit, author, at, summary, file: then }) => (
          <li key={commit} className="commit">
            <Link
              className="meta soft commit-then"
              href={revisionUrl(repo, then, commit)}
              title={`As it was in ${commit}`}
            >
              <code>{commit.slice(0, SHORT)}</code>
            </Link>
            <span className="commit-summary" title={summary}>
              {summary}
              {then !== file && <span className="meta quiet">{` as ${then}`}</span>}
            </span>
            <span className="cut soft" title={author}>
              {author}
            </span>
            <time className="meta quiet num" dateTime={at} title={at}>
              {at.slice(0, 10)}
            </time>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <p className="hit-more">
          <button className="button outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older commits
          </button>
        </p>
      )}
    </div>
  );
}
