/** Says where the lines of a link went: the file has moved on since the link was made. */
import { count } from "../words/figures";
import { shortRevision } from "../words/short-revision";
import type { LineRange } from "./line-range";
import type { Drift } from "./use-asked-lines";

/** @param indexed commit that is indexed */
export function driftWords({ asked, now, by, symbol, revision }: Drift, indexed: string | null = null): string {
  const made = revision === null ? "" : ` at revision ${shortRevision(revision)}`;
  const is = revision === null || indexed === null ? "" : `; this is ${shortRevision(indexed)}`;
  const was = `This link was made for ${linesWord(asked)}${made}${is}.`;
  switch (by) {
    case "text":
      return `${was} The same text stands in ${linesWord(now ?? asked)} now.`;
    case "first line":
      return `${was} Its first line stands in line ${count((now ?? asked).start)} now; what follows was edited since.`;
    case "symbol":
      return `${was} Its text was edited since: these are the same lines of ${symbol ?? "its symbol"} now.`;
    case null:
      return `${was} What they said is not in the file any more.`;
  }
}

const linesWord = ({ start, end }: LineRange): string =>
  start === end ? `line ${count(start)}` : `lines ${count(start)} to ${count(end)}`;
