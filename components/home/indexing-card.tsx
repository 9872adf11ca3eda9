/** A repository that is being read: how far, how fast, what was left out. */
import Link from "next/link";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { LeadLine } from "../status/lead-line";
import { bytes, count, duration, percent } from "../text/figures";

export function IndexingCard({ repository }: { repository: RepositoryRow }) {
  const { run, name, symbols } = repository;
  if (run === null) return null;
  const id = `indexing-${name}`;
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 className="heading grow" id={id}>
          Indexing {name}
        </h2>
        <span className="num medium">{percent(run.filesDone, run.filesTotal)} %</span>
        {run.secondsLeft !== null && <span className="meta faint num">about {duration(run.secondsLeft)} left</span>}
      </header>
      <LeadLine repository={repository} large />
      <dl className="figures">
        <div>
          <dd>
            {count(run.filesDone)}
            <small> / {count(run.filesTotal)}</small>
          </dd>
          <dt>files read</dt>
        </div>
        <div>
          <dd>{count(Math.max(symbols, run.symbols))}</dd>
          <dt>symbols, searchable now</dt>
        </div>
        <div>
          <dd>
            {run.filesPerSecond === null ? "–" : count(Math.round(run.filesPerSecond))}
            <small> /s</small>
          </dd>
          <dt>files</dt>
        </div>
        <div>
          <dd>
            {bytes(run.bytesDone)}
            <small> / {bytes(run.bytesTotal)}</small>
          </dd>
          <dt>
            <Link className="link" href="/status">
              skipped, and why
            </Link>
          </dt>
        </div>
      </dl>
    </section>
  );
}
