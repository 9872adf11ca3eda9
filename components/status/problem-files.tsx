"use client";
/** Every file that was skipped, failed or has gaps, with its reason; page by page. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { FailureBanner } from "../shell/failure-banner";
import { bytes, count } from "../words/figures";
import { cutMiddle } from "../words/paths";
import { reasonWords, statusWord } from "../words/reasons";
import { PROBLEM_PAGE } from "./problem-page";
import type { Reason } from "./status-type";
import { figure, TableHead } from "./table-head";

const STATUSES = ["failed", "skipped", "partial"] as const;

export function ProblemFiles({ reasons }: { reasons: readonly Reason[] }) {
  const [status, setStatus] = useState<(typeof STATUSES)[number] | undefined>(undefined);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery(statusQuery({ status, limit: PROBLEM_PAGE, cursor: cursors.at(-1) }));
  const filesOf = (wanted: string): number =>
    reasons.filter((reason) => reason.status === wanted).reduce((sum, { files }) => sum + files, 0);
  if (reasons.length === 0) return null;
  const first = cursors.length * PROBLEM_PAGE;
  return (
    <section className="card" aria-labelledby="problem-files">
      <header className="card-head status-wraps">
        <h2 id="problem-files" className="grow">
          Files, with their reason
        </h2>
        <div className="line" role="group" aria-label="Show only">
          {STATUSES.map((each) => (
            <button
              key={each}
              className="filter"
              aria-pressed={status === each}
              onClick={() => {
                setStatus(status === each ? undefined : each);
                setCursors([]);
              }}
            >
              {statusWord(each)} <span className="num">{count(filesOf(each))}</span>
            </button>
          ))}
        </div>
      </header>
      {error !== null && <FailureBanner what="The list could not be read." error={error} retry={refetch} />}
      <div className="status-table">
        <table className="tight">
          <TableHead columns={["File", "Repository", "State", "Why", figure("Size")]} />
          <tbody>
            {data?.results.map(({ repo, file, url, status: each, reason, detail, size }) => (
              <tr key={`${repo}/${file}`}>
                <td>
                  <Link className="link mono meta" href={url} title={file}>
                    {cutMiddle(file, 70)}
                  </Link>
                </td>
                <td>{repo}</td>
                <td className={each === "failed" ? "tone-err" : each === "partial" ? "tone-warn" : "soft"}>
                  {statusWord(each)}
                </td>
                <td className="soft status-why cut" title={detail ?? ""}>
                  {detail ?? reasonWords(reason)}
                </td>
                <td className="right">{bytes(size)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className="pager">
        <span className="meta quiet num">
          {data === undefined || data.totalMatches === 0
            ? "None"
            : `${count(first + 1)} to ${count(first + data.results.length)} of ${count(data.totalMatches)}`}
        </span>
        <button className="button" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
          Previous
        </button>
        <button
          className="button"
          disabled={data?.next === null || data === undefined}
          onClick={() => data?.next && setCursors([...cursors, data.next])}
        >
          Next
        </button>
      </footer>
    </section>
  );
}
