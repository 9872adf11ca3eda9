/** What a running index has done so far, and what is still ahead. */
import Link from "next/link";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { count, duration, percent } from "../words/figures";
import { PhaseLine } from "./phase-line";

export function IndexingCard({ repository, left }: { repository: RepositoryRow; left: number }) {
  const { name, run } = repository;
  if (run === null) return null;
  const share = percent(run.filesDone, run.filesTotal);
  return (
    <section className="card" aria-labelledby="indexing">
      <header className="card-head">
        <h2 id="indexing" className="grow cut">
          Indexing {name}
        </h2>
        <span className="num strong">{share}</span>
        {run.secondsLeft !== null && <span className="meta quiet num">about {duration(run.secondsLeft)} left</span>}
      </header>
      <div
        role="progressbar"
        aria-label={`Indexing ${name}`}
        aria-valuemin={0}
        aria-valuemax={run.filesTotal}
        aria-valuenow={run.filesDone}
        aria-valuetext={`${count(run.filesDone)} of ${count(run.filesTotal)} files`}
      />
      <PhaseLine run={run} />
      <div className="figures indexing-figures">
        <div className="figure">
          <b>
            {count(run.filesDone)}
            <span className="unit"> / {count(run.filesTotal)}</span>
          </b>
          <span className="meta quiet">files read</span>
        </div>
        <div className="figure">
          <b>{count(run.symbols)}</b>
          <span className="meta quiet">symbols, searchable now</span>
        </div>
        <div className="figure">
          <b>
            {run.filesPerSecond === null ? "–" : count(Math.round(run.filesPerSecond))}
            <span className="unit"> /s</span>
          </b>
          <span className="meta quiet">files</span>
        </div>
        <div className="figure">
          <b>{count(left)}</b>
          <Link className="link meta" href="/status">
            left out, and why
          </Link>
        </div>
      </div>
    </section>
  );
}
