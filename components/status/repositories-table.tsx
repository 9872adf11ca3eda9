"use client";
/** Every repository: phases as a lead line, files, symbols, rate, state. */
import Link from "next/link";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { RepositoryState } from "../home/repository-state";
import { Icon } from "../icons/icon";
import { bytes, count, duration } from "../text/figures";
import { useNow } from "../text/use-now";
import { LeadLine } from "./lead-line";

export function RepositoriesTable({ repositories }: { repositories: readonly RepositoryRow[] }) {
  const now = useNow();
  return (
    <section className="card status-repositories" aria-labelledby="status-repositories">
      <header>
        <h2 className="heading" id="status-repositories">
          Repositories<span className="count">{count(repositories.length)}</span>
        </h2>
      </header>
      <div className="status-scroll" tabIndex={0} role="region" aria-label="Repositories, a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Repository</th>
              <th scope="col">Phases</th>
              <th scope="col" className="right">
                Files
              </th>
              <th scope="col" className="right">
                Symbols
              </th>
              <th scope="col" className="right">
                Rate
              </th>
              <th scope="col" className="right">
                State
              </th>
            </tr>
          </thead>
          <tbody>
            {repositories.map((repository) => (
              <Row key={repository.name} repository={repository} now={now} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ repository, now }: { repository: RepositoryRow; now: number | null }) {
  const { name, scope, branch, revision, files, symbols, url, run, state } = repository;
  const rate = rateOf(repository);
  return (
    <tr>
      <td>
        <Link className="across" href={url}>
          <Icon name="repository" label="repository" className="kind-scope" />
          <b className="medium">{name}</b>
          {scope === "external" && <span className="chip outline">external</span>}
        </Link>
        <div className="status-origin meta faint mono">{origin(branch, revision)}</div>
      </td>
      <td className="status-phases">
        <LeadLine repository={repository} />
      </td>
      <td className="right">
        {state === "indexing" && run !== null ? count(run.filesDone) : count(files)}
        {state === "indexing" && run !== null && <div className="meta faint">of {count(run.filesTotal)}</div>}
      </td>
      <td className="right">{count(symbols)}</td>
      <td className="right">
        {rate.figure}
        <div className="meta faint">{rate.more}</div>
      </td>
      <td className="right">
        <RepositoryState repository={repository} now={now} />
      </td>
    </tr>
  );
}

const origin = (branch: string | null, revision: string | null): string =>
  [branch, revision?.slice(0, 7) ?? "no revision"].filter((part) => part !== null).join(" ");

/** While it runs files per second and bytes; afterwards how long it took. */
function rateOf({ run, state }: RepositoryRow): { figure: string; more: string } {
  if (run === null) return { figure: "–", more: "" };
  const seconds = (Date.parse(run.finishedAt ?? run.updatedAt) - Date.parse(run.startedAt)) / 1000;
  if (state === "indexing") {
    const figure = run.filesPerSecond === null ? "–" : `${count(Math.round(run.filesPerSecond))} files/s`;
    return { figure, more: seconds > 0 ? `${bytes(run.bytesDone / seconds)}/s` : "" };
  }
  return { figure: "–", more: run.finishedAt === null ? "" : `took ${duration(seconds)}` };
}
