"use client";
/** The state of the index in the top bar: an icon and a word, and the way to the status page. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { statusQuery } from "@/lib/client/queries";
import type { z } from "zod";
import type { indexStateSchema } from "@/lib/contract/envelope";
import { Icon } from "../icons/icon";
import { counted, percent } from "../words/figures";
import { ProgressRing } from "./progress-ring";
import { useOffline } from "./use-offline";

type IndexState = z.output<typeof indexStateSchema>;

export function IndexPill() {
  const { data, isError } = useQuery(statusQuery());
  useOffline(isError);
  if (isError) {
    return (
      <Link className="pill err" href="/status" role="status">
        <Icon name="offline" size={14} />
        Server not reached
      </Link>
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
        words: `Indexing ${percent(index.done, index.total)}`,
      };
  }
}
