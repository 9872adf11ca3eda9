"use client";
/** Files that are not wholly indexed, by reason; a reason chooses the files below. */
import { count } from "../text/figures";
import { statusWords, wordOf } from "./reason-words";
import type { Status } from "./status-view";
import type { ProblemFilter, ProblemStatus } from "./use-problem-filter";

interface Props {
  reasons: Status["reasons"];
  filter: ProblemFilter;
}

export function ReasonsCard({ reasons, filter }: Props) {
  const total = reasons.reduce((sum, { files }) => sum + files, 0);
  const most = Math.max(1, ...reasons.map(({ files }) => files));
  return (
    <section className="card" aria-labelledby="reasons">
      <header>
        <h2 className="heading" id="reasons">
          Not wholly indexed<span className="count">{count(total)}</span>
        </h2>
      </header>
      <div className="status-reasons" role="group" aria-label="Reasons">
        {reasons.length === 0 && <p className="quiet">Every file is indexed whole.</p>}
        {[...reasons]
          .sort((a, b) => b.files - a.files)
          .map(({ status, reason, files }) => {
            const known: ProblemStatus = status === "indexed" ? "partial" : status;
            const on = filter.status === known && filter.reason === reason;
            return (
              <button
                key={`${status} ${reason}`}
                className="status-reason"
                aria-pressed={on}
                onClick={() => (on ? filter.choose(null, null) : filter.choose(known, reason))}
              >
                <span className="cut">
                  {wordOf(status, reason)} <span className="meta faint">{statusWords[status].toLowerCase()}</span>
                </span>
                <i style={{ width: `${(files / most) * 100}%` }} />
                <span className="num">{count(files)}</span>
              </button>
            );
          })}
      </div>
    </section>
  );
}
