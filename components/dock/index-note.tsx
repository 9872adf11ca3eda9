"use client";
/**
 * Above a list whose answer may be incomplete: how far the index is, or how far it is behind. Gone when the index is
 * ready.
 */
import { useQuery } from "@tanstack/react-query";
import { statusQuery } from "@/lib/client/queries/status";
import type { IndexState } from "@/lib/contract/envelope";
import { Icon } from "../icons/icon";
import { ProgressRing } from "../shell/progress-ring";
import { count, counted } from "../words/figures";

interface IndexNoteProps {
  /** As the answer has it; undefined while there is none. */
  index: IndexState | undefined;
  /** Rows that were found so far. */
  found: number | undefined;
}

export function IndexNote({ index, found }: IndexNoteProps) {
  const { data } = useQuery(statusQuery());
  if (index === undefined) return null;
  // The answer is as old as its rows; the figures of the same state move on.
  const now = data?.index.state === index.state ? data.index : index;
  if (index.state === "indexing")
    return (
      <p className="banner flat">
        <ProgressRing share={now.total === 0 ? 0 : now.done / now.total} />
        <span className="num">
          {`${found === undefined ? "" : `${count(found)} so far, `}${count(now.done)} of ${counted(now.total, "file")} read. The list is asked for again at the end.`}
        </span>
      </p>
    );
  if (index.state === "stale")
    return (
      <p className="banner warn flat">
        <Icon name="clock" />
        {`${counted(now.pending, "file is", "files are")} newer than the index. ${now.pending === 1 ? "It is" : "They are"} being read now.`}
      </p>
    );
  return null;
}
