"use client";
/**
 * The state of the index in the top bar: an icon and a word, and the way to the status page. Offline, when it asks
 * again.
 */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useCallback } from "react";
import { ApiError } from "@/lib/client/api-error";
import { statusQuery } from "@/lib/client/queries/status";
import type { IndexState } from "@/lib/contract/envelope";
import { Icon } from "../icons/icon";
import { counted, percent } from "../words/figures";
import { ProgressRing } from "./progress-ring";
import { useLostServer } from "./use-lost-server";
import { useOffline } from "./use-offline";

export function IndexPill() {
  const { data, error, errorUpdatedAt, refetch } = useQuery(statusQuery());
  const ask = useCallback(() => void refetch(), [refetch]);
  const left = useOffline(error === null ? null : errorUpdatedAt, ask);
  useLostServer(ask);
  if (error !== null) {
    const what = error instanceof ApiError && error.status > 0 ? "No answer" : "Offline";
    return (
      <span role="status">
        <button className="pill err" title={`${error.message} Ask now`} onClick={ask}>
          <Icon name="offline" size={14} />
          {what}
          <span className="num" aria-hidden>
            {left === null || left === 0 ? "asking" : `again in ${left} s`}
          </span>
        </button>
      </span>
    );
  }
  if (data === undefined) return <span className="pill" />;
  const failed = data.repositories.some(({ state }) => state === "failed");
  const { tone, mark, words } = failed && data.index.state !== "indexing" ? FAILED : describe(data.index);
  return (
    <Link className={`pill ${tone}`} href="/status">
      {mark}
      <span className="num">{words}</span>
    </Link>
  );
}

const FAILED = { tone: "warn", mark: <Icon name="warning" size={14} />, words: "A repository failed" };

function describe(index: IndexState) {
  switch (index.state) {
    case "ready":
      return { tone: "", mark: <Icon name="check" size={14} className="tone-ok" />, words: "Index ready" };
    case "empty":
      return { tone: "", mark: <Icon name="info" size={14} />, words: "Nothing indexed" };
    case "stale":
      return {
        tone: "warn",
        mark: <Icon name="clock" size={14} />,
        words: `${counted(index.pending, "file")} behind`,
      };
    case "indexing":
      return {
        tone: "busy",
        mark: <ProgressRing share={index.total === 0 ? 0 : index.done / index.total} />,
        // What is queued is not counted yet: all that is known being read is not the end.
        words: index.done < index.total ? `Indexing ${percent(index.done, index.total)}` : "Indexing",
      };
  }
}
