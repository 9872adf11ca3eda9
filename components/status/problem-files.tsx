"use client";
/** The files that were skipped, failed or have gaps, each with its reason; page by page. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { statusQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { bytes, count } from "../text/figures";
import { middleCut } from "../text/middle-cut";
import { statusWords, wordOf } from "./reason-words";
import type { Status } from "./status-view";
import type { ProblemFilter, ProblemStatus } from "./use-problem-filter";

const PAGE = 25;
const CHOICES: readonly (ProblemStatus | null)[] = [null, "failed", "skipped", "partial"];

interface Props {
  filter: ProblemFilter;
  reasons: Status["reasons"];
}

export function ProblemFiles({ filter, reasons }: Props) {
  const { status, reason, pages } = filter;
  const { data, error, refetch } = useQuery(
    statusQuery({
      status: status ?? undefined,
      reason: reason ?? undefined,
      limit: PAGE,
      cursor: pages.at(-1) ?? undefined,
    }),
  );
  const filesOf = (wanted: ProblemStatus | null): number =>
    reasons.reduce((sum, row) => sum + (wanted === null || row.status === wanted ? row.files : 0), 0);
  const first = (pages.length - 1) * PAGE;
  const rows = data?.results ?? [];
  return (
    <section className="card" aria-labelledby="problems">
      <header className="status-problem-head">
        <h2 className="heading" id="problems">
          Files
        </h2>
        <div className="across grow" role="group" aria-label="State of the files">
          {CHOICES.map((choice) => (
            <button
              key={choice ?? "all"}
              className="filter-chip"
              aria-pressed={status === choice && reason === null}
              onClick={() => filter.choose(choice, null)}
            >
              {choice === null ? "All" : statusWords[choice]} <span className="count">{count(filesOf(choice))}</span>
            </button>
          ))}
          {reason !== null && (
            <button className="filter-chip" aria-pressed="true" onClick={() => filter.choose(null, null)}>
              {wordOf(status ?? "skipped", reason)} <Icon name="ui-close" size={12} label="lift" />
            </button>
          )}
        </div>
        <span className="meta faint num">
          {rows.length > 0 && `${count(first + 1)}–${count(first + rows.length)} of ${count(data?.totalMatches ?? 0)}`}
        </span>
        <button
          className="button square"
          aria-label="Previous page"
          disabled={pages.length === 1}
          onClick={filter.previous}
        >
          <Icon name="ui-back" />
        </button>
        <button
          className="button square"
          aria-label="Next page"
          disabled={data?.next == null}
          onClick={() => data?.next != null && filter.next(data.next)}
        >
          <Icon name="ui-forward" />
        </button>
      </header>
      {error !== null && (
        <p className="status-message">
          {error.message}{" "}
          <button className="button outlined" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      )}
      {data !== undefined && rows.length === 0 && <p className="status-message">No file is in this state.</p>}
      <ul>
        {rows.map((file) => (
          <li key={file.url}>
            <Link className="row status-problem" href={file.url} prefetch={false} title={`${file.repo}/${file.file}`}>
              <Icon
                name={file.status === "partial" ? "ui-warning" : file.status === "failed" ? "ui-error" : "ui-minus"}
                size={14}
                label={statusWords[file.status]}
                className={
                  file.status === "partial" ? "tone-warn" : file.status === "failed" ? "tone-err" : "tone-idle"
                }
              />
              <span className="small-code cut">{middleCut(`${file.repo}/${file.file}`, 80)}</span>
              <span className="meta quiet cut">{file.detail ?? wordOf(file.status, file.reason)}</span>
              <span className="meta faint num">{bytes(file.size)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
